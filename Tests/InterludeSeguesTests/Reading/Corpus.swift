import Foundation

/// A folder of real storyboards with tables made by another parser; it is not part of the package.
enum Corpus {
  /// The folder, from the environment, else beside the package; nil where there is none.
  static let folder: String? = {
    if let given = ProcessInfo.processInfo.environment["INTERLUDE_CORPUS"] { return given }
    var package = URL(fileURLWithPath: #filePath)
    for _ in 1...4 { package.deleteLastPathComponent() }
    let beside = package.deletingLastPathComponent().appendingPathComponent("shared/corpus").path
    return FileManager.default.fileExists(atPath: beside + "/index.tsv") ? beside : nil
  }()

  static var isPresent: Bool { folder != nil }

  /// The path of one of its storyboards.
  static func path(_ file: String) -> String { (folder ?? "") + "/files/" + file }

  /// The rows of a table, each a dictionary from column to cell.
  static func table(_ name: String) throws -> [[String: String]] {
    let text = try String(contentsOfFile: (folder ?? "") + "/" + name, encoding: .utf8)
    let rows = text.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    guard let header = rows.first else { return [] }
    return rows.dropFirst().map { row in
      Dictionary(uniqueKeysWithValues: zip(header, row))
    }
  }
}
