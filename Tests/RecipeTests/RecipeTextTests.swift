import Testing

@Suite struct RecipeTextTests {
  @Test func `every block of a recipe is run by its test, line by line`() throws {
    let recipes = try RecipeText.names()
    #expect(recipes.count == 8)
    for recipe in recipes {
      let tested = try RecipeText.testLines(of: recipe)
      let blocks = try RecipeText.blocks(of: recipe)
      #expect(!blocks.isEmpty)
      for block in blocks {
        let isTested = tested.indices.contains { tested[$0...].starts(with: block) }
        #expect(isTested, "\(recipe): \(block.first ?? "")")
      }
    }
  }
}
