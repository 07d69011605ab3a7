/// Reads storyboards, the XML files that Interface Builder writes.
///
/// A reader never traps on what it reads and loads nothing but the file. It takes a byte order mark, either kind of line
/// end, attributes in any order, unknown elements and processing instructions, which it passes over. It refuses document
/// type declarations, encodings other than UTF-8, and files beyond its limits.
///
/// Threads: a reader has no state; any number of threads may use one.
public struct StoryboardReader: Sendable {
  /// The largest file that is read, in bytes: over ten times the largest storyboard met.
  ///
  /// libxml2, Foundation's parser, refuses documents beyond ten million bytes unless it is told otherwise, for which Foundation
  /// has no way.
  public static let sizeLimit = 9_500_000
  /// The deepest nesting of elements that is read: 512, about ten times the deepest met.
  public static let depthLimit = 512

  private let limits: ReadingLimits

  /// Makes a reader.
  public init() {
    self.init(sizeLimit: Self.sizeLimit, depthLimit: Self.depthLimit)
  }

  /// Makes a reader with other limits.
  ///
  /// - Parameters:
  ///   - sizeLimit: The largest file, in bytes.
  ///   - depthLimit: The deepest nesting.
  ///   - sparesParser: Whether elements of which a document keeps nothing are hidden from Foundation's parser: faster, and
  ///     with the same result.
  package init(
    sizeLimit: Int = Self.sizeLimit, depthLimit: Int = Self.depthLimit, sparesParser: Bool = true
  ) {
    limits = ReadingLimits(size: sizeLimit, depth: depthLimit, sparesParser: sparesParser)
  }

  /// Reads the storyboard in a file.
  ///
  /// ```swift
  /// let document = try StoryboardReader().read(file: "Main.storyboard")
  /// print(document.controllers.map(\.tag))  // ["navigationController", "viewController"]
  /// ```
  ///
  /// - Parameter file: A path, absolute or from the working directory.
  /// - Returns: What the file says.
  /// - Throws: ``StoryboardError`` where the file is missing, unreadable, or no storyboard.
  /// - Complexity: O(*n*) in the size of the file.
  public func read(file: String) throws(StoryboardError) -> StoryboardDocument {
    try read(try FileItem(at: file).content(limit: limits.size), file: file)
  }

  /// Reads a storyboard from the bytes of its file.
  ///
  /// - Parameters:
  ///   - content: What the file holds.
  ///   - file: The path that the document and errors are to name.
  /// - Returns: What the content says.
  /// - Throws: ``StoryboardError`` where the content is no storyboard.
  /// - Complexity: O(*n*) in the number of bytes.
  public func read(_ content: [UInt8], file: String) throws(StoryboardError) -> StoryboardDocument {
    let text = try StoryboardText(content, file: file, limits: limits)
    return try XMLPass(text, file: file, depthLimit: limits.depth).document()
  }

  /// Reads a storyboard from a string.
  ///
  /// - Parameters:
  ///   - text: What the file holds.
  ///   - file: The path that the document and errors are to name.
  /// - Returns: What the text says.
  /// - Throws: ``StoryboardError`` where the text is no storyboard.
  /// - Complexity: O(*n*) in the length of the text.
  public func read(text: String, file: String) throws(StoryboardError) -> StoryboardDocument {
    try read(Array(text.utf8), file: file)
  }
}
