#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import Interlude
  public import InterludeSegues

  /// AppKit's controllers and segues.
  ///
  /// Controllers are view controllers and window controllers, so their class is that of both.
  ///
  /// AppKit does not say of what kind a segue is; `SegueReference/kind` is `.other` with the name of the segue's class.
  ///
  /// *Threads:* the main actor.
  public enum AppKitPlatform: ForwardingPlatform {
    /// Remembers perform calls from every controller.
    public static let ledger = SegueLedger<NSResponder, NSStoryboardSegue>(
      "SegueSource.prepareForSegue")

    /// The hook point that says whether a segue may be performed; true without hooks.
    public static let admission = Admission("SegueSource.admission") { _, _ in true }

    /// The hook point that what goes wrong without a call to throw it comes to; debug builds print it.
    public static let reports = Reports("SegueSource.segueReports") { _, report in
      report.printInDebugBuilds()
    }

    /// The hook point around every controller that comes to life through this module's calls.
    public static let awakening = Awakening("SegueSource.awakening") { _, _ throws(SegueError) in }

    /// The controller that a segue begins at; nil where it is no responder.
    public static func source(of segue: NSStoryboardSegue) -> NSResponder? {
      segue.sourceController as? NSResponder
    }

    /// The controller that a segue leads to, containers included.
    public static func destination(of segue: NSStoryboardSegue) -> NSResponder? {
      segue.destinationController as? NSResponder
    }

    /// The content of a window, the tabs or panes of other containers, and what a ``SegueContainer`` says.
    public static func content(of controller: NSResponder) -> [NSResponder] {
      switch controller {
      case let container as any SegueContainer: container.segueContent
      case let window as NSWindowController: window.contentViewController.map { [$0] } ?? []
      case let tabs as NSTabViewController: tabs.tabViewItems.compactMap(\.viewController)
      case let split as NSSplitViewController: split.splitViewItems.map(\.viewController)
      default: []
      }
    }

    /// Names a segue in an error.
    public static func reference(to segue: NSStoryboardSegue) -> SegueReference {
      let name =
        source(of: segue).map(className) ?? String(describing: type(of: segue.sourceController))
      return SegueReference(
        identifier: segue.identifier.flatMap { $0.isEmpty ? nil : $0 },
        kind: .other(String(describing: type(of: segue))),
        controller: ControllerReference(name: name, place: nil))
    }

    /// Calls `performSegue(withIdentifier:sender:)`, which raises an exception where there is no such segue.
    public static func performPlainly(
      _ identifier: String, from controller: NSResponder, sender: Any?
    ) {
      switch controller {
      case let controller as NSViewController:
        controller.performSegue(withIdentifier: identifier, sender: sender)
      case let controller as NSWindowController:
        controller.performSegue(withIdentifier: identifier, sender: sender)
      default: break
      }
    }

    /// Asks `shouldPerformSegue(withIdentifier:sender:)`.
    public static func allows(
      _ identifier: String, from controller: NSResponder, sender: Any?
    ) -> Bool {
      switch controller {
      case let controller as NSViewController:
        controller.shouldPerformSegue(withIdentifier: identifier, sender: sender)
      case let controller as NSWindowController:
        controller.shouldPerformSegue(withIdentifier: identifier, sender: sender)
      default: true
      }
    }

    /// Whether the controller comes from a storyboard.
    public static func hasStoryboard(_ controller: NSResponder) -> Bool {
      switch controller {
      case let controller as NSViewController: controller.storyboard != nil
      case let controller as NSWindowController: controller.storyboard != nil
      default: false
      }
    }

    /// What a class has to write.
    public static var forwardingAdvice: String {
      "begin its 'prepare(for:sender:)' with 'runSegueHooks(for: segue, sender: sender)', "
        + "or derive it from 'SegueViewController' or 'SegueWindowController' and call 'super'"
    }
  }
#endif
