import Interlude
import InterludeSegues
import Testing

/// Hooks, overrides and nested calls around one segue, as lists of words.
@MainActor
@Suite(.serialized)
struct PerformOrderTests {
  /// A controller that overrides the plain perform method.
  final class PassingController: RecordingController {
    var passes = true

    @discardableResult
    override func performSegue(withIdentifier name: String, sender: Any?) throws -> SegueOutcome {
      words.append("perform \(name)")
      guard passes else { return .denied }
      return try super.performSegue(withIdentifier: name, sender: sender)
    }
  }

  let source: PassingController

  init() throws {
    var factory = ControllerFactory()
    factory.register(PassingController.self, as: "App.Passing")
    let storyboard = Storyboard(
      try Fixture.document(
        "<scene sceneID=\"s\"><objects><viewController id=\"a\" customClass=\"Passing\" "
          + "customModule=\"App\"><connections>"
          + Fixture.segue("show", to: "b", "go") + Fixture.segue("embed", to: "b", "embed")
          + "</connections></viewController></objects></scene>",
        Fixture.scene("b", class: "DetailController"), initial: "a"),
      factory: factory)
    source = try #require(try storyboard.instantiateInitialController() as? PassingController)
  }

  @Test
  func `hooks everywhere, of the class and of the object nest around the closure`() throws {
    let source = source
    let pipeline = SceneController.prepareForSegue
    let registrations = [
      pipeline.before(.object(source)) { _, _ in source.words.append("object") },
      pipeline.before(.instances(of: PassingController.self)) { _, _ in
        source.words.append("class")
      },
      pipeline.before { controller, _ in
        if controller === source { source.words.append("everywhere") }
      },
    ]
    defer { for registration in registrations { registration.cancel() } }
    try source.performSegue(withIdentifier: "go") { _ in source.words.append("configure") }
    #expect(
      source.words == ["perform go", "everywhere", "class", "object", "configure", "prepare go"])
  }

  @Test
  func `the plan names the line of the call`() throws {
    var plan: Plan?
    let source = source
    let pipeline = SceneController.prepareForSegue
    let hook = pipeline.before(.object(source)) { _, _ in plan = pipeline.plan(for: source) }
    _ = try withHook(hook) {
      try source.performSegue(withIdentifier: "go", fileID: "App/List.swift", line: 12) { _ in }
    }
    #expect(
      plan?.entries.last?.description
        == "before, object, order last, once, App/List.swift:12, not run")
  }

  @Test
  func `a trailing closure that an override takes for the sender is refused`() throws {
    let source = source
    let error = #expect(throws: SegueError.self) {
      try source.performSegue(withIdentifier: "go") { (detail: DetailController) in
        detail.song = "lost"
      }
    }
    #expect(
      error?.description
        == "the closure for segue 'go' of controller 'Passing' (Main.storyboard:4) was taken for "
        + "its sender; write it with the label 'configure:'")
    #expect(source.words == ["perform go"])
    #expect(SceneController.ledger.isEmpty)
  }

  @Test
  func `values that mention functions are senders like all others`() throws {
    let closure: (Int) -> Void = { _ in }
    let senders: [Any] = [[closure], (closure, 1), ["a": closure], "(a) -> b", 1...2]
    for sender in senders {
      let outcome = try source.performSegue(withIdentifier: "go", sender: sender)
      #expect(outcome == .performed)
    }
  }

  @Test
  func `an override that does not pass the call on leaves the closure unrun`() throws {
    let source = source
    source.passes = false
    let outcome = try source.performSegue(withIdentifier: "go") { _ in
      source.words.append("configure")
    }
    #expect(outcome == .denied)
    #expect(source.words == ["perform go"])
    #expect(SceneController.ledger.isEmpty)
  }

  @Test
  func `an embed inside a hook does not take the closure`() throws {
    let source = source
    let embed = try #require(source.segues.last)
    let hook = SceneController.prepareForSegue.before(.object(source), once: true) { _, _ in
      try source.performSegue(embed) { segue in
        source.words.append("configure \(segue.identifier ?? "-")")
      }
    }
    try source.performSegue(withIdentifier: "go") { segue in
      source.words.append("configure \(segue.identifier ?? "-")")
    }
    #expect(!hook.isActive)
    #expect(
      source.words == [
        "perform go", "perform embed", "configure embed", "prepare embed", "configure go",
        "prepare go",
      ])
    #expect(source.children.count == 1)
  }

  @Test
  func `a call for the same segue inside the closure has its own closure`() throws {
    let source = source
    try source.performSegue(withIdentifier: "go") { _ in
      source.words.append("outer")
      try source.performSegue(withIdentifier: "go") { _ in source.words.append("inner") }
      try source.performSegue(withIdentifier: "go", sender: nil)
    }
    #expect(
      source.words == [
        "perform go", "outer", "perform go", "inner", "prepare go", "perform go", "prepare go",
        "prepare go",
      ])
    #expect(SceneController.ledger.isEmpty)
  }

  @Test
  func `a veto by a hook keeps the segue from being performed`() throws {
    let source = source
    let veto = SceneController.prepareForSegue.around(.object(source)) { _, _, _ in }
    let closure = try source.performSegue(withIdentifier: "go") { _ in
      source.words.append("configure")
    }
    let plain = try source.performSegue(withIdentifier: "go", sender: nil)
    veto.cancel()
    #expect(closure == .notPrepared)
    #expect(plain == .notPrepared)
    #expect(source.presentedController == nil)
    #expect(source.words == ["perform go", "perform go"])
  }

  @Test
  func `an error of prepare keeps the segue from being performed`() throws {
    source.onPrepare = { _, _ in throw Refusal(word: "no") }
    #expect(throws: Refusal(word: "no")) {
      try source.performSegue(withIdentifier: "go") { _ in }
    }
    #expect(source.presentedController == nil)
    #expect(SceneController.ledger.isEmpty)
  }

  @Test
  func `what a typed closure captured is gone before prepare runs`() throws {
    weak var seen: Probe?
    let source = source
    source.onPrepare = { [source] _, _ in source.words.append(seen == nil ? "gone" : "kept") }
    func closure() -> @MainActor (DetailController) throws -> Void {
      let probe = Probe()
      seen = probe
      return { detail in withExtendedLifetime(probe) { detail.song = "set" } }
    }
    try source.performSegue(withIdentifier: "go", configure: closure())
    #expect(source.words == ["perform go", "prepare go", "gone"])
    source.onPrepare = nil
  }
}
