import InterludeSegues
import Testing

/// Where a typed destination is looked for.
@MainActor
@Suite
struct LookThroughTests {
  /// A case: the scenes behind the destination `d`, and the title of what is found.
  struct Example: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let scenes: [String]
    var found: String?
    var sentence: String?
  }

  nonisolated static let examples = [
    Example(
      testDescription: "the destination itself",
      scenes: [Fixture.scene("d", class: "DetailController", title: "itself")], found: "itself"),
    Example(
      testDescription: "a derived class",
      scenes: [Fixture.scene("d", class: "LongDetailController", title: "long")], found: "long"),
    Example(
      testDescription: "a tab",
      scenes: [
        Fixture.scene(
          "d", tag: "tabBarController", Fixture.relationship("viewControllers", to: "x"),
          Fixture.relationship("viewControllers", to: "y")),
        Fixture.scene("x"), Fixture.scene("y", class: "DetailController", title: "tab"),
      ], found: "tab"),
    Example(
      testDescription: "the root of a navigation controller in a split column",
      scenes: [
        Fixture.scene(
          "d", tag: "splitViewController", Fixture.relationship("masterViewController", to: "x"),
          Fixture.relationship("detailViewController", to: "n")),
        Fixture.scene("x"),
        Fixture.scene(
          "n", tag: "navigationController", Fixture.relationship("rootViewController", to: "y")),
        Fixture.scene("y", class: "DetailController", title: "column"),
      ], found: "column"),
    Example(
      testDescription: "the content of a window",
      scenes: [
        Fixture.scene(
          "d", tag: "windowController",
          Fixture.relationship("window.shadowedContentViewController", to: "y")),
        Fixture.scene("y", class: "DetailController", title: "content"),
      ], found: "content"),
    Example(
      testDescription: "the nearer of two",
      scenes: [
        Fixture.scene(
          "d", tag: "tabBarController", Fixture.relationship("viewControllers", to: "n"),
          Fixture.relationship("viewControllers", to: "x")),
        Fixture.scene(
          "n", tag: "navigationController", Fixture.relationship("rootViewController", to: "y")),
        Fixture.scene("x", class: "DetailController", title: "near"),
        Fixture.scene("y", class: "DetailController", title: "far"),
      ], found: "near"),
    Example(
      testDescription: "two on one level",
      scenes: [
        Fixture.scene(
          "d", tag: "tabBarController", Fixture.relationship("viewControllers", to: "x"),
          Fixture.relationship("viewControllers", to: "y")),
        Fixture.scene("x", class: "DetailController"),
        Fixture.scene("y", class: "LongDetailController"),
      ],
      sentence: "segue 'go' of controller 'viewController' (Main.storyboard:4) shows several "
        + "'DetailController': 'TabBarController' → 'DetailController', "
        + "'TabBarController' → 'LongDetailController'; take the segue and choose one"),
    Example(
      testDescription: "nothing",
      scenes: [Fixture.scene("d")],
      sentence: "segue 'go' of controller 'viewController' (Main.storyboard:4) leads to "
        + "'SceneController', not to 'DetailController'; tried 'SceneController'; "
        + "take one of these classes"),
    Example(
      testDescription: "a child that is no content",
      scenes: [
        Fixture.scene("d", Fixture.relationship("child", to: "y")),
        Fixture.scene("y", class: "DetailController"),
      ],
      sentence: "segue 'go' of controller 'viewController' (Main.storyboard:4) leads to "
        + "'SceneController', not to 'DetailController'; tried 'SceneController'; "
        + "take one of these classes"),
  ]

  @Test(arguments: examples)
  func `a typed closure gets what the destination shows`(_ example: Example) throws {
    var scenes = [
      Fixture.scene("a", Fixture.segue("presentation", to: "d", "go"))
    ]
    scenes += example.scenes
    let source = try Storyboard(
      try Fixture.document(scenes.joined(separator: "\n"), initial: "a")
    ).instantiateInitialController()
    var found: String?
    var sentence: String?
    do {
      try source.performSegue(withIdentifier: "go") { (detail: DetailController) in
        found = detail.title ?? "untitled"
      }
    } catch { sentence = "\(error)" }
    #expect(found == example.found)
    #expect(sentence == example.sentence)
    #expect(SceneController.ledger.isEmpty)
  }
}
