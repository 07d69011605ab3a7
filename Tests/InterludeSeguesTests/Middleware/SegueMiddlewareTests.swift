import Interlude
import InterludeSegues
import Testing

/// The hooks that apps need around every segue.
@MainActor
@Suite
struct SegueMiddlewareTests {
  private struct Lost: Error {}

  /// Tells the time that a test sets.
  private final class Clock {
    var now = ContinuousClock.now
  }

  private let source: RecordingController
  private let other: RecordingController
  /// The hooks of a test cover its own controllers only, as suites run beside each other.
  private var scope: Scope<SceneController> { .object(source) }

  init() throws {
    let storyboard = Storyboard(
      try Fixture.document(
        Fixture.scene(
          "list", class: "RecordingController", identifier: "List",
          Fixture.segue("show", to: "detail", "showDetail"),
          Fixture.segue("presentation", to: "detail", "showPlayer"),
          Fixture.segue("embed", to: "detail", "child"),
          Fixture.segue("show", to: "detail", id: "unnamed")),
        Fixture.scene("detail", class: "DetailController")))
    source = try #require(
      try storyboard.instantiateController(withIdentifier: "List") as? RecordingController)
    other = try #require(
      try storyboard.instantiateController(withIdentifier: "List") as? RecordingController)
  }

  @Test
  func `a double tap performs its segue once`() throws {
    let taps = DoubleTapGuard()
    try withHook(try taps.attach(scope)) { () throws in
      #expect(try source.performSegue(withIdentifier: "showDetail") == .performed)
      let second = try source.performSegue(withIdentifier: "showDetail") { _ in
        Issue.record("the closure of the second tap ran")
      }
      #expect(second == .notPrepared)
    }
    #expect(source.words == ["prepare showDetail"])
    #expect(taps.ignoredCount == 1)
    #expect(SceneController.ledger.isEmpty)
  }

  @Test
  func `another segue, another controller and an embed pass the double-tap guard`() throws {
    let taps = DoubleTapGuard()
    let hooks = [try taps.attach(scope), try taps.attach(.object(other))]
    defer { for hook in hooks { hook.cancel() } }
    for name in ["showDetail", "showPlayer", "child", "child"] {
      #expect(try source.performSegue(withIdentifier: name) == .performed)
    }
    #expect(try other.performSegue(withIdentifier: "showDetail") == .performed)
    #expect(try source.performSegue(source.segues[3]) { _ in } == .performed)
    #expect(try source.performSegue(source.segues[3]) { _ in } == .notPrepared)
  }

  @Test
  func `a segue may be performed again when its transition has ended or its window passed`() throws
  {
    let clock = Clock()
    let taps = DoubleTapGuard(window: .seconds(1)) { clock.now }
    try withHook(try taps.attach(scope)) { () throws in
      let perform = { [source] in try source.performSegue(withIdentifier: "showDetail") }
      #expect(try perform() == .performed)
      clock.now += .milliseconds(999)
      #expect(try perform() == .notPrepared)
      clock.now += .milliseconds(1)
      #expect(try perform() == .performed)
      taps.endTransitions(from: source)
      #expect(try perform() == .performed)
    }
  }

  @Test
  func `a segue that failed or was kept from its prepare has no transition`() throws {
    let taps = DoubleTapGuard()
    try withHook(try taps.attach(scope)) { () throws in
      source.onPrepare = { _, _ in throw Lost() }
      #expect(throws: Lost.self) { try source.performSegue(withIdentifier: "showDetail") }
      source.onPrepare = nil
      let veto = SceneController.prepareForSegue.around(scope, order: .last) { _, _, _ in }
      #expect(try source.performSegue(withIdentifier: "showDetail") == .notPrepared)
      veto.cancel()
      #expect(try source.performSegue(withIdentifier: "showDetail") == .performed)
    }
    #expect(taps.ignoredCount == 0)
  }

  @Test
  func `a segue that has been undone can be performed again at once`() throws {
    let taps = DoubleTapGuard()
    try withHook(try taps.attach(scope)) { () throws in
      for _ in 1...3 {
        #expect(try source.performSegue(withIdentifier: "showDetail") == .performed)
        #expect(try source.performSegue(withIdentifier: "showDetail") == .notPrepared)
        source.dismissPresented()
      }
    }
    #expect(taps.ignoredCount == 3)
  }

  @Test
  func `a segue that has been popped can be performed again at once`() throws {
    let stack = NavigationController()
    stack.push(source)
    let taps = DoubleTapGuard()
    try withHook(try taps.attach(scope)) { () throws in
      for _ in 1...3 {
        #expect(try source.performSegue(withIdentifier: "showDetail") == .performed)
        #expect(try source.performSegue(withIdentifier: "showDetail") == .notPrepared)
        stack.pop()
      }
    }
    #expect(stack.children.count == 1)
  }

  @Test
  func `a segue inside its own prepare is a double tap`() throws {
    let source = source
    try withHook(try DoubleTapGuard().attach(scope)) { () throws in
      var inner: SegueOutcome?
      try source.performSegue(withIdentifier: "showDetail") { _ in
        inner = try source.performSegue(withIdentifier: "showDetail")
      }
      #expect(inner == .notPrepared)
    }
  }

  @Test
  func `a gate denies with a reason, and nothing of the segue runs`() throws {
    let gate = SegueGate { _, segue, _ in
      segue.identifier == "showPlayer" ? .deny(reason: "not signed in") : .allow
    }
    try withHook(try gate.attach(scope)) { () throws in
      #expect(try source.performSegue(withIdentifier: "showDetail") == .performed)
      let denial = #expect(throws: SegueDenial.self) {
        try source.performSegue(withIdentifier: "showPlayer") { _ in
          Issue.record("the closure of a denied segue ran")
        }
      }
      #expect(denial?.reason == "not signed in")
      #expect(
        denial?.description
          == "segue 'showPlayer' of controller 'RecordingController' (Main.storyboard:4) was "
          + "denied: not signed in")
    }
    #expect(source.words == ["prepare showDetail"])
    #expect(SceneController.ledger.isEmpty)
  }

  @Test
  func `a log tells of what was prepared, skipped and failed`() throws {
    var lines: [String] = []
    let log = SegueLog { lines.append("\($0)") }
    try withHook(try log.attach(scope)) { () throws in
      try source.performSegue(withIdentifier: "showDetail")
      let veto = SceneController.prepareForSegue.around(scope) { _, _, _ in }
      try source.performSegue(source.segues[3]) { _ in }
      veto.cancel()
      #expect(throws: Lost.self) {
        try source.performSegue(withIdentifier: "showPlayer") { _ in throw Lost() }
      }
    }
    let place = "of controller 'RecordingController' (Main.storyboard:4) to 'DetailController'"
    #expect(
      lines == [
        "segue 'showDetail' \(place): prepared", "unnamed segue 'unnamed' \(place): skipped",
        "segue 'showPlayer' \(place): failed, Lost()",
      ])
  }

  @Test
  func `breadcrumbs keep the last steps and no controller`() throws {
    let trail = BreadcrumbTrail(capacity: 2)
    try withHook(try trail.attach(scope)) { () throws in
      for name in ["showDetail", "child", "showPlayer"] {
        try source.performSegue(withIdentifier: name)
      }
      try source.performSegue(source.segues[3]) { _ in }
    }
    #expect(
      trail.crumbs.map(\.description) == [
        "RecordingController → DetailController by 'showPlayer'",
        "RecordingController → DetailController by show",
      ])
    trail.clear()
    #expect(trail.crumbs.isEmpty)
  }

  @Test
  func `the log stands outermost and the guard innermost, whichever is attached first`() throws {
    var lines: [String] = []
    let trail = BreadcrumbTrail()
    let taps = DoubleTapGuard()
    source.allows = false
    let hooks = [
      try taps.attach(scope),
      try SegueGate { source, _, _ in
        (source as? RecordingController)?.allows == true ? .allow : .deny(reason: "closed")
      }.attach(scope),
      try trail.attach(scope), try SegueLog { lines.append("\($0.result)") }.attach(scope),
    ]
    defer { for hook in hooks { hook.cancel() } }
    #expect(
      SceneController.prepareForSegue.plan(for: source).entries.map(\.name) == [
        SegueHookName.log, SegueHookName.breadcrumbs, SegueHookName.gate,
        SegueHookName.doubleTapGuard,
      ])
    #expect(throws: SegueDenial.self) { try source.performSegue(withIdentifier: "showDetail") }
    source.allows = true
    for _ in 1...2 { try source.performSegue(withIdentifier: "showDetail") }
    #expect(lines.map { $0.prefix(6) } == ["failed", "prepar", "skippe"])
    #expect(trail.crumbs.count == 1)
  }
}
