/// Why a storyboard or a folder of storyboards could not be read.
///
/// Its text is one sentence that says what is wrong, with which file or word, and what to do.
public struct StoryboardError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong.
  public let reason: Reason
  /// The path of the file or folder, as it was given or found.
  public let file: String
  /// The line that the error is on, from 1; nil where the whole file is meant.
  public let line: Int?
  /// The column that the error is at, from 1, counted in Unicode scalars; nil where it is not known.
  public let column: Int?

  /// Makes an error about a file, and about a place in it where there is one.
  public init(_ reason: Reason, file: String, line: Int? = nil, column: Int? = nil) {
    self.reason = reason
    self.file = file
    self.line = line
    self.column = column
  }

  init(_ reason: Reason, file: String, at place: TextPlace) {
    self.init(reason, file: file, line: place.line, column: place.column)
  }

  /// Whether the world or the caller is at fault.
  public var family: Family {
    if case .isFolder = reason { return .misuse }
    return .failure
  }

  /// The two families of errors.
  public enum Family: Sendable, Hashable {
    /// The world is not as it should be: a file is missing or damaged.
    case failure
    /// The caller asked for something that makes no sense.
    case misuse
  }

  /// The file, line and column, as far as they are known, joined by colons.
  public var location: String {
    [file, line.map(String.init), line == nil ? nil : column.map(String.init)]
      .compactMap { $0 }.joined(separator: ":")
  }

  /// The error as tools print it: `file:line:column: error: message`.
  public var diagnostic: String { "\(location): error: \(message)" }

  /// The location and the sentence.
  public var description: String { "\(location): \(message)" }
}
