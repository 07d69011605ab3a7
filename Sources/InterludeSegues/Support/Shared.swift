/// An immutable value that many copies of another value share: what is copied is one reference.
final class Shared<Value: Sendable & Hashable>: Sendable, Hashable, CustomDebugStringConvertible {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }

  static func == (left: Shared, right: Shared) -> Bool {
    left === right || left.value == right.value
  }

  /// The text of the value, so that what shares one prints as if it held it.
  var debugDescription: String { String(reflecting: value) }

  func hash(into hasher: inout Hasher) {
    hasher.combine(value)
  }
}
