/// Values stored beside objects that you do not own: stored properties from outside.
///
/// The table never keeps an object alive and never gives the value of a dead object to another one,
/// although the address of a freed object is handed out again by the next allocation of its size.
/// An entry ends with its object: at once for a ``SentinelHolder``; for any other class it is found
/// dead by a weak reference at the next look-up, or by the sweep, which looks at a constant number
/// of entries for each insertion.
///
/// ```swift
/// let titles = ObjectTable<String>()
/// titles[player] = "Vespers"
/// print(titles[player] ?? "none")   // Vespers
/// ```
/// *Threads:* every operation is safe from every thread. Values are released outside of the lock:
/// by the caller that removed or replaced them, or on the thread that ended the object.
///
/// A value that refers to its own object keeps the object, and so itself, alive.
///
/// - Source: what `objc_setAssociatedObject` does, without the runtime.
public final class ObjectTable<Value: Sendable>: Sendable {
  private let storage = Storage()

  /// Makes an empty table.
  public init() {}

  deinit {
    storage.end()
  }

  /// The value beside `object`; assign nil to remove it.
  ///
  /// - Complexity: Constant on average; a first value looks at four more entries.
  public subscript(object: AnyObject) -> Value? {
    get { storage.value(for: object) }
    set {
      if let newValue {
        storage.set(newValue, for: object)
      } else {
        removeValue(for: object)
      }
    }
  }

  /// The value beside a class; assign nil to remove it.
  ///
  /// Classes have no end and need no proof.
  ///
  /// - Complexity: Constant on average.
  public subscript(class type: AnyClass) -> Value? {
    get { storage.value(ofClass: type) }
    set { storage.set(newValue, ofClass: type) }
  }

  /// Removes the value beside `object`.
  ///
  /// - Returns: The value that was there.
  /// - Complexity: Constant on average.
  @discardableResult
  public func removeValue(for object: AnyObject) -> Value? {
    storage.removeValue(for: object)
  }

  /// The value beside `object`, made where there is none.
  ///
  /// Of several threads that find none, each makes a value, one is stored, and all get that one.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - make: Makes the value; it runs outside of the lock and may use the table.
  /// - Returns: The value that is stored now.
  /// - Throws: What `make` throws; nothing is stored then.
  /// - Complexity: Constant on average.
  public func value<Failure: Error>(
    for object: AnyObject, orInsert make: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let value = storage.value(for: object) { return value }
    return storage.insert(try make(), for: object)
  }

  /// Removes every value.
  ///
  /// - Complexity: Linear in the number of values.
  public func removeAll() {
    storage.removeAll()
  }

  /// The number of living objects with a value; entries of dead ones are removed first.
  ///
  /// - Complexity: Linear in the number of entries.
  public var count: Int {
    storage.sweepAll()
    return storage.entryCount
  }

  /// The number of entries in memory, those of dead objects that no sweep has met included.
  ///
  /// - Complexity: Constant.
  package var entryCount: Int { storage.entryCount }

  /// The number of entries for which there is memory.
  ///
  /// - Complexity: Constant.
  package var capacity: Int { storage.capacity }
}
