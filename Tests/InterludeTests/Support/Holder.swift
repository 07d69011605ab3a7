/// A reference that a hook can drop.
final class Holder<Value: AnyObject & Sendable>: Sendable {
  private let held: Guarded<Value?>

  init(_ value: Value) { held = Guarded(value) }

  var value: Value? { held.withLock { $0 } }

  func drop() {
    let dropped = held.withLock { held in
      defer { held = nil }
      return held
    }
    withExtendedLifetime(dropped) {}
  }
}
