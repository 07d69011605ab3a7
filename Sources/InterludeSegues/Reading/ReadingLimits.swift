/// What a reader reads, and what of it Foundation's parser has to see.
package struct ReadingLimits: Sendable {
  /// The largest file, in bytes.
  let size: Int
  /// The deepest nesting of elements.
  let depth: Int
  /// The depths at which elements may be hidden from the parser: within the objects of scenes, and not too deep to be read.
  let sparedDepths: Range<Int>

  /// Makes limits.
  ///
  /// - Parameters:
  ///   - size: The largest file, in bytes.
  ///   - depth: The deepest nesting of elements.
  ///   - sparesParser: Whether elements of which a document keeps nothing are hidden from the parser.
  package init(size: Int, depth: Int, sparesParser: Bool) {
    self.size = size
    self.depth = depth
    let objects = 5
    sparedDepths = sparesParser && depth > objects ? objects + 1..<depth + 1 : 0..<0
  }
}
