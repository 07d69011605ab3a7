import Foundation
import Testing

@Suite struct FeatureTableTests {
  @Test func `every test that the feature table names exists`() throws {
    let tests = try RepositoryText.swiftFiles(under: "Tests")
    let names = try RepositoryText.file("docs/features.md").components(separatedBy: "`")
      .enumerated().filter { $0.offset % 2 == 1 && $0.element.split(separator: " ").count > 3 }
      .map(\.element)
    #expect(names.count >= 40)
    for name in names {
      #expect(tests.contains { $0.contains("func `\(name)`") }, "\(name)")
    }
  }

  @Test func `every number of the feature table has its test`() throws {
    let text = try RepositoryText.file("docs/features.md")
    let cells = text.split(separator: "\n").filter { $0.hasSuffix(") |") }
    let numbers = cells.flatMap { cell in
      cell.split(separator: "(").last?.prefix { $0 != ")" }.split(separator: ",")
        .compactMap { Int($0.trimmingCharacters(in: .whitespaces)) } ?? []
    }
    #expect(numbers == Array(1...48))
    for number in numbers { #expect(text.contains("\n\(number). `"), "\(number)") }
  }
}
