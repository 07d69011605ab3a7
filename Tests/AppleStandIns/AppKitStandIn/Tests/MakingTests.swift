import AppKit
import Interlude
import InterludeSegues
import InterludeUIKit
import LedgerTable
import Testing

/// Controllers that come to life through the adapter's calls.
@MainActor
@Suite
struct MakingTests {
  let folder: CompiledFolder
  let compiled: CompiledStoryboards

  init() throws {
    folder = try CompiledFolder()
    try folder.add(
      "Kit", ["SongController": "a", "SongWindowController": "b"], initial: "SongWindowController",
      framework: "NS")
    compiled = folder.storyboards
    NSStoryboard(
      standIn: [
        .init("SongController") { SongController(coder: $0) },
        .init("SongWindowController", children: ["SongController"]) {
          SongWindowController(coder: $0)
        },
      ], initial: "SongWindowController"
    ).standInRegister(as: "Kit")
  }

  @Test
  func `controllers are made by class and the hooks of awakening get them`() throws {
    let log = SourceLog()
    let hook = AppKitPlatform.awakening.before { controller, arrival in
      log.words.append("\(type(of: controller)) \(arrival.way)")
    }
    defer { hook.cancel() }
    _ = try compiled.instantiateController(SongController.self)
    let window: SongWindowController = try compiled.instantiateInitialController(
      ofStoryboard: "Kit")
    #expect(window.contentViewController is SongController)
    #expect(log.words == ["SongController identifier", "SongWindowController initial"])
  }

  @Test
  func `creators make view controllers and window controllers`() throws {
    let view = try compiled.instantiateController(SongController.self) {
      SongController(coder: $0, song: "Vespers")
    }
    #expect(view.song == "Vespers")
    let window = try compiled.instantiateController(SongWindowController.self) {
      SongWindowController(coder: $0, song: "Lauds")
    }
    #expect(window.song == "Lauds")
  }

  @Test
  func `a creator that returns nil is reported`() throws {
    let log = SourceLog()
    let hook = AppKitPlatform.reports.around { _, report, _ in log.words.append("\(report)") }
    defer { hook.cancel() }
    let made = try compiled.instantiateController(SongController.self) { _ in nil }
    #expect(made.song == "no song")
    #expect(log.words.count == 1)
  }

  @Test
  func `a wrong identifier is an error before AppKit is asked`() {
    let count = NSException.raised.count
    #expect(throws: LibraryError.self) {
      let _: NSViewController = try compiled.instantiateController(withIdentifier: "Sogn")
    }
    #expect(NSException.raised.count == count)
  }

  @Test
  func `a controller of another class is an error`() {
    let error = #expect(throws: LibraryError.self) {
      let _: SongController = try compiled.instantiateInitialController(ofStoryboard: "Kit")
    }
    #expect(
      error?.description
        == "controller 'SongWindowController' is not a 'SongController'; ask for a class that it is"
    )
  }

  @Test
  func `a segue action's nil is reported`() {
    let log = SourceLog()
    let hook = AppKitPlatform.reports.around { _, report, _ in log.words.append("\(report)") }
    defer { hook.cancel() }
    let source = NSViewController()
    let made: SongController? = source.makeDestination("makeSong(_:)") { nil }
    #expect(made === nil)
    #expect(
      log.words == [
        "the segue action 'makeSong(_:)' returned nil in place of a 'SongController', so "
          + "'init(coder:)' made the controller; return a controller made with the coder"
      ])
  }
}

/// A view controller with a model that does not change.
final class SongController: NSViewController {
  let song: String

  init?(coder: NSCoder, song: String) {
    self.song = song
    super.init(coder: coder)
  }
  required init?(coder: NSCoder) {
    song = "no song"
    super.init(coder: coder)
  }
}

/// A window controller with a model that does not change.
final class SongWindowController: NSWindowController {
  let song: String

  init?(coder: NSCoder, song: String) {
    self.song = song
    super.init(coder: coder)
  }
  required init?(coder: NSCoder) {
    song = "no song"
    super.init(coder: coder)
  }
}
