/// The names of the hooks that this module offers, by which an app's own hooks place themselves.
///
/// *Order:* the log stands outermost, then the breadcrumbs, the gate and the double-tap guard, whichever is attached
/// first: the log tells of everything, the breadcrumbs of what came through, and the guard counts no segue that the gate
/// denied.
public enum SegueHookName {
  /// The name of ``SegueLog``'s hook.
  public static let log = "segue log"
  /// The name of ``BreadcrumbTrail``'s hook.
  public static let breadcrumbs = "breadcrumbs"
  /// The name of ``SegueGate``'s hook.
  public static let gate = "segue gate"
  /// The name of ``DoubleTapGuard``'s hook.
  public static let doubleTapGuard = "double-tap guard"
}
