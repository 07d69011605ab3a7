import InterludeSegues
import Testing

/// Segues of controls and cells, found by what Interface Builder calls them.
@MainActor
@Suite
struct TriggerTests {
  private func source() throws -> RecordingController {
    func element(_ tag: String, _ id: String, _ label: String, _ segues: String) -> String {
      "<\(tag) id=\"\(id)\" userLabel=\"\(label)\"><connections>\(segues)</connections></\(tag)>"
    }
    let storyboard = Storyboard(
      try Fixture.document(
        "<scene sceneID=\"s\"><objects><viewController id=\"a\" customClass=\"RecordingController\" "
          + "customModule=\"InterludeSeguesTests\"><view>"
          + element(
            "tableViewCell", "c1", "Song Cell",
            Fixture.segue("show", to: "b", "select", id: "s1")
              + Fixture.segue(
                "show", to: "b", "info", id: "s2", more: " trigger=\"accessoryAction\""))
          + element("button", "b1", "Add", Fixture.segue("presentation", to: "b", id: "s3"))
          + element("button", "b2", "Twin", Fixture.segue("show", to: "b", id: "s4"))
          + element("button", "b3", "Twin", Fixture.segue("show", to: "b", id: "s5"))
          + element("containerView", "v1", "Box", Fixture.segue("embed", to: "b", id: "s6"))
          + "</view><connections>" + Fixture.segue("show", to: "b", "manual") + "</connections>"
          + "</viewController></objects></scene>", Fixture.scene("b"), initial: "a"))
    return try #require(try storyboard.instantiateInitialController() as? RecordingController)
  }

  @Test
  func `a cell has a segue for each of its events`() throws {
    let source = try source()
    try source.trigger(element: "Song Cell")
    try source.trigger(element: "c1", event: "accessoryAction")
    #expect(source.words == ["should select", "prepare select", "should info", "prepare info"])
  }

  @Test
  func `the sender is the element where none is given`() throws {
    let source = try source()
    source.onPrepare = { _, sender in #expect((sender as? SourceElement)?.id == "b1") }
    try source.trigger(element: "Add")
    #expect(source.words == ["should ", "prepare -"])
  }

  @Test
  func `the closure of a tap runs for its segue`() throws {
    let source = try source()
    try source.trigger(element: "Add") { segue in
      source.words.append("configure \(segue.kind.name)")
    }
    #expect(source.words == ["should ", "configure presentation", "prepare -"])
    #expect(SceneController.ledger.isEmpty)
  }

  @Test
  func `an element that is not there is an error that lists those that are`() throws {
    let source = try source()
    let error = #expect(throws: SegueError.self) { try source.trigger(element: "Box") }
    #expect(
      error?.description
        == "controller 'RecordingController' (Main.storyboard:4) has no element 'Box' with a segue "
        + "for the event; elements with segues are 'Song Cell', 'Song Cell' on 'accessoryAction', "
        + "'Add', 'Twin'")
  }

  @Test
  func `a label that several elements have is an error`() throws {
    let source = try source()
    let error = #expect(throws: SegueError.self) { try source.trigger(element: "Twin") }
    #expect(
      error?.description
        == "controller 'RecordingController' (Main.storyboard:4) has several segues for the element "
        + "'Twin': unnamed 's4', unnamed 's5'; name the element by its object identifier")
  }

  // Source: a published answer on segue actions; the control's segue begins below `performSegue` (trace of iOS 26.1).
  @Test
  func `a tap does not call an override of performSegue, a call does`() throws {
    let storyboard = Storyboard(
      try Fixture.document(
        "<scene sceneID=\"s\"><objects><viewController id=\"a\" customClass=\"StubbornController\" "
          + "customModule=\"InterludeSeguesTests\"><button id=\"b1\"><connections>"
          + Fixture.segue("show", to: "b", "next") + "</connections></button></viewController>"
          + "</objects></scene>", Fixture.scene("b", class: "DetailController"), initial: "a"))
    let source = try #require(
      try storyboard.instantiateInitialController() as? StubbornController)
    #expect(try source.trigger(element: "b1") == .performed)
    #expect(source.words == ["should next", "prepare next"])
    source.words = []
    #expect(try source.performSegue(withIdentifier: "next") { _ in } == .notPrepared)
    #expect(source.words == ["override next"])
  }

  @Test
  func `a controller that was made in code has no elements`() {
    let error = #expect(throws: SegueError.self) {
      try DetailController().trigger(element: "Add")
    }
    #expect(
      error?.description
        == "controller 'DetailController' was not made from a storyboard, so it has no segue of "
        + "'Add'; make it from one")
  }
}

/// A controller whose override keeps every segue that is performed by name.
final class StubbornController: RecordingController {
  override func performSegue(
    withIdentifier identifier: String, sender: Any? = nil
  ) throws -> SegueOutcome {
    words.append("override \(identifier)")
    return .notPrepared
  }
}
