#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// An unwind segue that looks for the controller to go back to.
  @MainActor
  public struct UnwindRequest {
    /// The action that the destination has.
    public let action: Selector
    /// The controller that the segue begins at.
    public let source: UIViewController
    /// Who asks.
    public let sender: Any?
  }
#endif
