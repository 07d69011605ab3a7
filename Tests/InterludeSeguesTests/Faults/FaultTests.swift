import Interlude
import InterludeSegues
import Testing

/// What PureSegue got wrong and no other suite shows.
@MainActor
@Suite
struct FaultTests {
  private struct Song: Equatable {
    var title: String
  }

  private let root: HomeController
  private let source: RecordingController

  init() throws {
    let storyboard = Storyboard(
      try Fixture.document(
        Fixture.scene("home", class: "HomeController", Fixture.segue("show", to: "source", "go")),
        Fixture.scene(
          "source", class: "RecordingController", Fixture.segue("show", to: "detail", "same"),
          Fixture.segue("embed", to: "plain", "same", id: "embed"),
          Fixture.segue(
            "unwind", to: "x", "same", id: "back", more: " unwindAction=\"unwindHome:\""),
          Fixture.segue("presentation", to: "detail", id: "unnamed")),
        Fixture.scene("detail", class: "DetailController"), Fixture.scene("plain"), initial: "home")
    )
    root = try #require(try storyboard.instantiateInitialController() as? HomeController)
    try root.performSegue(withIdentifier: "go")
    source = try #require(root.presentedController as? RecordingController)
  }

  @Test
  func `an embed and an unwind segue of the same identifier do not take the closure`() throws {
    let source = source
    var kinds: [SegueKind] = []
    var between: [SegueOutcome] = []
    let hook = SceneController.prepareForSegue.before(.object(source), once: true) { _, _ in
      for segue in source.segues where segue.kind == .embed || segue.kind == .unwind {
        between.append(try source.performSegue(segue) { _ in })
      }
    }
    try withHook(hook) { () throws in
      try source.performSegue(withIdentifier: "same") { segue in kinds.append(segue.kind) }
    }
    #expect(kinds == [.show])
    #expect(between == [.performed, .performed])
    #expect(root.words.last == "home from -")
    #expect(SceneController.ledger.isEmpty)
  }

  @Test
  func `a hook can be for all segues, a kind, a destination or those without identifier`() throws {
    let source = source
    let prepare = SceneController.prepareForSegue
    var words: [String] = []
    let hooks = [
      prepare.before(.object(source)) { _, _ in words.append("all") },
      prepare.before(.object(source), when: { $1.segue.kind == .presentation }) { _, _ in
        words.append("presentation")
      },
      prepare.before(.object(source), when: { $1.segue.destination is DetailController }) { _, _ in
        words.append("detail")
      },
      prepare.before(.object(source), when: { $1.segue.identifier == nil }) { _, _ in
        words.append("unnamed")
      },
    ]
    defer { for hook in hooks { hook.cancel() } }
    try source.performSegue(source.segues[1]) { _ in words.append("embedded") }
    try source.performSegue(source.segues[3]) { _ in words.append("presented") }
    #expect(
      words == [
        "all", "embedded", "all", "presentation", "detail", "unnamed", "presented",
      ])
  }

  @Test
  func `a value as sender and a structure as capture come through unchanged`() throws {
    let source = source
    let song = Song(title: "Vespers")
    var senders: [Song?] = []
    source.onPrepare = { _, sender in senders.append(sender as? Song) }
    try source.performSegue(withIdentifier: "same", sender: song) { (detail: DetailController) in
      detail.song = song.title
    }
    #expect(senders == [song])
  }
}
