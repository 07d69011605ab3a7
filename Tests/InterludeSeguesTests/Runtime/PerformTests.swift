import Interlude
import InterludeSegues
import Testing

/// Performing segues of a storyboard, with closures and without.
@MainActor
@Suite
struct PerformTests {
  let source: RecordingController

  init() throws {
    let storyboard = Storyboard(
      try Fixture.document(
        Fixture.scene(
          "list", class: "RecordingController", identifier: "List",
          Fixture.segue("show", to: "detail", "showDetail"),
          Fixture.segue("presentation", to: "nav", "showPlayer"),
          Fixture.segue("show", to: "long"), Fixture.segue("show", to: "plain", "", id: "empty"),
          Fixture.segue("show", to: "plain", "showDetail", id: "second"),
          Fixture.segue("unwind", to: "exit", "back"),
          Fixture.relationship("child", to: "plain"),
          Fixture.segue("custom", to: "plain", "flip", more: " customClass=\"FlipSegue\"")),
        Fixture.scene("detail", class: "DetailController"),
        Fixture.scene(
          "nav", tag: "navigationController",
          Fixture.relationship("rootViewController", to: "player")),
        Fixture.scene("player", class: "RecordingController", title: "player"),
        Fixture.scene("long", class: "LongDetailController"), Fixture.scene("plain")))
    source = try #require(
      try storyboard.instantiateController(withIdentifier: "List") as? RecordingController)
  }

  private var isClean: Bool {
    SceneController.ledger.isEmpty
      && SceneController.prepareForSegue.plan(for: source).entries.isEmpty
  }

  @Test
  func `the closure gets the segue of its call before prepare runs`() throws {
    let source = source
    let outcome = try source.performSegue(withIdentifier: "showDetail", sender: "cell") { segue in
      source.words.append("configure \(segue.identifier ?? "-")")
      #expect(segue.source === source)
      #expect(segue.destination is DetailController)
      #expect(segue.kind == .show)
    }
    #expect(outcome == .performed)
    #expect(source.words == ["configure showDetail", "prepare showDetail"])
    #expect(source.presentedController is DetailController)
    #expect(isClean)
  }

  @Test
  func `the closure runs after prepare when asked`() throws {
    let source = source
    try source.performSegue(withIdentifier: "showDetail", position: .afterPrepare) { _ in
      source.words.append("configure")
    }
    #expect(source.words == ["prepare showDetail", "configure"])
  }

  @Test
  func `a sender reaches prepare unchanged`() throws {
    let sender = Probe()
    let source = source
    source.onPrepare = { _, found in
      #expect(found as AnyObject? === sender)
    }
    try source.performSegue(withIdentifier: "showDetail", sender: sender)
    try source.performSegue(withIdentifier: "showDetail", sender: sender) { _ in }
    #expect(source.words == ["prepare showDetail", "prepare showDetail"])
  }

  @Test
  func `a typed closure gets the destination`() throws {
    var found: DetailController?
    try source.performSegue(withIdentifier: "showDetail") { (detail: DetailController) in
      detail.song = "Vespers"
      found = detail
    }
    #expect(found?.song == "Vespers")
    #expect(source.presentedController === found)
  }

  @Test
  func `a typed closure gets the root of a navigation controller`() throws {
    var title: String?
    try source.performSegue(withIdentifier: "showPlayer") { (player: RecordingController) in
      title = player.title
    }
    #expect(title == "player")
    #expect(source.presentedController is NavigationController)
  }

  @Test
  func `a destination of another class is an error and the closure does not run`() throws {
    let source = source
    let error = #expect(throws: SegueError.self) {
      try source.performSegue(withIdentifier: "showPlayer") { (_: DetailController) in
        source.words.append("configure")
      }
    }
    #expect(
      error?.description
        == "segue 'showPlayer' of controller 'RecordingController' (Main.storyboard:4) leads to "
        + "'NavigationController', not to 'DetailController'; tried 'NavigationController', "
        + "'NavigationController' → 'RecordingController'; take one of these classes")
    #expect(source.words.isEmpty)
    #expect(source.presentedController == nil)
    #expect(isClean)
  }

  @Test
  func `the one segue to a class needs no identifier`() throws {
    let outcome = try source.performSegue(to: LongDetailController.self) { detail in
      detail.song = "Lux aeterna"
    }
    #expect(outcome == .performed)
    #expect(source.words == ["prepare -"])
    #expect((source.presentedController as? LongDetailController)?.song == "Lux aeterna")
    #expect(isClean)
  }

  @Test
  func `the one segue to a class is found through a container`() throws {
    try source.performSegue(to: RecordingController.self) { player in player.title = "found" }
    #expect(source.words == ["prepare showPlayer"])
    #expect(source.presentedController?.children.first?.title == "found")
  }

  @Test
  func `several segues to a class are an error`() throws {
    let error = #expect(throws: SegueError.self) {
      try source.performSegue(to: DetailController.self) { _ in }
    }
    #expect(
      error?.description
        == "controller 'RecordingController' (Main.storyboard:4) has several segues to "
        + "'DetailController': 'showDetail', unnamed 'show-long'; perform one by its identifier")
  }

  @Test
  func `no segue to a class is an error that lists where segues lead`() throws {
    let error = #expect(throws: SegueError.self) {
      try source.performSegue(to: RefusingController.self) { _ in }
    }
    #expect(
      error?.description
        == "controller 'RecordingController' (Main.storyboard:4) has no segue to "
        + "'RefusingController'; it has 'showDetail' to 'DetailController', 'showPlayer' to "
        + "'navigationController', unnamed 'show-long' to 'LongDetailController', "
        + "unnamed 'empty' to 'viewController', 'showDetail' to 'viewController', "
        + "'flip' to 'viewController'")
  }

  @Test
  func `an unnamed segue is performed by its description`() throws {
    let source = source
    for segue in source.segues where segue.kind == .show {
      let outcome = try source.performSegue(segue) { object in
        source.words.append("configure \(object.description?.id ?? "-")")
      }
      #expect(outcome == .performed)
    }
    #expect(
      source.words == [
        "configure show-detail", "prepare showDetail", "configure show-long", "prepare -",
        "configure empty", "prepare -", "configure second", "prepare showDetail",
      ])
    #expect(isClean)
  }

  @Test
  func `should-perform is asked only by calls that ask`() throws {
    let source = source
    source.allows = false
    let performed = try source.performSegue(withIdentifier: "showDetail") { _ in }
    let denied = try source.performSegue(
      withIdentifier: "showDetail", askShouldPerform: true
    ) { _ in
      source.words.append("configure")
    }
    #expect(performed == .performed)
    #expect(denied == .denied)
    #expect(source.words == ["prepare showDetail", "should showDetail"])
    #expect(isClean)
  }

  @Test
  func `an unknown segue names those that exist`() throws {
    let sentence =
      "controller 'RecordingController' (Main.storyboard:4) has no segue 'showDetial'; "
      + "it has 'showDetail', 'showPlayer', 'back', 'flip'"
    let closure = #expect(throws: SegueError.self) {
      try source.performSegue(withIdentifier: "showDetial") { _ in }
    }
    let plain = #expect(throws: SegueError.self) {
      try source.performSegue(withIdentifier: "showDetial", sender: nil)
    }
    #expect(closure?.description == sentence)
    #expect(plain?.description == sentence)
    #expect(isClean)
  }

  @Test
  func `an empty identifier is no name`() throws {
    #expect(throws: SegueError.self) {
      try source.performSegue(withIdentifier: "", sender: nil)
    }
  }

  @Test
  func `a controller made in code has no segues and says so`() throws {
    let error = #expect(throws: SegueError.self) {
      try DetailController().performSegue(withIdentifier: "showDetail") { _ in }
    }
    #expect(
      error?.description
        == "controller 'DetailController' was not made from a storyboard, so it has no segue "
        + "'showDetail'; make it from one")
  }

  @Test
  func `segues that cannot be performed say why`() throws {
    let sentences = source.segues.compactMap { segue -> String? in
      do {
        try source.performSegue(segue) { _ in }
        return nil
      } catch { return "\(error)" }
    }
    let owner = "of controller 'RecordingController' (Main.storyboard:4)"
    #expect(
      sentences == [
        "unnamed segue 'relationship-plain' \(owner) is a relationship, so its child is made "
          + "with its parent; take the child from the parent",
        "segue 'flip' \(owner) is of the class 'FlipSegue', which is unknown; link its module, "
          + "register it with 'ControllerFactory', or allow plain controllers",
      ])
    #expect(isClean)
  }

  @Test
  func `a segue of another controller is an error`() throws {
    let other = Storyboard(
      try Fixture.document(
        Fixture.scene("x", Fixture.segue("show", to: "x", "loop")), initial: "x"))
    let segue = try #require(other.document.segues.first)
    #expect(throws: SegueError.self) { try source.performSegue(segue) { _ in } }
    #expect(isClean)
  }

  @Test
  func `what throws behind the transition leaves the destination where it is`() throws {
    let document = try Fixture.document(
      Fixture.scene(
        "n", tag: "navigationController", Fixture.relationship("rootViewController", to: "a")),
      Fixture.scene("a", class: "RecordingController", Fixture.segue("show", to: "b", "go")),
      Fixture.scene("b", class: "DetailController", Fixture.segue("embed", to: "lost", "child")),
      initial: "n")
    let stack = try Storyboard(document).instantiateInitialController()
    let window = Window()
    try window.show(stack)
    let source = try #require(stack.children.first as? RecordingController)
    #expect(throws: SegueError.self) { try source.performSegue(withIdentifier: "go") { _ in } }
    let classes = stack.children.map { "\(type(of: $0))" }
    #expect(classes == ["RecordingController", "DetailController"])
    #expect(SceneController.ledger.isEmpty)
  }
}
