import Foundation

/// The text of a recipe, and that of the test which runs its code.
enum RecipeText {
  /// The names of all recipes.
  static func names() throws -> [String] {
    try RepositoryText.names(in: "docs/recipes")
      .filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }.sorted()
  }

  /// The blocks of Swift in a recipe, each as its lines without indentation and without empty ones.
  static func blocks(of recipe: String) throws -> [[String]] {
    let text = try RepositoryText.file("docs/recipes/\(recipe).md")
    return text.components(separatedBy: "```swift\n").dropFirst().map { block in
      lines(of: block.components(separatedBy: "```")[0])
    }
  }

  /// The lines of the test of a recipe.
  static func testLines(of recipe: String) throws -> [String] {
    let words = recipe.split(separator: "-").map(\.capitalized).joined()
    return lines(of: try RepositoryText.file("Tests/RecipeTests/\(words)Tests.swift"))
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }
}
