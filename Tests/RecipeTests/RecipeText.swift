import Foundation

/// The text of a recipe, and whether its code is in the test that runs it.
struct RecipeText {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The names of all recipes.
  static func names() throws -> [String] {
    try FileManager.default
      .contentsOfDirectory(atPath: root.appendingPathComponent("docs/recipes").path)
      .filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }.sorted()
  }

  /// The blocks of Swift in a recipe, each as its lines without indentation and without empty ones.
  static func blocks(of recipe: String) throws -> [[String]] {
    let text = try String(
      contentsOf: root.appendingPathComponent("docs/recipes/\(recipe).md"), encoding: .utf8)
    return text.components(separatedBy: "```swift\n").dropFirst().map { block in
      lines(of: block.components(separatedBy: "```")[0])
    }
  }

  /// The lines of the test of a recipe.
  static func testLines(of recipe: String) throws -> [String] {
    let words = recipe.split(separator: "-").map(\.capitalized).joined()
    let file = root.appendingPathComponent("Tests/RecipeTests/\(words)Tests.swift")
    return lines(of: try String(contentsOf: file, encoding: .utf8))
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }
}
