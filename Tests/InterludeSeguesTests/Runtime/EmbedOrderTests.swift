import InterludeSegues
import Testing

/// What a view embeds when it is loaded.
///
/// Source of the order: the transcript of iOS 26.1 in `Vercantez/openuikit`,
/// `uikit/fixtures/nibruntime/oracle/nibruntime.json`, between "Root.loadView end" and "Root.viewDidLoad".
@MainActor
@Suite
struct EmbedOrderTests {
  let trace = SegueTrace()

  private func source(
    class name: String = "RecordingController", _ scenes: String..., segues: String
  ) throws -> SceneController {
    let document = try Fixture.document(
      Fixture.scene("a", class: name, segues), scenes.joined(separator: "\n"), initial: "a")
    return try Storyboard(document).instantiateInitialController()
  }

  // Row 1''. Source: trace, "Root.shouldPerformSegue EmbedChild sender=ProbeRootViewController" and what follows.
  @Test
  func `an embed asks, makes, prepares, loads and moves before the parent has loaded`() throws {
    let source = try source(
      Fixture.scene("b", class: "DetailController"), segues: Fixture.segue("embed", to: "b", "in"))
    try trace.record { try source.loadViewIfNeeded() }
    #expect(
      trace.words == [
        "loadView RecordingController",
        "shouldPerform RecordingController in",
        "init DetailController",
        "awakeFromNib DetailController",
        "segue RecordingController Segue",
        "prepare RecordingController in",
        "loadView DetailController",
        "viewDidLoad DetailController",
        "perform RecordingController in",
        "willMove DetailController RecordingController",
        "didMove DetailController RecordingController",
        "viewDidLoad RecordingController",
      ])
  }

  // Row 1''. Source: trace, "Root.prepare EmbedChild … sender=ProbeRootViewController rootViewLoaded=true".
  @Test
  func `an embed is prepared with the parent as sender, its view loaded and the child's not`()
    throws
  {
    let source = try #require(
      try source(
        Fixture.scene("b"), segues: Fixture.segue("embed", to: "b", "in")) as? RecordingController)
    source.onPrepare = { segue, sender in
      #expect(sender as? SceneController === source)
      #expect(source.isViewLoaded)
      #expect(!segue.destination.isViewLoaded)
      #expect(segue.destination.parent == nil)
    }
    try source.loadViewIfNeeded()
    #expect(source.words == ["should in", "prepare in"])
    #expect(source.children.count == 1)
    source.onPrepare = nil
  }

  @Test
  func `an embed that is denied is left out`() throws {
    let source = try #require(
      try source(
        Fixture.scene("b"), segues: Fixture.segue("embed", to: "b", "in")) as? RecordingController)
    source.allows = false
    try source.loadViewIfNeeded()
    #expect(source.children.isEmpty)
    #expect(source.isViewLoaded)
  }

  @Test
  func `a view is loaded once`() throws {
    let source = try source(
      Fixture.scene("b"), segues: Fixture.segue("embed", to: "b", "in"))
    try source.loadViewIfNeeded()
    try trace.record { try source.loadViewIfNeeded() }
    #expect(trace.events.isEmpty)
  }

  @Test
  func `an error leaves the view unloaded and nothing embedded`() throws {
    let source = try source(
      Fixture.scene("b"),
      segues: Fixture.segue("embed", to: "b", "in") + Fixture.segue("embed", to: "lost"))
    let error = #expect(throws: SegueError.self) { try source.loadViewIfNeeded() }
    #expect(
      error?.description
        == "unnamed segue 'embed-lost' of controller 'RecordingController' (Main.storyboard:4) "
        + "leads to 'lost', which the storyboard does not have; connect it in Interface Builder")
    #expect(!source.isViewLoaded)
    #expect(source.children.isEmpty)
  }

  @Test
  func `embeds in a circle are an error that names it`() throws {
    let source = try source(
      Fixture.scene("b", class: "DetailController", Fixture.segue("embed", to: "a")),
      segues: Fixture.segue("embed", to: "b"))
    let error = #expect(throws: SegueError.self) { try source.loadViewIfNeeded() }
    #expect(
      error?.description
        == "embeds lead back to where they began: 'DetailController' → 'RecordingController' → "
        + "'DetailController'; remove one of them, or deny it in 'shouldPerformSegue'")
    #expect(!source.isViewLoaded)
  }

  @Test
  func `a circle that the source ends is legal`() throws {
    let source = try source(
      class: "PickyController", segues: Fixture.segue("embed", to: "a", "again"))
    try source.loadViewIfNeeded()
    #expect(source.children.first?.children.first?.children.first?.children.count == 0)
  }

  @Test
  func `embeds that multiply are an error`() throws {
    let scenes = (0..<20).map { level in
      Fixture.scene(
        "c\(level)", Fixture.segue("embed", to: "c\(level + 1)", id: "l"),
        Fixture.segue("embed", to: "c\(level + 1)", id: "r"))
    }
    let document = try Fixture.document(
      (scenes + [Fixture.scene("c20")]).joined(separator: "\n"), initial: "c0")
    let source = try Storyboard(document).instantiateInitialController()
    let error = #expect(throws: SegueError.self) { try source.loadViewIfNeeded() }
    guard case .tooLarge(_, let limit) = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
    #expect(limit == 4096)
  }

  @Test
  func `what an embedded container shows is loaded when a window displays it`() throws {
    let source = try source(
      Fixture.scene(
        "n", tag: "navigationController", Fixture.relationship("rootViewController", to: "b")),
      Fixture.scene("b", class: "DetailController"), segues: Fixture.segue("embed", to: "n"))
    try source.loadViewIfNeeded()
    let detail = try #require(source.children.first?.children.first)
    #expect(!detail.isViewLoaded)
    try Window().show(source)
    #expect(detail.isViewLoaded)
  }
}

/// A controller that lets itself be embedded three times.
final class PickyController: SceneController {
  private static var allowed = 3

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    Self.allowed -= 1
    return Self.allowed >= 0
  }
}
