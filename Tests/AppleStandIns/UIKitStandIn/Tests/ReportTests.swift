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

/// An error of a hook.
struct NoEntry: Error {}
