/// A segue that a ``SegueGate`` denied.
public struct SegueDenial: Error, Sendable, Hashable, CustomStringConvertible {
  /// The segue.
  public let segue: SegueReference
  /// Why, in the words of the gate.
  public let reason: String

  /// What was denied, and why.
  public var description: String { "\(segue) was denied: \(reason)" }
}
