public import Foundation

/// - Source: "UINavigationController".
open class UINavigationController: UIViewController {
  /// - Source: "viewControllers".
  open var viewControllers: [UIViewController] {
    get { contained }
    set {
      contained = []
      for child in newValue { adopt(child) }
    }
  }
  /// - Source: "topViewController".
  open var topViewController: UIViewController? { contained.last }

  /// - Source: "init(nibName:bundle:)".
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// - Source: "init(coder:)".
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// - Source: "init(rootViewController:)".
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    adopt(rootViewController)
  }

  /// - Source: "pushViewController(_:animated:)".
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    adopt(viewController)
  }
}

/// - Source: "UITabBarController".
open class UITabBarController: UIViewController {
  /// - Source: "viewControllers".
  open var viewControllers: [UIViewController]? {
    get { contained }
    set {
      contained = []
      for child in newValue ?? [] { adopt(child) }
    }
  }
}

/// - Source: "UISplitViewController".
open class UISplitViewController: UIViewController {
  /// - Source: "UISplitViewController.Style".
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  /// - Source: "UISplitViewController.Column".
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }

  /// - Source: "style".
  open var style: Style { columns.isEmpty ? .unspecified : .tripleColumn }
  /// - Source: "setViewController(_:for:)".
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    columns[column] = vc
  }
  /// - Source: "viewController(for:)".
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  private var columns: [Column: UIViewController] = [:]

  /// - Source: "viewControllers".
  open var viewControllers: [UIViewController] {
    get { contained }
    set {
      contained = []
      for child in newValue { adopt(child) }
    }
  }
}

/// - Source: "UIPageViewController".
open class UIPageViewController: UIViewController {
  /// - Source: "viewControllers".
  open var viewControllers: [UIViewController]? { contained }
}

/// - Source: "UICollectionViewController".
open class UICollectionViewController: UIViewController {}
