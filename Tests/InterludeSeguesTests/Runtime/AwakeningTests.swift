import Interlude
import InterludeSegues
import Testing

/// One hook point sees every controller that comes to life, whichever way.
@MainActor
@Suite(.serialized)
struct AwakeningTests {
  @Test
  func `one registration sees every way and every maker`() throws {
    var words: [String] = []
    let hook = SceneController.awakening.before(.instances(of: TrackedController.self)) {
      controller, arrival in
      words.append("\(arrival.way) by \(arrival.maker), \(arrival.segue?.id ?? "no segue")")
    }
    try withHook(hook) { try Self.run() }
    #expect(
      words == [
        "initial by 'init(coder:)', no segue",
        "embed by 'init(coder:)', embed-b",
        "segue by 'init(coder:)', show-b",
        "relationship by 'init(coder:)', relationship-b",
        "segue by the segue action 'make:', action",
        "identifier by 'init(coder:)', no segue",
        "identifier by the creator, no segue",
      ])
  }

  /// Brings a controller of the class to life in each way.
  private static func run() throws {
    let storyboard = Storyboard(
      try Fixture.document(
        Fixture.scene(
          "a", class: "TrackedController", Fixture.segue("embed", to: "b"),
          Fixture.segue("show", to: "b", "show"), Fixture.segue("show", to: "n", "nav"),
          Fixture.segue(
            "show", to: "b", "act", id: "action", more: " destinationCreationSelector=\"make:\"")),
        Fixture.scene("b", class: "TrackedController", identifier: "B"),
        Fixture.scene(
          "n", tag: "navigationController", Fixture.relationship("rootViewController", to: "b")),
        initial: "a"))
    let source = try storyboard.instantiateInitialController()
    try source.loadViewIfNeeded()
    for name in ["show", "nav", "act"] { try source.performSegue(withIdentifier: name) }
    _ = try storyboard.instantiateController(withIdentifier: "B")
    _ = try storyboard.instantiateController(identifier: "B") { TrackedController(coder: $0) }
  }

  @Test
  func `a hook injects before the controller wakes, when its parent and children are there`() throws
  {
    let storyboard = Storyboard(
      try Fixture.document(
        Fixture.scene(
          "n", tag: "navigationController", Fixture.relationship("rootViewController", to: "b")),
        Fixture.scene("b", class: "TrackedController"), initial: "n"))
    let hook = SceneController.awakening.before(.instances(of: TrackedController.self)) {
      controller, arrival in
      #expect(controller.parent === arrival.source)
      (controller as? TrackedController)?.library = "injected"
    }
    let root = try withHook(hook) { try storyboard.instantiateInitialController() }
    #expect((root.children.first as? TrackedController)?.seen == "injected")
  }

  @Test
  func `a hook that cannot inject keeps the controller from being handed out`() throws {
    let storyboard = Storyboard(
      try Fixture.document(Fixture.scene("b", class: "TrackedController"), initial: "b"))
    let hook = SceneController.awakening.before(.instances(of: TrackedController.self)) {
      controller, _ throws(SegueError) in
      throw .notInjected(
        "there is no library",
        controller: ControllerReference(name: "\(type(of: controller))", place: nil))
    }
    let error = #expect(throws: SegueError.self) {
      try withHook(hook) { _ = try storyboard.instantiateInitialController() }
    }
    #expect(
      error?.description
        == "controller 'TrackedController' was not given what it needs: there is no library")
  }

  // Row 4. Source: the transcript of iOS 26.1 ("Badge.set cornerRadiusValue 4" before "Badge.awakeFromNib").
  @Test
  func `runtime attributes reach the controller in document order before it wakes`() throws {
    let storyboard = Storyboard(
      try Fixture.document(
        "<scene sceneID=\"s\"><objects><viewController id=\"a\" customClass=\"WitnessController\" "
          + "customModule=\"InterludeSeguesTests\"><userDefinedRuntimeAttributes>"
          + "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"b\" value=\"x\"/>"
          + "<userDefinedRuntimeAttribute type=\"number\" keyPath=\"a\"><integer key=\"value\" "
          + "value=\"4\"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>"
          + "</viewController></objects></scene>", initial: "a"))
    let trace = SegueTrace()
    let made = try trace.record { try storyboard.instantiateInitialController() }
    #expect((made as? WitnessController)?.attributes == ["b x", "a 4"])
    #expect(
      trace.words == [
        "init WitnessController", "attribute WitnessController b", "attribute WitnessController a",
        "awakeFromNib WitnessController",
      ])
  }
}

/// A controller that a hook gives something.
final class TrackedController: SceneController {
  var library: String?
  var seen: String?

  override class var segueActions: [SegueAction] {
    [SegueAction("make:") { (_: TrackedController, coder) in TrackedController(coder: coder) }]
  }

  override func awakeFromNib() { seen = library }
}
