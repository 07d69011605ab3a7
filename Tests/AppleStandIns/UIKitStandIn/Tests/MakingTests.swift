import Foundation
import Interlude
import InterludeSegues
import InterludeUIKit
import LedgerTable
import Testing
import UIKit

/// Controllers that come to life through the adapter's calls.
@MainActor
@Suite
struct MakingTests {
  let folder: CompiledFolder
  let compiled: CompiledStoryboards

  init() throws {
    folder = try CompiledFolder()
    try folder.add("Kit", ["SongController": "a", "other": "b"], initial: "SongController")
    compiled = folder.storyboards
    UIStoryboard(
      standIn: [
        .init("SongController") { SongController(coder: $0) },
        .init("other") { UIViewController(coder: $0) },
      ], initial: "SongController"
    ).standInRegister(as: "Kit")
  }

  @Test
  func `a controller is made by class with an initialiser of its own`() throws {
    let made = try compiled.instantiateController(SongController.self) {
      SongController(coder: $0, song: "Vespers")
    }
    #expect(made.song == "Vespers")
  }

  @Test
  func `an initial controller is made by a creator`() throws {
    let made = try compiled.instantiateInitialController(ofStoryboard: "Kit") {
      SongController(coder: $0, song: "Vespers")
    }
    #expect(made.song == "Vespers")
  }

  @Test
  func `a wrong identifier is an error before UIKit is asked`() {
    let count = NSException.raised.count
    #expect(throws: LibraryError.self) {
      let _: UIViewController = try compiled.instantiateController(withIdentifier: "othre")
    }
    #expect(NSException.raised.count == count)
  }

  @Test
  func `a storyboard of a framework inside the bundle is an error before UIKit is asked`() throws {
    try folder.add("Frameworks/Pay.framework/Checkout", ["PayController": "a"])
    let count = NSException.raised.count
    #expect(throws: LibraryError.self) {
      let _: UIViewController = try folder.storyboards.instantiateController(
        withIdentifier: "PayController")
    }
    #expect(NSException.raised.count == count)
  }

  @Test
  func `a controller of another class is an error`() {
    let error = #expect(throws: LibraryError.self) {
      let _: SongController = try compiled.instantiateController(withIdentifier: "other")
    }
    #expect(
      error?.description == "controller 'UIViewController' is not a 'SongController'; ask for a "
        + "class that it is")
  }

  @Test
  func `a creator that returns nil is reported and UIKit makes the controller`() throws {
    let reports = try App<SongController>.reports {
      let made = try compiled.instantiateController(SongController.self) { _ in nil }
      #expect(made.song == "no song")
    }
    #expect(
      reports == [
        "the creator returned nil in place of a 'SongController', so 'init(coder:)' made the "
          + "controller; return a controller made with the coder"
      ])
  }

  @Test
  func `hooks of awakening get every controller that is made here`() throws {
    let log = SourceLog()
    let hook = UIViewController.awakening.before { controller, arrival in
      log.words.append("\(type(of: controller)) \(arrival.way) \(arrival.maker)")
      (controller as? SongController)?.artist = "Ockeghem"
    }
    defer { hook.cancel() }
    let made = try compiled.instantiateController(SongController.self)
    let _: UIViewController = try compiled.instantiateInitialController(ofStoryboard: "Kit")
    #expect(made.artist == "Ockeghem")
    #expect(
      log.words == [
        "SongController identifier 'init(coder:)'", "SongController initial 'init(coder:)'",
      ])
  }

  @Test
  func `a hook that cannot inject is an error of the call`() {
    let hook = UIViewController.awakening.before { controller, _ throws(SegueError) in
      throw .notInjected("no library", controller: ControllerReference(name: "x", place: nil))
    }
    defer { hook.cancel() }
    #expect(throws: LibraryError.self) { try compiled.instantiateController(SongController.self) }
  }

  @Test
  func `a segue action makes the destination with an initialiser of its own`() throws {
    let app = try App(ActionController.self, segues: ActionController.segues)
    let log = SourceLog()
    let hook = UIViewController.awakening.before { _, arrival in
      log.words.append("\(arrival.way) \(arrival.maker)")
    }
    defer { hook.cancel() }
    try app.source.performSegue(withIdentifier: "song", configure: { _ in })
    #expect((app.source.presentedViewController as? SongController)?.song == "Vespers")
    #expect(log.words == ["segue the segue action 'makeSong(_:)'"])
  }

  @Test
  func `a segue action that returns nil is reported and the segue goes on`() throws {
    let app = try App(ActionController.self, segues: ActionController.segues)
    app.source.song = nil
    let reports = try App<ActionController>.reports {
      let outcome = try app.source.performSegue(
        withIdentifier: "song",
        configure: { segue in
          segue.destination.title = "made by UIKit"
        })
      #expect(outcome == .performed)
    }
    #expect(
      reports == [
        "the segue action 'makeSong(_:)' returned nil in place of a 'SongController', so "
          + "'init(coder:)' made the controller; return a controller made with the coder"
      ])
    #expect(app.source.presentedViewController?.title == "made by UIKit")
  }
}

/// A controller with a model that does not change.
final class SongController: UIViewController {
  let song: String
  var artist: String?

  init?(coder: NSCoder, song: String) {
    self.song = song
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    song = "no song"
    super.init(coder: coder)
  }
}

/// A controller with a segue action.
final class ActionController: SegueViewController {
  static var segues: [UIStoryboard.Segue] {
    [
      .init(
        "song", to: "plain",
        action: { source, coder, _ in (source as? ActionController)?.makeSong(coder) })
    ]
  }

  var song: String? = "Vespers"

  func makeSong(_ coder: NSCoder) -> SongController? {
    makeDestination { song.flatMap { SongController(coder: coder, song: $0) } }
  }
}
