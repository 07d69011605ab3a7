/// A class whose instances announce their own end.
///
/// Adopt it with one stored property. What is stored beside such an object ends in the instant in
/// which the object does, and finding it costs no weak reference:
///
/// ```swift
/// final class Player: SentinelHolder {
///   let sentinel = Sentinel()
/// }
/// ```
/// Classes that do not adopt it work too: their ends are found by weak references and by sweeping.
public protocol SentinelHolder: AnyObject {
  /// The object's own sentinel; a stored `let`, `nonisolated` in an isolated class.
  var sentinel: Sentinel { get }
}
