extension StoryboardError {
  /// What is wrong, with the values needed to act.
  public enum Reason: Sendable, Hashable {
    /// Nothing is at the path.
    case missing
    /// The file or folder is there and cannot be read, for the reason that the system gives.
    case unreadable(String)
    /// The folder and its subfolders hold no storyboard.
    case noStoryboards
    /// A folder was given where a file is needed.
    case isFolder
    /// The file has more bytes than the reader takes.
    case tooLarge(bytes: Int, limit: Int)
    /// The file has no content.
    case empty
    /// The file does not begin as XML does.
    case notXML
    /// The file is XML of another kind; the text names what was found.
    case notStoryboard(found: String)
    /// The file is in an encoding other than UTF-8.
    case encoding(String)
    /// A byte does not belong to any UTF-8 character.
    case invalidUTF8(UInt8)
    /// A byte is zero, which no XML may contain.
    case nulByte
    /// The file has a document type declaration, which could declare entities.
    case documentType
    /// A line holds a conflict marker of a version control system.
    case conflictMarker(String)
    /// Elements are nested deeper than the reader takes.
    case tooDeep(limit: Int)
    /// The XML is not well formed.
    case malformed(Malformation)
  }

  /// How XML is not well formed.
  public enum Malformation: Sendable, Hashable {
    /// A closing tag is not that of the innermost open element.
    case mismatchedTag(open: String, line: Int)
    /// The text ends inside an element.
    case unclosed(element: String, line: Int)
    /// The text ends before the first element.
    case noElement
    /// There is content after the first element.
    case trailingContent
    /// A `<` is not followed by a name.
    case missingName
    /// An `&` begins no entity that XML knows.
    case unknownEntity
    /// An attribute's value holds a `<`.
    case lessThanInAttribute
    /// A comment is not finished or holds `--`.
    case brokenComment
    /// An attribute is written twice in one tag.
    case repeatedAttribute
    /// A tag is not finished, or an attribute is not `name="value"`.
    case brokenTag
    /// A character is not allowed in XML.
    case illegalCharacter
    /// Something else, with the number that libxml2 gives it.
    case other(code: Int)
  }
}
