// Stand-ins for the Objective-C runtime: what the engine's associated sentinel uses. Each declaration names its page under
// developer.apple.com/documentation/objectivec. Nothing here is the runtime's code, and nothing about it is proved by it.

private import Synchronization

/// - Source: "NSObject". It is not Foundation's here; its subclasses say themselves how they are made.
open class NSObject {
  /// What is associated; it ends with the object, after its `deinit` and before its memory is free.
  fileprivate let associations = Mutex<[UInt: Association]>([:])

  /// Makes an object of a stand-in.
  public init(standIn: Void) {}
}

/// A value associated with an object.
private struct Association: @unchecked Sendable {
  let value: AnyObject
}

/// - Source: "objc_AssociationPolicy".
public enum objc_AssociationPolicy: Sendable {
  /// - Source: "OBJC_ASSOCIATION_RETAIN_NONATOMIC".
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC
}

/// - Source: "objc_setAssociatedObject(_:_:_:_:)".
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  guard let object = object as? NSObject else { return }
  let word = UInt(bitPattern: key)
  let association = value.map { Association(value: $0 as AnyObject) }
  object.associations.withLock { $0[word] = association }
}

/// - Source: "objc_getAssociatedObject(_:_:)".
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let word = UInt(bitPattern: key)
  return (object as? NSObject)?.associations.withLock { $0[word] }?.value
}
