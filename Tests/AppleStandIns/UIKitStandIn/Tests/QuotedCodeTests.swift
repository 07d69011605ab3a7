import Foundation
import Testing

/// The repository that the package stands in.
enum Repository {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}

/// Code that the documents quote from a file is in that file.
///
/// A quotation is a block of Swift after a comment that names the file: `<!-- from Examples/SongsApp/Song.swift -->`.
@Suite
struct QuotedCodeTests {
  @Test(arguments: ["README.md", "docs/apps/adopting.md", "Examples/SongsApp/README.md"])
  func `what a document quotes from a file is in the file`(_ document: String) throws {
    let parts = try Repository.text(document).components(separatedBy: "<!-- from ").dropFirst()
    #expect(!parts.isEmpty)
    for part in parts {
      let file = part.components(separatedBy: " -->")[0]
      let block = part.components(separatedBy: "```swift\n").dropFirst().first ?? ""
      let quoted = lines(of: block.components(separatedBy: "```")[0])
      let source = lines(of: try Repository.text(file))
      #expect(!quoted.isEmpty)
      #expect(contains(source, quoted), "\(document) quotes \(file): \(quoted)")
    }
  }

  /// The lines without indentation, and without empty ones.
  private func lines(of text: String) -> [String] {
    text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }

  private func contains(_ lines: [String], _ part: [String]) -> Bool {
    guard lines.count >= part.count else { return false }
    return (0...(lines.count - part.count)).contains {
      Array(lines[$0..<($0 + part.count)]) == part
    }
  }
}
