import Foundation
import Interlude
import InterludeSegues
import InterludeUIKit
import Testing
import UIKit

/// What goes wrong is said at once, by name, and with the line to write.
@MainActor
@Suite
struct ReportTests {
  @Test
  func `a class that does not lead its prepare to the hooks is named with the line to add`() throws
  {
    let app = try App(LegacyController.self)
    var outcome: SegueOutcome?
    let reports = try App<LegacyController>.reports {
      outcome = try app.source.performSegue(withIdentifier: "show", configure: { _ in })
    }
    #expect(outcome == .notPrepared)
    #expect(
      reports == [
        "controller 'LegacyController' did not lead its prepare for segue 'show' to the hooks, so "
          + "no closure ran; begin its 'prepare(for:sender:)' with "
          + "'runSegueHooks(for: segue, sender: sender)', or derive it from "
          + "'SegueViewController' and call 'super'"
      ])
    #expect(UIKitPlatform.ledger.isEmpty)
  }

  /// What is said of a call for `show` whose closure does not run, after another segue was tapped.
  private func sayings<Source: UIViewController>(of type: Source.Type) throws -> [String] {
    let app = try App(type)
    app.source.standInTap("edit", sender: UIView())
    return try App<Source>.reports {
      let outcome = try app.source.performSegue(
        withIdentifier: "show", sender: UIView(), configure: { _ in })
      #expect(outcome == .notPrepared)
    }
  }

  private func sentence(_ name: String) -> String {
    "no prepare of controller '\(name)' came to the hooks with the identifier 'show' and the sender "
      + "of the call, so its closure did not run; check the identifier, and hand both on unchanged "
      + "where 'performSegue' or 'prepare' is overridden"
  }

  @Test
  func `a class that leads its prepare to the hooks is not told to`() throws {
    #expect(
      try sayings(of: SenderDroppingController.self) == [sentence("SenderDroppingController")])
    #expect(try sayings(of: ElsewhereController.self) == [sentence("ElsewhereController")])
  }

  @Test
  func `a prepare that is handed to a child first still runs the source's closure`() throws {
    let app = try App(HandingController.self)
    var words: [String] = []
    let reports = try App<HandingController>.reports {
      let outcome = try app.source.performSegue(
        withIdentifier: "show", configure: { _ in words.append("configure") })
      #expect(outcome == .performed)
    }
    #expect(words == ["configure"])
    #expect(reports.isEmpty)
  }

  @Test
  func `a veto is no reason to name a line`() throws {
    let app = try App(ListController.self)
    let veto = UIViewController.prepareForSegue.around { _, _, _ in }
    defer { veto.cancel() }
    let reports = try App<ListController>.reports {
      let outcome = try app.source.performSegue(withIdentifier: "show", configure: { _ in })
      #expect(outcome == .notPrepared)
    }
    #expect(reports.isEmpty)
  }

  @Test
  func `a closure that the compiler takes for the sender is reported`() throws {
    let app = try App(ListController.self)
    let reports = App<ListController>.reports {
      app.source.performSegue(withIdentifier: "show") { (detail: DetailController) in
        Issue.record("UIKit's own method has no closure to run")
      }
    }
    #expect(
      reports == [
        "segue 'show' of controller 'ListController' went on although its prepare threw: "
          + "the closure for segue 'show' of controller 'ListController' was taken for its "
          + "sender; write it with the label 'configure:'"
      ])
  }

  @Test
  func `what a tapped segue's hook throws is reported`() throws {
    let app = try App(ListController.self)
    let hook = UIViewController.prepareForSegue.before { _, _ in throw NoEntry() }
    defer { hook.cancel() }
    let reports = App<ListController>.reports { app.source.standInTap("show", sender: UIView()) }
    #expect(
      reports == [
        "segue 'show' of controller 'ListController' went on although its prepare threw "
          + "'NoEntry()'; catch it in the hook that throws it"
      ])
    #expect(app.source.presentedViewController is DetailController)
  }

  @Test
  func `what a hook throws comes out of the call though UIKit has performed the segue`() throws {
    let app = try App(ListController.self)
    let hook = UIViewController.prepareForSegue.before { _, _ in throw NoEntry() }
    defer { hook.cancel() }
    #expect(throws: NoEntry.self) {
      try app.source.performSegue(withIdentifier: "show", configure: { _ in })
    }
    #expect(app.source.presentedViewController is DetailController)
  }

  @Test
  func `a controller that no storyboard made is refused before UIKit raises an exception`() {
    let count = NSException.raised.count
    #expect(
      throws: SegueError.notFromStoryboard(
        controller: ControllerReference(name: "LegacyController", place: nil), segue: "'show'")
    ) {
      try LegacyController().performSegue(withIdentifier: "show", configure: { _ in })
    }
    #expect(NSException.raised.count == count)
  }

  @Test
  func `an identifier that UIKit does not know is its exception and leaves nothing`() throws {
    let app = try App(ListController.self)
    let count = NSException.raised.count
    let reports = try App<ListController>.reports {
      let outcome = try app.source.performSegue(withIdentifier: "shwo", configure: { _ in })
      #expect(outcome == .notPrepared)
    }
    #expect(reports.count == 1)
    #expect(NSException.raised.count == count + 1)
    #expect(UIKitPlatform.ledger.isEmpty)
  }
}

/// A class that leads its prepare to the hooks without the sender.
final class SenderDroppingController: UIViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    runSegueHooks(for: segue, sender: nil)
  }
}

/// A class that performs another segue than it was asked for, which another controller prepares.
final class ElsewhereController: SegueViewController {
  override func performSegue(withIdentifier identifier: String, sender: Any?) {}
}

/// A class that hands its prepare to a child before it leads it to the hooks.
final class HandingController: SegueViewController {
  private let child = SegueViewController()

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    child.prepare(for: segue, sender: sender)
    super.prepare(for: segue, sender: sender)
  }
}

/// An error of a hook.
struct NoEntry: Error {}
