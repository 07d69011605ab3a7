public import Foundation

/// - Source: "NSViewController".
open class NSViewController: NSResponder {
  /// - Source: "title".
  open var title: String?
  /// - Source: "storyboard": nil for a controller that no storyboard made.
  open var storyboard: NSStoryboard? { madeBy }
  /// - Source: "children".
  open var children: [NSViewController] = []
  /// - Source: "presentedViewControllers".
  open private(set) var presentedViewControllers: [NSViewController]?

  /// - Source: "init(nibName:bundle:)".
  public init(nibName nibNameOrNil: NSNib.Name?, bundle nibBundleOrNil: Bundle?) { super.init() }
  /// - Source: "init(coder:)".
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    scene = (coder as? SceneCoder)?.scene
  }
  /// `NSObject`'s initialiser, which calls the one with a nib's name.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// - Source: "shouldPerformSegue(withIdentifier:sender:)" of "NSSeguePerforming".
  open func shouldPerformSegue(
    withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?
  ) -> Bool { true }
  /// - Source: "prepare(for:sender:)" of "NSSeguePerforming".
  open func prepare(for segue: NSStoryboardSegue, sender: Any?) {}
  /// - Source: "performSegue(withIdentifier:sender:)" of "NSSeguePerforming".
  open func performSegue(withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?) {
    run(identifier, sender: sender) { segue, sender in prepare(for: segue, sender: sender) }
  }

  /// - Source: "presentAsSheet(_:)".
  open func presentAsSheet(_ viewController: NSViewController) {
    presentedViewControllers = (presentedViewControllers ?? []) + [viewController]
  }
}

/// - Source: "NSNib.Name".
public enum NSNib {
  /// - Source: "NSNib.Name".
  public typealias Name = String
}

/// - Source: "NSWindowController".
open class NSWindowController: NSResponder {
  /// - Source: "window".
  open var window: NSWindow?
  /// - Source: "contentViewController".
  open var contentViewController: NSViewController? {
    get { window?.contentViewController }
    set {
      if window == nil { window = NSWindow() }
      window?.contentViewController = newValue
    }
  }
  /// - Source: "storyboard".
  open var storyboard: NSStoryboard? { madeBy }

  /// - Source: "init(window:)".
  public init(window: NSWindow?) {
    self.window = window
    super.init()
  }
  /// - Source: "init(coder:)".
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    scene = (coder as? SceneCoder)?.scene
  }
  /// `NSObject`'s initialiser.
  public convenience override init() { self.init(window: nil) }

  /// - Source: "shouldPerformSegue(withIdentifier:sender:)" of "NSSeguePerforming".
  open func shouldPerformSegue(
    withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?
  ) -> Bool { true }
  /// - Source: "prepare(for:sender:)" of "NSSeguePerforming".
  open func prepare(for segue: NSStoryboardSegue, sender: Any?) {}
  /// - Source: "performSegue(withIdentifier:sender:)" of "NSSeguePerforming".
  open func performSegue(withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?) {
    run(identifier, sender: sender) { segue, sender in prepare(for: segue, sender: sender) }
  }
}

/// - Source: "NSTabViewItem".
@MainActor
open class NSTabViewItem {
  /// - Source: "viewController".
  open var viewController: NSViewController?
  /// - Source: "init(viewController:)".
  public init(viewController: NSViewController) { self.viewController = viewController }
}

/// - Source: "NSTabViewController".
open class NSTabViewController: NSViewController {
  /// - Source: "tabViewItems".
  open var tabViewItems: [NSTabViewItem] = []
}

/// - Source: "NSSplitViewItem".
@MainActor
open class NSSplitViewItem {
  /// - Source: "viewController".
  open var viewController: NSViewController
  /// - Source: "init(viewController:)".
  public init(viewController: NSViewController) { self.viewController = viewController }
}

/// - Source: "NSSplitViewController".
open class NSSplitViewController: NSViewController {
  /// - Source: "splitViewItems".
  open var splitViewItems: [NSSplitViewItem] = []
}
