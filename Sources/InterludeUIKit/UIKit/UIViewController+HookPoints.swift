#if canImport(UIKit) && !os(watchOS)
  public import Interlude
  public import InterludeSegues
  public import UIKit

  @available(visionOS, deprecated: 1.0, message: "visionOS deprecates Interface Builder products")
  extension UIViewController {
    /// The hook point around the prepare of every controller that leads it to
    /// ``runSegueHooks(for:sender:own:)``.
    ///
    /// A hook cannot keep UIKit from performing the segue; ``admission`` can.
    public static var prepareForSegue: SegueLedger<UIViewController, UIStoryboardSegue>.Pipeline {
      UIKitPlatform.prepareForSegue
    }

    /// The hook point that says whether a segue may be performed, before anything is made for it.
    ///
    /// Perform calls with a closure ask it always, and controls do where the source's `shouldPerformSegue` leads to
    /// ``admitsSegue(withIdentifier:sender:)``.
    ///
    /// ```swift
    /// UIViewController.admission.around { source, request, next in
    ///   account.isSignedIn || request.identifier != "showOrders" ? next(request) : false
    /// }
    /// ```
    public static var admission: UIKitPlatform.Admission { UIKitPlatform.admission }

    /// The hook point that says whether an unwind segue may lead to a controller that has its action; true without hooks.
    ///
    /// It is asked where the controller's `canPerformUnwindSegueAction` leads to ``admitsUnwind(_:from:sender:)``.
    public static let unwinding = MainActorHookPoint<UIViewController, UnwindRequest, Bool, Never>(
      "UIViewController.unwinding"
    ) { _, _ in true }

    /// The hook point around every controller that comes to life through `CompiledStoryboards` or
    /// ``makeDestination(_:_:)``, after UIKit has made it.
    ///
    /// A dependency container needs one `before` here for them. Controllers that UIKit makes by itself do not come here.
    public static var awakening: UIKitPlatform.Awakening { UIKitPlatform.awakening }

    /// The hook point that what goes wrong without a call to throw it comes to; debug builds print it.
    public static var segueReports: UIKitPlatform.Reports { UIKitPlatform.reports }
  }
#endif
