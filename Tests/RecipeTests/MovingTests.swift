import Interlude
import InterludeSegues
import Testing

private final class DetailController: SceneController {
  var song = ""
}

/// Compiled, not run: a segue needs a storyboard, and has tests of its own.
private final class ListController: SceneController {
  func show(_ song: String) throws {
    try performSegue(withIdentifier: "showDetail") { (detail: DetailController) in
      detail.song = song
    }
  }
}

private final class Screen: Sendable {
  static let appear = HookPoint("Screen.appear") { (screen: Screen, animated: Bool) in
    animated ? 2 : 1
  }
  let journal = Journal()

  func highlight() { journal.note("highlight") }
}

@Suite struct MovingTests {
  @Test func `an after of one object that runs once`() {
    let screen = Screen()
    Screen.appear.after(.object(screen), once: true) { screen, _, _ in screen.highlight() }
    _ = Screen.appear(screen, true)
    _ = Screen.appear(screen, true)
    #expect(screen.journal.words == ["highlight"])
  }

  @Test func `an around that is undone`() {
    let doubled = Screen.appear.around { _, animated, next in next(animated) * 2 }
    doubled.cancel()
    #expect(Screen.appear(Screen(), true) == 2)
  }

  @Test func `news for listeners that come late`() {
    let screen = Screen()
    let listener = Screen()
    let log = Journal()
    let saved = ExtensionPoint<Screen, String, Never, Never>("Screen.saved", remembering: 1)
    saved.announce(screen, "draft")
    saved.answer(.object(screen), owner: listener) { _, name in
      log.note("saved \(name)")
      return nil
    }
    #expect(log.words == ["saved draft"])
  }
}
