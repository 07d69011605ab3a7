#if canImport(UIKit) && !os(watchOS)
  public import Interlude
  public import InterludeSegues
  public import UIKit

  /// UIKit's controllers and segues.
  ///
  /// UIKit does not say of what kind a segue is; `SegueReference/kind` is `.other` with the name of the segue's class.
  ///
  /// *Threads:* the main actor.
  @available(visionOS, deprecated: 1.0, message: "visionOS deprecates Interface Builder products")
  public enum UIKitPlatform: ForwardingPlatform {
    /// Remembers perform calls from every controller.
    public static let ledger = SegueLedger<UIViewController, UIStoryboardSegue>(
      "UIViewController.prepareForSegue")

    /// The hook point that says whether a segue may be performed; true without hooks.
    public static let admission = Admission("UIViewController.admission") { _, _ in true }

    /// The hook point that what goes wrong without a call to throw it comes to; debug builds print it.
    public static let reports = Reports("UIViewController.segueReports") { _, report in
      report.printInDebugBuilds()
    }

    /// The hook point around every controller that comes to life through this module's calls.
    public static let awakening = Awakening("UIViewController.awakening") {
      _, _ throws(SegueError) in
    }

    /// The controller that a segue begins at.
    public static func source(of segue: UIStoryboardSegue) -> UIViewController? { segue.source }

    /// The controller that a segue leads to, containers included.
    public static func destination(of segue: UIStoryboardSegue) -> UIViewController? {
      segue.destination
    }

    /// The root of a navigation controller, the tabs, columns or pages of other containers, and what a ``SegueContainer``
    /// says.
    public static func content(of controller: UIViewController) -> [UIViewController] {
      switch controller {
      case let container as any SegueContainer: container.segueContent
      case let navigation as UINavigationController: Array(navigation.viewControllers.prefix(1))
      case let tabs as UITabBarController: tabs.viewControllers ?? []
      case let split as UISplitViewController: columns(of: split)
      case let pages as UIPageViewController: pages.viewControllers ?? []
      default: []
      }
    }

    /// Names a segue in an error.
    public static func reference(to segue: UIStoryboardSegue) -> SegueReference {
      SegueReference(
        identifier: segue.identifier.flatMap { $0.isEmpty ? nil : $0 },
        kind: .other(String(describing: type(of: segue))),
        controller: ControllerReference(name: className(of: segue.source), place: nil))
    }

    /// Calls `performSegue(withIdentifier:sender:)`, which raises an exception where there is no such segue.
    public static func performPlainly(
      _ identifier: String, from controller: UIViewController, sender: Any?
    ) {
      controller.performSegue(withIdentifier: identifier, sender: sender)
    }

    /// Asks `shouldPerformSegue(withIdentifier:sender:)`.
    public static func allows(
      _ identifier: String, from controller: UIViewController, sender: Any?
    ) -> Bool {
      controller.shouldPerformSegue(withIdentifier: identifier, sender: sender)
    }

    /// Whether the controller comes from a storyboard.
    public static func hasStoryboard(_ controller: UIViewController) -> Bool {
      controller.storyboard != nil
    }

    /// What a class has to write.
    public static var forwardingAdvice: String {
      "begin its 'prepare(for:sender:)' with 'runSegueHooks(for: segue, sender: sender)', "
        + "or derive it from 'SegueViewController' and call 'super'"
    }

    private static func columns(of split: UISplitViewController) -> [UIViewController] {
      guard split.style != .unspecified else { return split.viewControllers }
      let columns: [UISplitViewController.Column] = [
        .primary, .supplementary, .secondary, .compact,
      ]
      return columns.compactMap { split.viewController(for: $0) }
    }
  }
#endif
