public import Interlude

/// Lets segues pass or denies them with a reason, whichever controller performs them.
///
/// ```swift
/// let gate = SegueGate { source, segue, _ in
///   account.isSignedIn || segue.identifier != "showOrders" ? .allow : .deny(reason: "not signed in")
/// }
/// let registration = try gate.attach()
/// ```
/// A denied segue is not performed, no closure and no `prepare` runs, and the perform call throws ``SegueDenial``.
/// `shouldPerformSegue` belongs to one controller, and UIKit's `performSegue` does not ask it; a gate sees all.
///
/// *Order:* see ``SegueHookName``.
///
/// *Threads:* the main actor.
@MainActor
public struct SegueGate {
  /// What the gate says about a segue.
  public enum Verdict: Sendable, Hashable {
    /// The segue may pass.
    case allow
    /// The segue is not performed; the reason goes into the error.
    case deny(reason: String)
  }

  private let decide: @MainActor (SceneController, Segue, Any?) throws -> Verdict

  /// Makes a gate.
  ///
  /// - Parameter decide: Gets the source, the segue with its destination made, and the sender.
  public init(_ decide: @escaping @MainActor (SceneController, Segue, Any?) throws -> Verdict) {
    self.decide = decide
  }

  /// Attaches the gate to ``SceneController/prepareForSegue``.
  ///
  /// - Parameters:
  ///   - scope: Whose segues it is asked about; all if not given.
  ///   - fileID: The file that plans name.
  ///   - line: The line that plans name.
  /// - Returns: The registration, which takes the gate away.
  /// - Throws: `OrderCycle` when other hooks have placed themselves so that there is no place for it.
  /// - Complexity: That of attaching a hook.
  @discardableResult
  public func attach(
    _ scope: Scope<SceneController> = .everywhere, fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(OrderCycle) -> Registration {
    try SceneController.prepareForSegue.before(
      scope, name: SegueHookName.gate,
      order: .inside(SegueHookName.log, SegueHookName.breadcrumbs), fileID: fileID, line: line
    ) { [decide] source, preparation in
      let verdict = try decide(source, preparation.segue, preparation.sender)
      guard case .deny(let reason) = verdict else { return }
      throw SegueDenial(segue: preparation.segue.reference, reason: reason)
    }
  }
}
