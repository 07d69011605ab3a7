import Foundation
import Testing

/// The table of PureSegue's faults.
@Suite
struct FaultTableTests {
  private static let package: URL = {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 1...4 { folder.deleteLastPathComponent() }
    return folder
  }()

  @Test
  func `every test that the table names exists in the suite that it names`() throws {
    let text = try String(
      contentsOf: Self.package.appendingPathComponent("docs/segues/puresegue-faults.md"),
      encoding: .utf8)
    let rows = text.split(separator: "\n").filter { $0.first == "|" }.dropFirst(2)
    #expect(rows.count == 23)
    for row in rows {
      let names = row.split(separator: "`").filter { $0.contains("Tests: ") }
      #expect(!names.isEmpty, "a row names no test: \(row)")
      for name in names {
        let parts = name.split(separator: ": ", maxSplits: 1)
        let source = try #require(try Self.source(of: parts[0]), "no suite \(parts[0])")
        #expect(source.contains("func `\(parts[1])`"), "no test \(name)")
      }
    }
  }

  private static func source(of suite: Substring) throws -> String? {
    let tests = package.appendingPathComponent("Tests")
    let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      if file.lastPathComponent == "\(suite).swift" {
        return try String(contentsOf: file, encoding: .utf8)
      }
    }
    return nil
  }
}
