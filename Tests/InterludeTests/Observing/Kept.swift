/// A value that closures can change.
final class Kept<Value: Sendable>: Sendable {
  private let stored: Guarded<Value?>

  init(_ value: Value? = nil) {
    stored = Guarded(value)
  }

  var value: Value? {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }

  /// Changes the value in one step.
  func update(_ change: (inout Value?) -> Void) {
    stored.withLock { change(&$0) }
  }
}
