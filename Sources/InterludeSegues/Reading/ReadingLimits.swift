/// What a reader reads, and what of it Foundation's parser has to see.
struct ReadingLimits: Sendable {
  /// The largest file, in bytes.
  let size: Int
  /// The deepest nesting of elements.
  let depth: Int
  /// Whether elements of which a document keeps nothing are hidden from the parser.
  let sparesParser: Bool

  /// The depths at which elements may be hidden: within the objects of scenes, and where they are not too deep.
  var sparedDepths: Range<Int> {
    let objects = 5
    return sparesParser && depth > objects ? objects + 1..<depth + 1 : 0..<0
  }
}
