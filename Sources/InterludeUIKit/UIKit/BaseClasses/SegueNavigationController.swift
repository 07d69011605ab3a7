#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// A base class for navigation controllers whose segues come to the hooks and whose perform calls run their closures.
  ///
  /// Override ``prepareSegue(_:sender:)`` in place of `prepare(for:sender:)`: it may throw, and needs no call of `super`.
  /// An override of any of UIKit's methods below has to call `super`.
  ///
  /// *Threads:* the main actor.
  @available(visionOS, deprecated: 1.0, message: "visionOS deprecates Interface Builder products")
  open class SegueNavigationController: UINavigationController {
    /// Leads the segue to the hooks, and to ``prepareSegue(_:sender:)`` inside of them.
    open override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      runSegueHooks(for: segue, sender: sender) { [self] sender in
        try prepareSegue(segue, sender: sender)
      }
    }

    /// Called before a segue is performed, with its destination made; does nothing unless overridden.
    ///
    /// - Parameters:
    ///   - segue: The segue.
    ///   - sender: Who asked for the segue.
    /// - Throws: Whatever it likes; the perform call throws the same, and a segue without one is reported.
    open func prepareSegue(_ segue: UIStoryboardSegue, sender: Any?) throws {}

    /// Asks the hooks of `admission` too.
    open override func shouldPerformSegue(
      withIdentifier identifier: String, sender: Any?
    ) -> Bool {
      admitsSegue(withIdentifier: identifier, sender: sender)
        && super.shouldPerformSegue(withIdentifier: identifier, sender: sender)
    }

    /// Asks the hooks of `unwinding` too.
    open override func canPerformUnwindSegueAction(
      _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool {
      super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
        && admitsUnwind(action, from: fromViewController, sender: sender)
    }
  }
#endif
