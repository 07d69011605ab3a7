public import Foundation

/// - Source: "UIViewController".
@MainActor
open class UIViewController: UIResponder {
  /// - Source: "title".
  open var title: String?
  /// - Source: "storyboard": nil for a controller that no storyboard made.
  open var storyboard: UIStoryboard? { madeBy }
  /// - Source: "parent".
  open var parent: UIViewController? { container }
  /// - Source: "children".
  open var children: [UIViewController] { contained }
  /// - Source: "presentedViewController".
  open var presentedViewController: UIViewController? { presented }
  /// - Source: "presentingViewController".
  open var presentingViewController: UIViewController? { presenter }
  /// - Source: "navigationController".
  open var navigationController: UINavigationController? {
    (self as? UINavigationController) ?? parent?.navigationController
  }

  /// - Source: "view": loaded when first asked for.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { loadedView = newValue }
  }
  /// - Source: "isViewLoaded".
  open var isViewLoaded: Bool { loadedView != nil }

  var scene: UIStoryboard.Scene?
  var madeBy: UIStoryboard?
  weak var container: UIViewController?
  var contained: [UIViewController] = []
  var presented: UIViewController?
  weak var presenter: UIViewController?
  private var loadedView: UIView?

  /// - Source: "init(nibName:bundle:)", the designated initialiser for code.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// - Source: "init(coder:)": for storyboards.
  public required init?(coder: NSCoder) {
    scene = (coder as? SceneCoder)?.scene
    super.init()
  }

  /// `NSObject`'s initialiser, which calls the one with a nib's name.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// - Source: "awakeFromNib()" of `NSObject`, which is imported without an actor.
  nonisolated open func awakeFromNib() {}
  /// - Source: "loadView()".
  open func loadView() { loadedView = UIView() }
  /// - Source: "loadViewIfNeeded()".
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }
  /// - Source: "viewDidLoad()".
  open func viewDidLoad() {}
  /// - Source: "viewDidAppear(_:)".
  open func viewDidAppear(_ animated: Bool) {}

  /// - Source: "addChild(_:)".
  open func addChild(_ childController: UIViewController) { adopt(childController) }

  /// - Source: "show(_:sender:)": the nearest container that can shows it, else it is presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    guard let navigationController else { return present(vc, animated: true) }
    navigationController.pushViewController(vc, animated: true)
  }

  /// - Source: "present(_:animated:completion:)".
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presented = viewControllerToPresent
    viewControllerToPresent.presenter = self
    completion?()
  }

  /// - Source: "dismiss(animated:completion:)".
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    presented = nil
    completion?()
  }

  /// - Source: "shouldPerformSegue(withIdentifier:sender:)".
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// - Source: "prepare(for:sender:)".
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// - Source: "performSegue(withIdentifier:sender:)": does not ask `shouldPerformSegue`; an unknown identifier, or a
  ///   controller without storyboard, raises an exception.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    run(identifier, sender: sender)
  }

  /// - Source: "canPerformUnwindSegueAction(_:from:sender:)".
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    fromViewController !== self && unwindActions.contains(action)
  }

  /// - Source: "unwind(for:towards:)".
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  /// The stand-in's list of methods that unwind segues lead to; UIKit asks the Objective-C runtime.
  open var unwindActions: Set<Selector> { [] }

  func adopt(_ child: UIViewController) {
    contained.append(child)
    child.container = self
  }
}
