import InterludeSegues
import Testing

/// Controllers that code makes with the coder it is given.
///
/// Source: Apple, `UIStoryboard.instantiateViewController(identifier:creator:)`.
@MainActor
@Suite
struct CreatorTests {
  private func storyboard(class name: String? = "DetailController") throws -> Storyboard {
    Storyboard(
      try Fixture.document(
        Fixture.scene("a", class: name, identifier: "Detail", title: "Here"), initial: "a"))
  }

  @Test
  func `a creator makes the controller once, with its place in the storyboard`() throws {
    var calls = 0
    let detail = try storyboard().instantiateController(identifier: "Detail") { coder in
      calls += 1
      return LongDetailController(coder: coder)
    }
    #expect(calls == 1)
    #expect(detail.title == "Here")
    #expect(detail.storyboardIdentifier == "Detail")
  }

  @Test
  func `a creator that returns nil leaves it to init`() throws {
    let trace = SegueTrace()
    let detail: DetailController = try trace.record {
      try storyboard().instantiateInitialController { _ -> DetailController? in nil }
    }
    #expect(detail.title == "Here")
    #expect(
      trace.words == [
        "creator DetailController", "declined DetailController", "init DetailController",
        "awakeFromNib DetailController",
      ])
  }

  @Test
  func `a creator that returns nil for another class than it says is an error`() throws {
    let error = #expect(throws: SegueError.self) {
      try storyboard().instantiateInitialController { _ -> LongDetailController? in nil }
    }
    #expect(
      error?.description
        == "controller 'DetailController' (Main.storyboard:4) is not a 'LongDetailController'; "
        + "ask for a class that it is")
  }

  @Test
  func `a creator may make a class that the program lacks`() throws {
    let storyboard = Storyboard(
      try Fixture.document(
        "<scene sceneID=\"s\"><objects><viewController id=\"a\" customClass=\"Lost\" "
          + "customModule=\"App\"/></objects></scene>", initial: "a"))
    let made = try storyboard.instantiateInitialController { DetailController(coder: $0) }
    #expect(made.song == nil)
  }

  @Test
  func `an unknown identifier does not call the creator`() throws {
    #expect(throws: SegueError.self) {
      try storyboard().instantiateController(identifier: "Lost") { coder in
        Issue.record("called")
        return DetailController(coder: coder)
      }
    }
  }
}
