public import Synchronization

/// A small stored value that tells the tables that know its object when the object is gone.
///
/// It cannot be copied, so it ends with the object that stores it and never later: while a table
/// has an entry for the object, the object's address cannot belong to another one.
///
/// *Threads:* safe from every thread; the object's entries are removed on the thread that released
/// the object last.
///
/// - Complexity: Seven words in the object; no allocation for its first table.
public struct Sentinel: ~Copyable, Sendable {
  /// The tables to tell, and the object of which this is the sentinel.
  ///
  /// The first stands apart from the rest: most objects are known to one table, and then nothing is
  /// allocated.
  struct Enlisted: Sendable {
    var object: ObjectIdentifier?
    var first: (any SentinelClient)?
    var others: [any SentinelClient] = []
  }

  /// The client that enlisted last, and for which object: that it enlists again needs no lock.
  @usableFromInline let latest = Atomic<UInt>(0)
  /// The marks of all clients that ever enlisted or tried to: one bit each, which others may share.
  @usableFromInline let marks = Atomic<UInt>(0)
  private let enlisted = Lock(Enlisted())

  /// Makes a sentinel; use it as the default value of a stored property.
  public init() {}

  deinit {
    let enlisted = enlisted.withLock { $0 }
    guard let object = enlisted.object else { return }
    enlisted.first?.objectDied(object)
    for client in enlisted.others { client.objectDied(object) }
  }

  /// Promises to tell `client` when `object` ends.
  ///
  /// - Returns: False when this is not a sentinel that `object` stores, so that the promise cannot
  ///   be given: a `sentinel` property that answers with a value it shares.
  /// - Complexity: Constant for the client that enlisted last, else linear in the number of tables.
  @inlinable @inline(__always)
  borrowing func enlist(_ client: any SentinelClient, for object: AnyObject) -> Bool {
    let isLatest = latest.load(ordering: .acquiring) == Self.word(client, object)
    return isLatest && isStored(in: object) || enlistAnew(client, for: object)
  }

  /// Whether a client with this mark certainly has nothing that is for `object` alone.
  ///
  /// False is no news: another client may have the same mark, and what it has may be over.
  @inlinable @inline(__always)
  borrowing func isUnmarked(by mark: UInt, in object: AnyObject) -> Bool {
    marks.load(ordering: .acquiring) & mark == 0 && isStored(in: object)
  }

  /// What ``latest`` says when a client has enlisted for an object.
  @inlinable @inline(__always)
  static func word(_ client: any SentinelClient, _ object: AnyObject) -> UInt {
    UInt(bitPattern: ObjectIdentifier(client)) ^ UInt(bitPattern: ObjectIdentifier(object))
  }

  /// Enlists a client that is not the one that enlisted last.
  @usableFromInline
  borrowing func enlistAnew(_ client: any SentinelClient, for object: AnyObject) -> Bool {
    marks.bitwiseOr(client.mark, ordering: .acquiringAndReleasing)
    return isStored(in: object) && promise(client, for: object)
  }

  /// Promises to tell `client` when an object ends that is known to end with this.
  ///
  /// - Returns: False when this is the sentinel of another object.
  borrowing func promise(_ client: any SentinelClient, for object: AnyObject) -> Bool {
    let identifier = ObjectIdentifier(object)
    let word = Self.word(client, object)
    return enlisted.withLock { state in
      guard state.object == nil || state.object == identifier else { return false }
      state.object = identifier
      add(client, to: &state)
      latest.store(word, ordering: .releasing)
      return true
    }
  }

  /// Adds a client once; those that have ended since are dropped where it takes their place or the
  /// list would grow.
  ///
  /// One that is dropped may be freed, and a new one may get its address: the latest is forgotten
  /// before that.
  private borrowing func add(_ client: any SentinelClient, to state: inout Enlisted) {
    if state.first === client || state.others.contains(where: { $0 === client }) { return }
    if state.first?.hasEnded ?? true {
      latest.store(0, ordering: .sequentiallyConsistent)
      state.first = client
      return
    }
    if state.others.count == state.others.capacity {
      latest.store(0, ordering: .sequentiallyConsistent)
      state.others.removeAll { $0.hasEnded }
    }
    state.others.append(client)
  }

  /// Whether this lies in the memory of `object`.
  @inlinable @inline(__always)
  borrowing func isStored(in object: AnyObject) -> Bool {
    let address = unsafe withUnsafePointer(to: self) { UInt(bitPattern: $0) }
    let offset = address &- UInt(bitPattern: ObjectIdentifier(object))
    return offset < UInt(instanceSize(of: object))
  }
}

/// Something that stores values beside objects and wants to hear of their ends.
@usableFromInline
protocol SentinelClient: AnyObject, Sendable {
  /// Whether it will never store anything again.
  var hasEnded: Bool { get }

  /// Its bit among the ``Sentinel/marks``, or zero for a client that does not ask for them.
  var mark: UInt { get }

  /// Removes what is stored beside the object; called once, in the object's own end.
  func objectDied(_ object: ObjectIdentifier)
}

/// Asks the object's sentinel, if it has one, to tell `client` of its end.
///
/// - Returns: Whether the end will be told. If not, the client has to look for itself.
func enlistWithSentinel(_ client: any SentinelClient, of object: AnyObject) -> Bool {
  if let holder = object as? any SentinelHolder {
    return holder.sentinel.enlist(client, for: object)
  }
  #if canImport(ObjectiveC)
    return AssociatedSentinel.enlist(client, for: object)
  #else
    return false
  #endif
}
