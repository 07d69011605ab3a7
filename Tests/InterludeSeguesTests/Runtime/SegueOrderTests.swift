import InterludeSegues
import Testing

/// The life cycle of one segue, step by step.
///
/// The sources named beside each test: *trace* is the transcript of iOS 26.1 that the repository `Vercantez/openuikit` publishes
/// as `uikit/fixtures/nibruntime/oracle/nibruntime.json`; *Using Segues* is the chapter of Apple's View Controller
/// Programming Guide. What no source settles is listed in `docs/segues/order.md`.
@MainActor
@Suite
struct SegueOrderTests {
  let trace = SegueTrace()
  let navigation: NavigationController
  let source: RecordingController
  let window = Window()

  init() throws {
    let storyboard = Storyboard(
      try Fixture.document(
        Fixture.scene(
          "n", tag: "navigationController", Fixture.relationship("rootViewController", to: "a")),
        "<scene sceneID=\"s\"><objects><viewController id=\"a\" customClass=\"RecordingController\" "
          + "customModule=\"InterludeSeguesTests\"><view><subviews><button id=\"b1\" "
          + "userLabel=\"Next Button\"><connections>" + Fixture.segue("show", to: "b", "next")
          + "</connections></button></subviews></view><connections>"
          + Fixture.segue("show", to: "b", "manual") + "</connections></viewController>"
          + "</objects></scene>",
        Fixture.scene("b", class: "DetailController", title: "Detail"), initial: "n"))
    navigation = try #require(
      try storyboard.instantiateInitialController() as? NavigationController)
    source = try #require(navigation.rootController as? RecordingController)
    try window.show(navigation)
  }

  // Row 1. Source: Using Segues; trace, "control segue ShowNext".
  @Test
  func `the segue of a control asks first with the control as sender`() throws {
    let button = Probe()
    source.onPrepare = { _, sender in #expect(sender as? Probe === button) }
    try trace.record { try source.trigger(element: "Next Button", sender: button) }
    #expect(trace.words.first == "shouldPerform RecordingController next")
    #expect(source.words == ["should next", "prepare next"])
  }

  // Row 1. Source: Using Segues: returning false drops the segue.
  @Test
  func `a control whose segue is denied makes nothing`() throws {
    source.allows = false
    let outcome = try trace.record { try source.trigger(element: "b1") }
    #expect(outcome == .denied)
    #expect(
      trace.words == ["shouldPerform RecordingController next", "denied RecordingController next"])
  }

  // Row 1'. Source: trace, "performSegue ShowDetailManually"; Apple's text is silent.
  @Test
  func `performSegue does not ask`() throws {
    source.allows = false
    try trace.record { try source.performSegue(withIdentifier: "manual", sender: nil) }
    #expect(!trace.words.contains { $0.hasPrefix("shouldPerform") })
    #expect(navigation.children.count == 2)
  }

  // Rows 3 to 8. Source: trace, "performSegue ShowDetailManually", and what follows when the push is displayed.
  @Test
  func `a show makes, wakes, prepares, performs, moves and loads, in this order`() throws {
    try trace.record { try source.performSegue(withIdentifier: "manual", sender: nil) }
    #expect(
      trace.words == [
        "init DetailController",
        "awakeFromNib DetailController",
        "segue RecordingController Segue",
        "prepare RecordingController manual",
        "perform RecordingController manual",
        "willMove DetailController NavigationController",
        "loadView DetailController",
        "viewDidLoad DetailController",
        "didMove DetailController NavigationController",
      ])
  }

  // Rows 1 to 8 for a control. Source: trace, "control segue ShowNext".
  @Test
  func `a control's segue has the same order after the question`() throws {
    try trace.record { try source.trigger(element: "b1") { _ in } }
    #expect(
      trace.words == [
        "shouldPerform RecordingController next",
        "init DetailController",
        "awakeFromNib DetailController",
        "segue RecordingController Segue",
        "configure RecordingController next",
        "prepare RecordingController next",
        "perform RecordingController next",
        "willMove DetailController NavigationController",
        "loadView DetailController",
        "viewDidLoad DetailController",
        "didMove DetailController NavigationController",
      ])
  }

  // Row 3. Source: trace, "Detail.init(coder) … storyboardNil=true", "Root.init(coder) … title=Root Title".
  // Row 4. Source: trace, "Detail.awakeFromNib storyboardNil=false parent=nil".
  @Test
  func `a destination has its title in init and its storyboard when it wakes`() throws {
    let destination = try Self.witness("show", inside: false)
    #expect(destination.inInit == ["title Here", "no storyboard", "no parent"])
    #expect(destination.inAwake == ["title Here", "storyboard", "no parent"])
  }

  // Row 4. Source: trace, "Root.awakeFromNib storyboardNil=false parent=UINavigationController"; and O'Reilly's Programming
  // iOS 6, chapter 19, for what relationships do not get.
  @Test
  func `a relationship child wakes inside its parent and is neither prepared nor moved`() throws {
    let words = try trace.record {
      try Self.witness("presentation", inside: true).inAwake
    }
    #expect(words == ["title Here", "storyboard", "in NavigationController"])
    #expect(
      trace.words.filter { $0.contains("WitnessController") || $0.hasPrefix("prepare") } == [
        "init WitnessController", "awakeFromNib WitnessController",
        "prepare RecordingController go",
      ])
  }

  // Rows 5 and 6. Source: Using Segues; trace, "Root.prepare … UIStoryboardSegue … dstViewLoaded=false".
  @Test
  func `prepare sees a segue between source and destination whose view is not loaded`() throws {
    let source = source
    source.onPrepare = { segue, sender in
      #expect(type(of: segue) == Segue.self)
      #expect(segue.source === source)
      #expect(segue.destination is DetailController)
      #expect(!segue.destination.isViewLoaded)
      #expect(sender as? String == "me")
    }
    try source.performSegue(withIdentifier: "manual", sender: "me")
    #expect(navigation.topController?.isViewLoaded == true)
  }

  // Row 7. Source: Using Segues and the reference of `show(_:sender:)`: the container above is looked for.
  @Test
  func `a show without container presents`() throws {
    let lone = RecordingController()
    let segue = Segue(
      identifier: "x", kind: .show, source: lone, destination: DetailController())
    trace.record { segue.perform() }
    #expect(trace.words == ["present DetailController RecordingController"])
  }

  // Row 8. Source: trace, "afterShowManual.viewControllers" and "pop".
  @Test
  func `a push is in the stack at once, and a pop says so twice`() throws {
    let hidden = NavigationController()
    let (first, second) = (SceneController(), DetailController())
    hidden.push(first)
    trace.record {
      hidden.push(second)
      hidden.pop()
    }
    #expect(
      trace.words == [
        "willMove DetailController NavigationController",
        "willMove DetailController nil",
        "didMove DetailController nil",
      ])
  }

  // Row 8: "segue object then released".
  @Test
  func `the segue object is gone when the call returns`() throws {
    weak var seen: Segue?
    try source.performSegue(withIdentifier: "manual") { segue in seen = segue }
    #expect(seen == nil)
  }

  // Below the table: the first one found wins, without a word. Source: probe of the same repository. Which one UIKit finds
  // first is not settled; here it is the first of the document.
  @Test
  func `of two segues with one identifier the first of the document is performed`() throws {
    let storyboard = Storyboard(
      try Fixture.document(
        Fixture.scene(
          "a", Fixture.segue("presentation", to: "b", "go", id: "z"),
          Fixture.segue("presentation", to: "c", "go", id: "y")),
        Fixture.scene("b", title: "first"), Fixture.scene("c", title: "second"), initial: "a"))
    let source = try storyboard.instantiateInitialController()
    try source.performSegue(withIdentifier: "go")
    #expect(source.presentedController?.title == "first")
    try source.performSegue(source.segues[1]) { _ in }
    #expect(source.presentedController?.title == "second")
  }

  // Below the table: "show with no container and no window". UIKit prepares and presents nothing; here it presents, as
  // written in `docs/segues/order.md`. Source: probe of the same repository.
  @Test
  func `a show without container and window is prepared and presents`() throws {
    let storyboard = Storyboard(
      try Fixture.document(
        Fixture.scene("a", class: "RecordingController", Fixture.segue("show", to: "b", "go")),
        Fixture.scene("b", class: "DetailController"), initial: "a"))
    let lone = try #require(
      try storyboard.instantiateInitialController() as? RecordingController)
    try lone.performSegue(withIdentifier: "go")
    #expect(lone.words == ["prepare go"])
    #expect(lone.presentedController is DetailController)
    #expect(lone.presentedController?.isViewLoaded == false)
  }

  // Below the table: relationship children are there at once, and no tab is selected until it is displayed. Source: trace.
  @Test
  func `a tab bar controller has its children at once and selects when displayed`() throws {
    let storyboard = Storyboard(
      try Fixture.document(
        Fixture.scene(
          "t", tag: "tabBarController", Fixture.relationship("viewControllers", to: "a"),
          Fixture.relationship("viewControllers", to: "b")), Fixture.scene("a"),
        Fixture.scene("b"), initial: "t"))
    let tabs = try #require(
      try storyboard.instantiateInitialController() as? TabBarController)
    #expect(tabs.children.count == 2)
    #expect(tabs.selectedIndex == nil)
    try window.show(tabs)
    #expect(tabs.selectedIndex == 0)
  }

  @Test
  func `a trace outside of a trace sees the same`() {
    let inner = SegueTrace()
    trace.record { inner.record { navigation.push(DetailController()) } }
    #expect(trace.events == inner.events)
    #expect(trace.events == [SegueEvent(.willMove, "DetailController", "NavigationController")])
    navigation.pop()
    #expect(inner.words.count == 1)
  }

  /// Performs a segue to a witness, directly or as the root of a navigation controller.
  private static func witness(_ kind: String, inside: Bool) throws -> WitnessController {
    let storyboard = Storyboard(
      try Fixture.document(
        Fixture.scene(
          "a", class: "RecordingController", Fixture.segue(kind, to: inside ? "n" : "w", "go")),
        Fixture.scene(
          "n", tag: "navigationController", Fixture.relationship("rootViewController", to: "w")),
        Fixture.scene("w", class: "WitnessController", title: "Here"), initial: "a"))
    let source = try storyboard.instantiateInitialController()
    var found: WitnessController?
    try source.performSegue(withIdentifier: "go") { (witness: WitnessController) in found = witness
    }
    return try #require(found)
  }
}

/// A controller that notes what it can see when.
class WitnessController: SceneController {
  var inInit: [String] = []
  var inAwake: [String] = []
  var attributes: [String] = []

  required init?(coder: SceneCoder) {
    super.init(coder: coder)
    inInit = sight
  }

  private var sight: [String] {
    [
      "title \(title ?? "none")", storyboard == nil ? "no storyboard" : "storyboard",
      parent.map { "in \(type(of: $0))" } ?? "no parent",
    ]
  }

  override func setRuntimeAttribute(_ attribute: RuntimeAttribute) {
    attributes.append("\(attribute.keyPath) \(attribute.value ?? "nil")")
  }

  override func awakeFromNib() { inAwake = sight }
}
