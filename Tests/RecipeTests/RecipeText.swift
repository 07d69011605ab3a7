import Foundation

/// The code in a text for people, and that of the test which runs it.
enum RecipeText {
  /// The names of all recipes.
  static func names() throws -> [String] {
    try RepositoryText.names(in: "docs/recipes")
      .filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }.sorted()
  }

  /// The blocks of Swift in a recipe, each as its lines without indentation and without empty ones.
  static func blocks(of recipe: String) throws -> [[String]] {
    try blocks(in: "docs/recipes/\(recipe).md").map(trimmed)
  }

  /// The lines of the test of a recipe, without indentation and without empty ones.
  static func testLines(of recipe: String) throws -> [String] {
    let words = recipe.split(separator: "-").map(\.capitalized).joined()
    return trimmed(try lines(of: "Tests/RecipeTests/\(words)Tests.swift"))
  }

  /// The blocks of Swift in a text, each as its lines.
  static func blocks(in path: String) throws -> [[String]] {
    try RepositoryText.file(path).components(separatedBy: "```swift\n").dropFirst().map { block in
      block.components(separatedBy: "```")[0].components(separatedBy: "\n").dropLast()
    }
  }

  /// The lines of a file.
  static func lines(of path: String) throws -> [String] {
    try RepositoryText.file(path).components(separatedBy: "\n")
  }

  private static func trimmed(_ lines: [String]) -> [String] {
    lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }
}
