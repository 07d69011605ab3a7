import Foundation
import Testing

/// The tables of PureSegue's faults and of UIKit's exceptions.
@Suite
struct FaultTableTests {
  private static let package: URL = {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 1...4 { folder.deleteLastPathComponent() }
    return folder
  }()

  @Test(arguments: [("puresegue-faults", 23, 0), ("errors", 15, 0)])
  func `every test that a table names exists in the suite that it names`(
    table: String, rowCount: Int, withoutTest: Int
  ) throws {
    let text = try String(
      contentsOf: Self.package.appendingPathComponent("docs/segues/\(table).md"), encoding: .utf8)
    let rows = text.split(separator: "\n").filter { $0.first == "|" }.dropFirst(2)
    #expect(rows.count == rowCount)
    let tests = rows.map { $0.split(separator: "`").filter { $0.contains("Tests: ") } }
    #expect(tests.count(where: \.isEmpty) == withoutTest)
    for name in tests.joined() {
      let parts = name.split(separator: ": ", maxSplits: 1)
      let source = try #require(try Self.source(of: parts[0]), "no suite \(parts[0])")
      #expect(source.contains("func `\(parts[1])`"), "no test \(name)")
    }
  }

  @Test func `every error of UIKit's table has its sentence in a test`() throws {
    let text = try String(
      contentsOf: Self.package.appendingPathComponent("docs/segues/errors.md"), encoding: .utf8)
    let rows = text.split(separator: "\n").filter { $0.first == "|" }.dropFirst(2)
    let errors = rows.filter { row in
      let cells = row.split(separator: "|")
      return cells[2].contains("`") && !cells[2].contains("outcome")
    }
    #expect(errors.count == 13)
    for row in errors {
      let tests = row.split(separator: "`").filter { $0.contains("Tests: ") }
      let sentences = try tests.filter {
        try Self.body(of: $0).contains(/sentence \{|error\?\.description/)
      }
      #expect(!sentences.isEmpty, "\(row)")
    }
  }

  /// The source of a test that is named with its suite, up to the next one.
  private static func body(of name: Substring) throws -> Substring {
    let parts = name.split(separator: ": ", maxSplits: 1)
    let source = try #require(try source(of: parts[0]))
    let rest = try #require(source.firstRange(of: "func `\(parts[1])`")).lowerBound
    return source[rest...].prefix(
      upTo: source[rest...].firstRange(of: "@Test")?.lowerBound ?? source.endIndex)
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
