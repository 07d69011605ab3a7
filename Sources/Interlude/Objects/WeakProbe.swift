/// A weak reference as a value that can be shared between threads.
///
/// - Hazard: it hands an object that need not be `Sendable` to any thread.
/// - Proof: the package asks only whether the object is alive and whether it is the one at hand;
///   loading a weak reference is itself safe from every thread.
final class WeakProbe: @unchecked Sendable {
  weak let object: AnyObject?

  init(_ object: AnyObject) {
    self.object = object
  }
}
