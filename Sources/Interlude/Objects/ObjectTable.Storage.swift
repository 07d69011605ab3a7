internal import Synchronization

extension ObjectTable {
  /// The entries of a table, behind its lock.
  ///
  /// The sentinels of the objects keep the storage, not the table, so that a table that ends first
  /// leaves nothing behind but an empty storage.
  final class Storage: SentinelClient {
    private let lock = Lock(State())
    private let ended = Atomic(false)

    /// Look-ups in a table do not ask for marks.
    var mark: UInt { 0 }

    var hasEnded: Bool { ended.load(ordering: .acquiring) }

    /// Removes everything for good, when the table itself ends.
    func end() {
      ended.store(true, ordering: .releasing)
      removeAll()
    }

    var entryCount: Int { lock.withLock { $0.count } }

    var capacity: Int { lock.withLock { $0.capacity } }

    func value(for object: AnyObject) -> Value? {
      lock.withLock { $0.value(for: object) }
    }

    func set(_ value: Value, for object: AnyObject) {
      if lock.withLock({ $0.replace(value, for: object) }) != nil { return }
      enter(value, for: ObjectIdentifier(object), proof(for: object))
    }

    func value(ofClass type: AnyClass) -> Value? {
      lock.withLock { $0.value(ofClass: ObjectIdentifier(type)) }
    }

    func set(_ value: Value?, ofClass type: AnyClass) {
      let key = ObjectIdentifier(type)
      if let value { return enter(value, for: key, .permanent) }
      let removed = lock.withLock { $0.remove(key) }
      _ = consume removed
    }

    private func enter(_ value: Value, for key: ObjectIdentifier, _ proof: Proof) {
      var loaded = LoadedObjects()
      let removed = lock.withLock { $0.enter(value, for: key, proof, &loaded) }
      _ = consume removed
    }

    func removeValue(for object: AnyObject) -> Value? {
      let removed = lock.withLock { $0.remove(ObjectIdentifier(object)) }
      return removed.flatMap { $0.proof.proves(object) ? $0.value : nil }
    }

    /// Stores a value where there is none; answers with the one that is there in the end.
    func insert(_ value: Value, for object: AnyObject) -> Value {
      var removed: [Entry] = []
      var loaded = LoadedObjects()
      let proof = proof(for: object)
      let stored = lock.withLock { state in
        if let value = state.value(for: object) { return value }
        removed = state.enter(value, for: ObjectIdentifier(object), proof, &loaded)
        return value
      }
      _ = consume removed
      return stored
    }

    func removeAll() {
      let removed = lock.withLock { $0.removeAll() }
      _ = consume removed
    }

    func sweepAll() {
      var loaded = LoadedObjects()
      let removed = lock.withLock { $0.sweepAll(&loaded) }
      _ = consume removed
    }

    func objectDied(_ object: ObjectIdentifier) {
      let removed = lock.withLock { $0.remove(object) }
      _ = consume removed
    }

    /// Not under the lock: it asks the object for its sentinel, which is code of a user.
    private func proof(for object: AnyObject) -> Proof {
      enlistWithSentinel(self, of: object) ? .sentinel : .weak(WeakProbe(object))
    }
  }
}
