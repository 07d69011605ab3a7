/// A place in a storyboard's file.
public struct StoryboardPlace: Sendable, Hashable, CustomStringConvertible {
  /// The path of the file, as it was given or found.
  public let file: String
  /// The line, from 1.
  public let line: Int
  /// The column, from 1, counted in Unicode scalars.
  public let column: Int

  /// Makes a place.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// The path, line and column, joined by colons.
  public var location: String { "\(file):\(line):\(column)" }

  /// The file's name and the line, as sentences quote them: `Main.storyboard:42`.
  public var description: String { "\(fileName(of: file)):\(line)" }
}

/// The last part of a path.
func fileName(of path: String) -> String {
  path.split(separator: "/").last.map(String.init) ?? path
}
