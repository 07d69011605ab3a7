import InterludeSegues
import Testing

/// The sentences that no other suite asks for, and what every error knows besides its sentence.
@MainActor
@Suite
struct SegueErrorTests {
  nonisolated static let place = StoryboardPlace(file: "App/Main.storyboard", line: 42, column: 7)
  nonisolated static let list = ControllerReference(name: "SongListController", place: place)

  nonisolated static let sentences: [(SegueError, String)] = [
    (
      .unknownSegue(
        identifier: "showDetial", controller: list, existing: ["showDetail", "showPlayer"]),
      "controller 'SongListController' (Main.storyboard:42) has no segue 'showDetial'; "
        + "it has 'showDetail', 'showPlayer'"
    ),
    (
      .unknownSegue(identifier: "showDetail", controller: list, existing: []),
      "controller 'SongListController' (Main.storyboard:42) has no segue 'showDetail' and none "
        + "with an identifier; give the segue its identifier in Interface Builder"
    ),
    (
      .noSegue(to: "PlayerController", controller: list, existing: []),
      "controller 'SongListController' (Main.storyboard:42) has no segue to 'PlayerController' "
        + "and no other; add one in Interface Builder"
    ),
    (
      .unknownIdentifier("Lost", storyboard: "App/Main.storyboard", existing: []),
      "storyboard 'Main.storyboard' has no controller with the identifier 'Lost'; "
        + "give it one in Interface Builder"
    ),
    (
      .noInitialController(storyboard: "App/Main.storyboard", named: nil),
      "storyboard 'Main.storyboard' has no initial controller; set one in Interface Builder, or "
        + "ask for a controller by identifier"
    ),
    (
      .noInitialController(storyboard: "App/Main.storyboard", named: "BYZ-38-t0r"),
      "storyboard 'Main.storyboard' has not got its initial controller 'BYZ-38-t0r'; set one in "
        + "Interface Builder, or ask for a controller by identifier"
    ),
    (
      .noController(ofClass: "Lost", storyboard: "Main.storyboard", existing: []),
      "storyboard 'Main.storyboard' has no controller of the class 'Lost'; "
        + "set it in Interface Builder"
    ),
    (
      .wrongClass(expected: "PlayerController", controller: list),
      "controller 'SongListController' (Main.storyboard:42) is not a 'PlayerController'; "
        + "ask for a class that it is"
    ),
    (
      .unknownStoryboard("Lost", existing: []),
      "no storyboard 'Lost' was loaded; load its file or folder"
    ),
    (
      .unknownStoryboard("Lost", existing: ["Main", "Player"]),
      "no storyboard 'Lost' was loaded; there is 'Main', 'Player'"
    ),
    (
      .ambiguousStoryboard("Main", candidates: ["A/Main.storyboard", "B/Main.storyboard"]),
      "several storyboards are named 'Main': 'A/Main.storyboard', 'B/Main.storyboard'; ask by path"
    ),
    (
      .unresolvedReference(place, .otherBundle("org.kit", storyboard: nil, existing: [])),
      "the storyboard reference (Main.storyboard:42) leads to the bundle 'org.kit', which was not "
        + "loaded; load its folder as a bundle"
    ),
  ]

  @Test(arguments: sentences)
  func `an error is one sentence`(_ error: SegueError, _ sentence: String) {
    #expect(error.description == sentence)
  }

  @Test(arguments: sentences.map(\.0))
  func `an error knows its place where its sentence names a line`(_ error: SegueError) {
    #expect((error.place != nil) == error.description.contains(":42"))
  }

  @Test
  func `an error is the caller's or the storyboard's`() {
    #expect(
      SegueError.unknownSegue(identifier: "a", controller: Self.list, existing: []).family
        == .misuse)
    #expect(SegueError.noInitialController(storyboard: "a", named: nil).family == .failure)
  }

  @Test
  func `a segue without destination, or to an exit, says so`() throws {
    let storyboard = Storyboard(
      try Fixture.document(
        "<scene sceneID=\"s\"><objects><viewController id=\"a\"><connections>"
          + "<segue id=\"x\" kind=\"show\" identifier=\"none\"/>"
          + Fixture.segue("show", to: "e", "exit") + "</connections></viewController>"
          + "<exit id=\"e\" sceneMemberID=\"exit\"/></objects></scene>", initial: "a"))
    let source = try storyboard.instantiateInitialController()
    let sentences = ["none", "exit"].map { name in
      #expect(throws: SegueError.self) {
        try source.performSegue(withIdentifier: name) { _ in }
      }?.description
    }
    #expect(
      sentences == [
        "segue 'none' of controller 'viewController' (Main.storyboard:4) has no destination; "
          + "connect it in Interface Builder",
        "segue 'exit' of controller 'viewController' (Main.storyboard:4) leads to an exit and does "
          + "not unwind; make it an unwind segue in Interface Builder",
      ])
  }
}
