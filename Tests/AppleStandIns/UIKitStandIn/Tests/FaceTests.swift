import Foundation
import Interlude
import InterludeSegues
import InterludeUIKit
import Testing
import UIKit

/// The calls that the adapter adds, and what the portable layer brings with it.
@MainActor
@Suite
struct FaceTests {
  @Test
  func `a segue is performed by a case of the class's identifiers`() throws {
    let app = try App(ListController.self)
    let outcome = try app.source.performSegue(.show) { (detail: DetailController) in
      detail.song = "Vespers"
    }
    #expect(outcome == .performed)
    #expect(try app.source.performSegue(.edit) == .performed)
    #expect(app.source.words == ["show", "edit"])
  }

  @Test
  func `a segue that the identifiers do not list comes out of the call as that`() throws {
    let app = try App(ListController.self)
    let error = #expect(throws: SegueIdentifierError.self) {
      try app.source.performSegue(to: FilmController.self) { _ in }
    }
    #expect(
      error?.description == "segue 'film' of controller 'ListController' has an identifier that "
        + "'ListController.SegueIdentifier' does not list; add a case for it")
  }

  @Test
  func `a segue is performed by the name of the class that it leads to`() throws {
    let app = try App(DerivedSource.self)
    try app.source.performSegue(to: DetailController.self) { $0.song = "Vespers" }
    let detail = app.source.presentedViewController as? DetailController
    #expect(detail?.song == "Vespers")
    #expect(app.source.log.words == ["prepare DetailController"])
  }

  @Test
  func `a class can say by which identifier segues lead to it`() throws {
    let app = try App(DerivedSource.self)
    try app.source.performSegue(to: FilmController.self) { _ in }
    #expect(app.source.log.words == ["prepare film"])
  }

  @Test(arguments: [true, false])
  func `a gate is asked once for a perform call and nothing is made`(_ asks: Bool) throws {
    let app = try App(DerivedSource.self)
    let log = SourceLog()
    let gate = UIViewController.admission.around { _, request, _ in
      log.words.append("gate \(request.identifier)")
      return false
    }
    defer { gate.cancel() }
    let outcome = try app.source.performSegue(
      withIdentifier: "show", askShouldPerform: asks, configure: { _ in })
    #expect(outcome == .denied)
    #expect(log.words == ["gate show"])
    #expect(app.source.presentedViewController == nil)
  }

  @Test
  func `a gate that lets a segue pass is asked once too`() throws {
    let app = try App(DerivedSource.self)
    let log = SourceLog()
    let gate = UIViewController.admission.after { _, _, _ in log.words.append("gate") }
    defer { gate.cancel() }
    try app.source.performSegue(withIdentifier: "show", askShouldPerform: true, configure: { _ in })
    #expect(log.words == ["gate"])
    #expect(app.source.log.words == ["should show", "prepare show"])
  }

  @Test
  func `a gate is asked for a tapped segue`() throws {
    let app = try App(ListController.self)
    let gate = UIViewController.admission.around { _, _, _ in false }
    app.source.standInTap("show", sender: UIView())
    #expect(app.source.words.isEmpty)
    gate.cancel()
    app.source.standInTap("show", sender: UIView())
    #expect(app.source.words == ["show"])
  }

  @Test
  func `an embed does not take the closure of the call that it comes before`() throws {
    let app = try App(DerivedSource.self)
    app.source.log.onPerform = { [source = app.source] in source.standInEmbed("edit") }
    try app.source.performSegue(
      withIdentifier: "show", configure: { _ in app.source.log.words.append("own") })
    #expect(app.source.log.words == ["should edit", "prepare edit", "own", "prepare show"])
  }

  @Test
  func `the hooks run once for a segue that two classes lead to them`() throws {
    let app = try App(TwiceController.self)
    let log = SourceLog()
    let hook = UIViewController.prepareForSegue.before { _, _ in log.words.append("hook") }
    defer { hook.cancel() }
    try app.source.performSegue(withIdentifier: "show", configure: { _ in })
    #expect(log.words == ["hook"])
    #expect(app.source.words == ["own"])
  }

  @Test
  func `an unwind segue goes past a controller that a hook closes`() throws {
    let app = try App(HomeController.self)
    let child = LegacyController()
    app.source.present(child, animated: false)
    let hook = UIViewController.unwinding.around { _, request, next in
      request.source is LegacyController ? false : next(request)
    }
    #expect(
      !app.source.canPerformUnwindSegueAction("unwindHome:", from: child, sender: nil))
    hook.cancel()
    #expect(app.source.canPerformUnwindSegueAction("unwindHome:", from: child, sender: nil))
  }

  @Test
  func `the portable log and trail tell of UIKit's segues`() throws {
    let app = try App(ListController.self)
    let words = SourceLog()
    let trail = BreadcrumbTrail()
    let hooks = [
      try SegueLog { words.words.append("\($0)") }.attach(to: UIKitPlatform.self),
      try trail.attach(to: UIKitPlatform.self),
    ]
    defer { for hook in hooks { hook.cancel() } }
    try app.source.performSegue(.show)
    #expect(
      words.words == ["segue 'show' of controller 'ListController' to 'DetailController': prepared"]
    )
    #expect(trail.crumbs.map(\.description) == ["ListController → DetailController by 'show'"])
  }

  @Test
  func `the portable guard leaves out a second tap before UIKit makes anything`() throws {
    let app = try App(ListController.self)
    var now = ContinuousClock.now
    let taps = DoubleTapGuard(now: { now })
    let hook = UIViewController.admission.around { source, request, next in
      next(request) && taps.admits(request.identifier, from: source)
    }
    defer { hook.cancel() }
    app.source.standInTap("show", sender: UIView())
    app.source.standInTap("show", sender: UIView())
    #expect(try app.source.performSegue(.edit) == .performed)
    now += .seconds(1)
    app.source.standInTap("show", sender: UIView())
    #expect(app.source.words == ["show", "edit", "show"])
    #expect(taps.ignoredCount == 1)
    #expect(taps.admits("", from: app.source) && taps.admits("", from: app.source))
  }

  @Test
  func `a container of the app's own says what it shows`() throws {
    let app = try App(
      DerivedSource.self,
      segues: [.init("drawer", to: "plain", action: { _, coder, _ in Drawer(coder: coder) })])
    try app.source.performSegue(
      withIdentifier: "drawer",
      configure: { (detail: DetailController) in detail.song = "Vespers" })
    #expect((app.source.presentedViewController as? Drawer)?.detail.song == "Vespers")
  }

  @Test
  func `a column of a split view controller is looked into`() {
    let split = UISplitViewController()
    let detail = DetailController()
    split.setViewController(UINavigationController(rootViewController: detail), for: .secondary)
    #expect(UIKitPlatform.content(of: split).count == 1)
    #expect(UIKitPlatform.content(of: split).flatMap(UIKitPlatform.content).first === detail)
  }
}

/// A class that has the line, though its base class has it too.
final class TwiceController: SegueViewController {
  var words: [String] = []
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    runSegueHooks(for: segue, sender: sender)
    super.prepare(for: segue, sender: sender)
  }
  override func prepareSegue(_ segue: UIStoryboardSegue, sender: Any?) { words.append("own") }
}

/// A class that unwind segues lead to.
final class HomeController: SegueViewController {
  override var unwindActions: Set<Selector> { ["unwindHome:"] }
}

/// A container that UIKit does not have.
final class Drawer: UIViewController, SegueContainer {
  let detail = DetailController()
  var segueContent: [UIViewController] { [detail] }
}
