/// Holds the closure of a perform call until it is taken to run.
///
/// A parameter lives in the caller's frame until the callee returns. The closure travels in this box instead, so that
/// whatever it captured can go as soon as its body has returned, long before the perform call does.
///
/// *Threads:* the main actor.
@MainActor
public class SegueClosure<SegueObject: AnyObject> {
  private var body: (@MainActor (SegueObject) throws -> Void)?

  /// Holds a closure that takes the segue.
  public init(_ body: consuming @escaping @MainActor (SegueObject) throws -> Void) {
    self.body = body
  }

  /// Leaves what is held to a subclass.
  init() {}

  /// Runs the closure and lets go of it, however it ends; does nothing a second time.
  func run(_ segue: SegueObject) throws {
    guard let body else { return }
    self.body = nil
    try body(segue)
  }
}
