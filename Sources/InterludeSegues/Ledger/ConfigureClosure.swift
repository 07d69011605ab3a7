/// Holds the closure of a perform call until it is taken to run.
///
/// A parameter lives in the caller's frame until the callee returns. The closure travels in this box instead, so that
/// whatever it captured can go as soon as its body has returned, long before the perform call does.
@MainActor
final class ConfigureClosure<Argument> {
  private var body: (@MainActor (Argument) throws -> Void)?

  init(_ body: consuming @escaping @MainActor (Argument) throws -> Void) {
    self.body = body
  }

  /// Runs the closure and lets go of it, however it ends.
  func run(_ argument: Argument) throws {
    guard let body else { return }
    self.body = nil
    try body(argument)
  }
}
