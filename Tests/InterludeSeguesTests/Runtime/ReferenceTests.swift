import InterludeSegues
import Testing

/// Where storyboard references lead.
@MainActor
@Suite
struct ReferenceTests {
  /// A storyboard whose one segue leads through a reference, beside others.
  private func perform(
    _ reference: String, file: String = "App/Main.storyboard", beside others: [StoryboardDocument]
  ) throws -> SceneController? {
    let main = try Fixture.document(
      Fixture.scene("a", Fixture.segue("show", to: "ref", "go")), reference, initial: "a",
      file: file)
    let source = try StoryboardSet([main] + others).storyboard(named: "Main")
      .instantiateInitialController()
    try source.performSegue(withIdentifier: "go", sender: nil)
    return source.presentedController
  }

  private func player(_ file: String = "App/Player.storyboard") throws -> StoryboardDocument {
    try Fixture.document(
      Fixture.scene("x", identifier: "Mini", title: "mini"), Fixture.scene("y", title: "full"),
      initial: "y", file: file)
  }

  private func sentence(_ reference: String, beside others: [StoryboardDocument]) -> String? {
    #expect(throws: SegueError.self) { _ = try perform(reference, beside: others) }?.description
  }

  @Test
  func `a reference leads to an identifier, or else to the initial controller`() throws {
    let others = [try player()]
    let mini = try perform(
      Fixture.reference("ref", to: "Player", identifier: "Mini"), beside: others)
    let full = try perform(Fixture.reference("ref", to: "Player"), beside: others)
    #expect(mini?.title == "mini")
    #expect(full?.title == "full")
    #expect(full?.storyboard?.name == "Player")
  }

  @Test
  func `a reference without a storyboard leads into its own`() throws {
    let main = try Fixture.document(
      Fixture.scene("a", Fixture.segue("show", to: "ref", "go")),
      Fixture.reference("ref", to: nil, identifier: "Own"),
      Fixture.scene("b", identifier: "Own", title: "own"), initial: "a")
    let source = try Storyboard(main).instantiateInitialController()
    try source.performSegue(withIdentifier: "go", sender: nil)
    #expect(source.presentedController?.title == "own")
  }

  @Test
  func `of two storyboards with one name the one beside the reference is meant`() throws {
    let near = try player()
    let far = try Fixture.document(
      Fixture.scene("z", title: "far"), initial: "z", file: "Other/Player.storyboard")
    let found = try perform(Fixture.reference("ref", to: "Player"), beside: [far, near])
    #expect(found?.title == "full")
  }

  @Test
  func `two storyboards with one name elsewhere are an error`() throws {
    #expect(
      sentence(
        Fixture.reference("ref", to: "Player"),
        beside: [try player("B/Player.storyboard"), try player("C/Player.storyboard")])
        == "the storyboard reference (Main.storyboard:5) leads to storyboard 'Player', and several "
        + "have the name: 'B/Player.storyboard', 'C/Player.storyboard'; rename one")
  }

  @Test
  func `a reference to a storyboard that was not loaded says which were`() throws {
    #expect(
      sentence(Fixture.reference("ref", to: "Lost"), beside: [try player()])
        == "the storyboard reference (Main.storyboard:5) leads to storyboard 'Lost', which was "
        + "not loaded; there is 'Player'")
    #expect(
      sentence(Fixture.reference("ref", to: "Lost"), beside: [])
        == "the storyboard reference (Main.storyboard:5) leads to storyboard 'Lost', which was "
        + "not loaded; load the folder that has it")
  }

  @Test
  func `a reference to an identifier that is not there says so`() throws {
    #expect(
      sentence(
        Fixture.reference("ref", to: "Player", identifier: "Lost"), beside: [try player()])
        == "the storyboard reference (Main.storyboard:5) leads to 'Lost', which storyboard "
        + "'Player.storyboard' does not have; correct the identifier")
  }

  @Test
  func `a reference to a storyboard without initial controller says so`() throws {
    let none = try Fixture.document(Fixture.scene("x"), file: "App/Player.storyboard")
    #expect(
      sentence(Fixture.reference("ref", to: "Player"), beside: [none])
        == "the storyboard reference (Main.storyboard:5) leads to the initial controller of "
        + "storyboard 'Player.storyboard', which has none; set one, or name an identifier")
  }

  @Test
  func `a reference into another bundle, or to nothing, says so`() throws {
    #expect(
      sentence(
        Fixture.reference("ref", to: "Player", bundle: "org.kit"), beside: [try player()])
        == "the storyboard reference (Main.storyboard:5) leads to storyboard 'Player' in the "
        + "bundle 'org.kit', which was not loaded; load its folder as a bundle")
    #expect(
      sentence(Fixture.reference("ref", to: nil), beside: [])
        == "the storyboard reference (Main.storyboard:5) names no storyboard and no identifier; "
        + "set them in Interface Builder")
  }

  @Test
  func `references that lead to each other are an error`() throws {
    let back = try Fixture.document(
      Fixture.reference("x", to: "Main", identifier: "Back"), initial: "x",
      file: "App/Player.storyboard")
    let main = try Fixture.document(
      Fixture.scene("a", Fixture.segue("show", to: "ref", "go")),
      "<scene sceneID=\"s\"><objects><viewControllerPlaceholder id=\"ref\" "
        + "storyboardName=\"Player\" storyboardIdentifier=\"Back\"/></objects></scene>",
      initial: "a", file: "App/Main.storyboard")
    let source = try StoryboardSet([main, back]).storyboard(named: "Main")
      .instantiateInitialController()
    let error = #expect(throws: SegueError.self) {
      try source.performSegue(withIdentifier: "go", sender: nil)
    }
    #expect(
      error?.description
        == "controllers lead back to where they began: 'Back' → 'Main' → 'Back'; "
        + "remove one of the relationships or references")
  }

  @Test
  func `containers that contain each other across storyboards are an error`() throws {
    let main = try Fixture.document(
      Fixture.scene("a", Fixture.relationship("child", to: "ref")),
      Fixture.reference("ref", to: "Player"), initial: "a")
    let back = try Fixture.document(
      Fixture.scene("a", Fixture.relationship("child", to: "ref")),
      Fixture.reference("ref", to: "Main"), initial: "a", file: "Player.storyboard")
    let storyboard = try StoryboardSet([main, back]).storyboard(named: "Main")
    let error = #expect(throws: SegueError.self) { try storyboard.instantiateInitialController() }
    guard case .cycle(let path) = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
    #expect(
      path.map { "\($0.place.map(\.description) ?? "")" }
        == ["Main.storyboard:4", "Player.storyboard:4", "Main.storyboard:4"])
  }

  @Test
  func `a storyboard is found by name, and an unknown name lists those there are`() throws {
    let set = StoryboardSet([try player(), try player("B/Player.storyboard")])
    #expect(set.storyboards.map(\.name) == ["Player", "Player"])
    #expect(throws: SegueError.unknownStoryboard("Main", existing: ["Player", "Player"])) {
      try set.storyboard(named: "Main")
    }
    #expect(
      throws: SegueError.ambiguousStoryboard(
        "Player", candidates: ["App/Player.storyboard", "B/Player.storyboard"])
    ) { try set.storyboard(named: "Player") }
  }
}
