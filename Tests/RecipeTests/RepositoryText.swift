import Foundation

/// The files of the package, as text.
enum RepositoryText {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The text of a file.
  static func file(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The names in a folder.
  static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: root.appendingPathComponent(folder).path)
  }

  /// The texts of all Swift files in a folder and below.
  static func swiftFiles(under folder: String) throws -> [String] {
    let paths = try FileManager.default.subpathsOfDirectory(
      atPath: root.appendingPathComponent(folder).path)
    return try paths.filter { $0.hasSuffix(".swift") }.map { try file("\(folder)/\($0)") }
  }
}
