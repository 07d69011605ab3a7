#if canImport(UIKit) && !os(watchOS)
  internal import Interlude
  internal import InterludeSegues
  public import UIKit

  @available(visionOS, deprecated: 1.0, message: "visionOS deprecates Interface Builder products")
  extension UIViewController {
    /// Runs the hooks and the closure of a segue; the one line that a class of one's own needs in its prepare.
    ///
    /// ```swift
    /// override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    ///   runSegueHooks(for: segue, sender: sender)
    /// }
    /// ```
    /// A class that gives the rest of its prepare as a closure has hooks around that too, may throw in it, and keeps
    /// `.afterPrepare` apart from `.beforePrepare`.
    ///
    /// - Parameters:
    ///   - segue: The segue.
    ///   - sender: The sender.
    ///   - own: What the class does itself; it gets the sender, which a hook may have changed.
    /// - Complexity: O(*n*) in the number of hooks.
    public func runSegueHooks(
      for segue: UIStoryboardSegue, sender: Any?,
      own: @escaping @MainActor (Any?) throws -> Void = { _ in }
    ) {
      UIKitPlatform.receive(segue, from: self, sender: sender, own: own)
    }

    /// Whether the hooks of ``admission`` let a segue be performed; the line for `shouldPerformSegue`.
    ///
    /// ```swift
    /// override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    ///   admitsSegue(withIdentifier: identifier, sender: sender) && isReady
    /// }
    /// ```
    /// - Parameters:
    ///   - identifier: The segue's identifier.
    ///   - sender: The sender.
    /// - Returns: True unless a hook says otherwise.
    /// - Complexity: O(*n*) in the number of hooks.
    public func admitsSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
      UIKitPlatform.admits(SegueRequest(identifier: identifier, sender: sender), from: self)
    }

    /// Whether the hooks of ``unwinding`` let an unwind segue lead here; the line for `canPerformUnwindSegueAction`.
    ///
    /// ```swift
    /// override func canPerformUnwindSegueAction(
    ///   _ action: Selector, from source: UIViewController, sender: Any?
    /// ) -> Bool {
    ///   super.canPerformUnwindSegueAction(action, from: source, sender: sender)
    ///     && admitsUnwind(action, from: source, sender: sender)
    /// }
    /// ```
    /// - Parameters:
    ///   - action: The action that the destination has.
    ///   - source: The controller that the segue begins at.
    ///   - sender: The sender.
    /// - Returns: True unless a hook says otherwise.
    /// - Complexity: O(*n*) in the number of hooks.
    public func admitsUnwind(
      _ action: Selector, from source: UIViewController, sender: Any?
    ) -> Bool {
      Self.unwinding(self, UnwindRequest(action: action, source: source, sender: sender))
    }
  }
#endif
