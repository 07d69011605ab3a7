import Interlude
import InterludeSegues
import Testing

/// Unwind segues of a storyboard, from the search to the transition.
@MainActor
@Suite
struct UnwindTests {
  private let navigation: NavigationController
  private let home: HomeController

  init() throws {
    let exit = "<exit id=\"exit\" sceneMemberID=\"exit\"/>"
    let storyboard = Storyboard(
      try Fixture.document(
        Fixture.scene(
          "nav", tag: "navigationController",
          Fixture.relationship("rootViewController", to: "home")),
        Fixture.scene(
          "home", class: "HomeController", title: "home", Fixture.segue("show", to: "middle", "go"),
          Fixture.segue("presentation", to: "form", "form")),
        Fixture.scene(
          "host", class: "HomeController", identifier: "host", title: "host",
          Fixture.segue("embed", to: "eager")),
        Fixture.scene(
          "eager", class: "ReturningController", title: "eager",
          Fixture.segue("unwind", to: "exit", "back", more: " unwindAction=\"unwindHome:\"")),
        Fixture.scene(
          "middle", class: "RecordingController", title: "middle",
          Fixture.segue("show", to: "far", "go")),
        Fixture.scene(
          "form", tag: "navigationController", title: "form",
          Fixture.relationship("rootViewController", to: "far")),
        Fixture.scene(
          "far", class: "RecordingController", title: "far",
          Fixture.segue("unwind", to: "exit", "back", more: " unwindAction=\"unwindHome:\""),
          Fixture.segue("unwind", to: "exit", id: "unnamed", more: " unwindAction=\"unwindHome:\""),
          Fixture.segue("unwind", to: "exit", "lost", more: " unwindAction=\"unwindLost:\""),
          Fixture.segue(
            "unwind", to: "exit", "flip",
            more: " unwindAction=\"unwindHome:\" customClass=\"FlipSegue\" "
              + "customModule=\"InterludeSeguesTests\"")),
        // The exit stands in a scene that the destination has nothing to do with.
        "<scene sceneID=\"s-exit\"><objects><viewController id=\"other\"/>\(exit)</objects></scene>",
        initial: "nav"))
    let initial = try storyboard.instantiateInitialController()
    navigation = try #require(initial as? NavigationController)
    home = try #require(navigation.rootController as? HomeController)
  }

  private func pushed() throws -> RecordingController {
    try home.performSegue(withIdentifier: "go")
    try navigation.topController?.performSegue(withIdentifier: "go")
    return try #require(navigation.topController as? RecordingController)
  }

  private func presented() throws -> RecordingController {
    try home.performSegue(withIdentifier: "form")
    let form = try #require(home.presentedController as? NavigationController)
    return try #require(form.rootController as? RecordingController)
  }

  @Test
  func `a pushed controller goes back over several, through an exit in another scene`() throws {
    let far = try pushed()
    #expect(navigation.children.count == 3)
    #expect(try far.performSegue(withIdentifier: "back") == .performed)
    #expect(navigation.children.map(\.title) == ["home"])
    #expect(far.words == ["prepare back"])
    #expect(home.words.last == "home from far")
  }

  @Test
  func `a presented controller goes back and the presentation ends`() throws {
    let far = try presented()
    let form = far.parent
    #expect(try far.performSegue(withIdentifier: "back") == .performed)
    #expect(home.presentedController == nil)
    #expect(form?.presentingController == nil)
    #expect(navigation.children.count == 1)
  }

  @Test
  func `prepare comes before the action and the action before the transition`() throws {
    let far = try pushed()
    let navigation = navigation
    var words: [String] = []
    far.onPrepare = { segue, _ in
      words.append("prepare \(segue.destination.title ?? "-") \(navigation.children.count)")
    }
    home.words = []
    try far.performSegue(withIdentifier: "back") { (home: HomeController) in
      words.append("closure \(home.words.count)")
      #expect(navigation.children.count == 3)
    }
    #expect(words == ["closure 0", "prepare home 3"])
    #expect(home.words == ["home from far"])
    #expect(navigation.children.count == 1)
  }

  // Source: Apple, Technical Note TN2298, "The Unwind Process".
  @Test
  func `the steps of an unwind segue come in this order`() throws {
    let far = try presented()
    let trace = SegueTrace()
    try trace.record { try far.performSegue(withIdentifier: "back") { _ in } }
    #expect(
      trace.words == [
        "segue RecordingController Segue",
        "configure RecordingController back",
        "prepare RecordingController back",
        "unwindAction HomeController unwindHome:",
        "perform RecordingController back",
        "dismiss NavigationController HomeController",
        "unwindTowards NavigationController HomeController",
      ])
  }

  @Test
  func `an unwind segue may be asked for first, and pops what is above`() throws {
    let far = try pushed()
    far.allows = false
    let trace = SegueTrace()
    try trace.record {
      #expect(
        try far.performSegue(withIdentifier: "back", askShouldPerform: true) { _ in } == .denied)
      far.allows = true
      try far.performSegue(withIdentifier: "back", askShouldPerform: true) { _ in }
    }
    #expect(
      trace.words == [
        "shouldPerform RecordingController back",
        "denied RecordingController back",
        "shouldPerform RecordingController back",
        "segue RecordingController Segue",
        "configure RecordingController back",
        "prepare RecordingController back",
        "unwindAction HomeController unwindHome:",
        "perform RecordingController back",
        "unwindTowards NavigationController HomeController",
        "willMove RecordingController nil",
        "didMove RecordingController nil",
        "willMove RecordingController nil",
        "didMove RecordingController nil",
      ])
  }

  @Test
  func `a segue class of its own performs the transition`() throws {
    let far = try pushed()
    #expect(try far.performSegue(withIdentifier: "flip") == .performed)
    #expect(home.words.last == "home from far")
    #expect(far.title == "flipped to HomeController")
    #expect(navigation.children.count == 3)
  }

  @Test
  func `a controller that is being embedded goes back to its host`() throws {
    let host = try #require(
      try home.storyboard?.instantiateController(withIdentifier: "host") as? HomeController)
    try host.loadViewIfNeeded()
    let eager = try #require(host.children.first as? ReturningController)
    #expect(eager.outcome == .performed)
    #expect(host.words.last == "home from eager")
  }

  @Test
  func `a tab that is gone back to is displayed`() throws {
    let far = try pushed()
    let (tabs, window) = (TabBarController(), Window())
    let target = HomeController()
    for child in [navigation, target] { tabs.addChild(child) }
    home.allows = false
    try window.show(tabs)
    #expect(tabs.selectedController === navigation)
    try far.performSegue(withIdentifier: "back")
    #expect(tabs.selectedController === target)
    #expect(target.isViewLoaded)
  }

  @Test
  func `a plain controller stands in for a class with the action`() throws {
    let scenes = [
      Fixture.scene("l", class: "Lost", Fixture.segue("presentation", to: "s", "go")),
      Fixture.scene(
        "s", Fixture.segue("unwind", to: "x", "back", more: " unwindAction=\"anything:\""),
        Fixture.segue("unwind", to: "x", "nowhere")),
    ]
    let storyboard = Storyboard(
      try Fixture.document(scenes[0], scenes[1], initial: "l"),
      factory: ControllerFactory(unknownClasses: .plain))
    let standIn = try storyboard.instantiateInitialController()
    try standIn.performSegue(withIdentifier: "go")
    let source = try #require(standIn.presentedController)
    #expect(try source.performSegue(withIdentifier: "nowhere") == .noTarget)
    #expect(try source.performSegue(withIdentifier: "back") == .performed)
    #expect(standIn.presentedController == nil)
  }

  @Test
  func `an unwind segue without identifier is performed by its description`() throws {
    let far = try pushed()
    #expect(try far.performSegue(far.segues[1]) { _ in } == .performed)
    #expect(navigation.children.count == 1)
  }

  @Test
  func `without a destination nothing runs and the outcome says so`() throws {
    let far = try pushed()
    let outcome = try far.performSegue(withIdentifier: "lost") { _ in
      Issue.record("the closure ran")
    }
    #expect(outcome == .noTarget)
    #expect(try far.performSegue(withIdentifier: "lost") == .noTarget)
    #expect(far.words.isEmpty)
    #expect(navigation.children.count == 3)
    #expect(SceneController.ledger.isEmpty)
  }

  @Test
  func `a source that is not shown has nowhere to go back to`() throws {
    let far = try pushed()
    far.removeFromParent()
    #expect(try far.performSegue(withIdentifier: "back") == .noTarget)
  }

  @Test
  func `an action that throws keeps the transition from happening`() throws {
    let far = try pushed()
    home.refuses = true
    #expect(throws: HomeController.Refusal.self) {
      try far.performSegue(withIdentifier: "back")
    }
    #expect(navigation.children.count == 3)
    #expect(SceneController.ledger.isEmpty)
  }

  @Test
  func `a hook that vetoes keeps the action from running`() throws {
    let far = try pushed()
    home.words = []
    let veto = SceneController.prepareForSegue.around(.object(far)) { _, _, _ in }
    #expect(try far.performSegue(withIdentifier: "back") == .notPrepared)
    veto.cancel()
    #expect(home.words.isEmpty)
    #expect(navigation.children.count == 3)
  }

  // Source: Apple, `unwind(for:towards:)`.
  @Test
  func `each container between the ends is told what comes next`() throws {
    let far = try presented()
    let outer = PickyContainer()
    let inner = PickyContainer()
    let target = UnwindTree.node("home inside")
    inner.title = "inner"
    outer.title = "outer"
    inner.addChild(target)
    outer.addChild(inner)
    outer.addChild(navigation)
    home.allows = false
    #expect(try far.performSegue(withIdentifier: "back") == .performed)
    #expect(outer.words == ["towards inner"])
    #expect(inner.words == ["towards home inside"])
    #expect(home.presentedController == nil)
  }
}

/// A controller that goes back as soon as its view is loaded.
final class ReturningController: SceneController {
  var outcome: SegueOutcome?

  override func viewDidLoad() {
    outcome = try? performSegue(withIdentifier: "back")
  }
}
