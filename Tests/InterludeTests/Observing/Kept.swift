import Synchronization

/// A value that closures can change.
final class Kept<Value: Sendable>: Sendable {
  private let stored: Mutex<Value?>

  init(_ value: Value? = nil) {
    stored = Mutex(value)
  }

  var value: Value? {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }
}
