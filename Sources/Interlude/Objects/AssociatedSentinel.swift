#if canImport(ObjectiveC)
  internal import ObjectiveC

  /// The sentinel of an `NSObject` whose class stores none: an associated object.
  ///
  /// The Objective-C runtime releases associated objects when it deallocates their object, before the memory can be handed
  /// out again. So this ends with the object and never later, as a stored sentinel does.
  ///
  /// - Hazard: to associate again would release the earlier sentinel, which would say that a living object is gone. An
  ///   atomic association hands its value out autoreleased, and a pool would keep the sentinel longer than the object. An
  ///   object that is being deallocated takes no association. One that is never deallocated, such as a tagged pointer,
  ///   keeps its sentinel and its entries for good.
  /// - Proof: looking and associating are one step under a lock, so an object gets one sentinel; no code of a user runs
  ///   there, as the value is of this class and replaces none. The association is not atomic, so nothing is
  ///   autoreleased; the caller has the object, so the value lives. An association that was not taken is noticed. The
  ///   key is the address of this class's metadata, which is never freed.
  final class AssociatedSentinel: Sendable {
    private static let association = Lock(())
    private let sentinel = Sentinel()

    /// Promises to tell `client` when `object` ends.
    ///
    /// - Returns: False for an object that is no `NSObject` or is being deallocated.
    static func enlist(_ client: any SentinelClient, for object: AnyObject) -> Bool {
      guard object is NSObject, let own = association.withLock({ _ in of(object) }) else {
        return false
      }
      return own.sentinel.promise(client, for: object)
    }

    /// The object's sentinel, associated at the first call; nil where the object takes none.
    private static func of(_ object: AnyObject) -> AssociatedSentinel? {
      let address = UInt(bitPattern: ObjectIdentifier(self))
      guard let key = unsafe UnsafeRawPointer(bitPattern: address) else { return nil }
      if let found = unsafe objc_getAssociatedObject(object, key) as? Self { return found }
      unsafe objc_setAssociatedObject(object, key, Self(), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      return unsafe objc_getAssociatedObject(object, key) as? Self
    }
  }
#endif
