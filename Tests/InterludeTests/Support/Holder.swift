import Synchronization

/// A reference that a hook can drop.
final class Holder<Value: AnyObject & Sendable>: Sendable {
  private let held: Mutex<Value?>

  init(_ value: Value) { held = Mutex(value) }

  var value: Value? { held.withLock { $0 } }

  func drop() {
    let dropped = held.withLock { held in
      defer { held = nil }
      return held
    }
    withExtendedLifetime(dropped) {}
  }
}
