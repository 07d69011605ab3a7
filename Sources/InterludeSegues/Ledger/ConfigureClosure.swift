/// Holds the closure of a perform call until it is taken to run.
///
/// A parameter lives in the caller's frame until the callee returns. The closure travels in this box instead, so that
/// whatever it captured can go as soon as its body has returned, long before the perform call does.
@MainActor
final class ConfigureClosure<SegueObject> {
  private var body: (@MainActor (SegueObject) throws -> Void)?

  init(_ body: consuming @escaping @MainActor (SegueObject) throws -> Void) {
    self.body = body
  }

  /// Runs the closure and lets go of it, however it ends.
  func run(_ segue: SegueObject) throws {
    guard let body = body.take() else { return }
    try body(segue)
  }
}
