extension ObjectTable {
  /// How an entry knows that the object at its address is its own.
  enum Proof: Sendable {
    /// The object's sentinel removes the entry before the address can be used again.
    case sentinel
    /// A class has no end.
    case permanent
    /// The weak reference tells.
    case weak(WeakProbe)

    func isDead(_ loaded: inout LoadedObjects) -> Bool {
      guard case .weak(let probe) = self else { return false }
      return !loaded.keep(probe.object)
    }

    func proves(_ object: AnyObject) -> Bool {
      guard case .weak(let probe) = self else { return true }
      return probe.object === object
    }
  }

  /// A value, its proof, and the place of its key in the list that the sweep walks.
  struct Entry: Sendable {
    var value: Value
    let proof: Proof
    var position: Int
  }

  /// The transitions of a table; what they return is released by the caller, outside of the lock.
  struct State: Sendable {
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var keys: [ObjectIdentifier] = []
    /// Where in `keys` the sweep goes on.
    private var cursor = 0

    var count: Int { keys.count }

    /// How many entries fit into the memory at hand.
    var capacity: Int { Swift.max(entries.capacity, keys.capacity) }

    func value(for object: AnyObject) -> Value? {
      guard let entry = entries[ObjectIdentifier(object)] else { return nil }
      return entry.proof.proves(object) ? entry.value : nil
    }

    /// Replaces the value of an object that has one; answers with what it was.
    mutating func replace(_ value: Value, for object: AnyObject) -> Entry? {
      let key = ObjectIdentifier(object)
      guard let old = entries[key], old.proof.proves(object) else { return nil }
      entries[key]?.value = value
      return old
    }

    /// The value of a class.
    func value(ofClass key: ObjectIdentifier) -> Value? { entries[key]?.value }

    /// Enters a value with its proof in place of what is there.
    mutating func enter(
      _ value: Value, for key: ObjectIdentifier, _ proof: Proof, _ loaded: inout LoadedObjects
    ) -> [Entry] {
      let old = remove(key)
      let swept = sweep(limit: 4, &loaded)
      entries[key] = Entry(value: value, proof: proof, position: keys.count)
      keys.append(key)
      return old.map { swept + [$0] } ?? swept
    }

    mutating func remove(_ key: ObjectIdentifier) -> Entry? {
      guard let removed = entries.removeValue(forKey: key) else { return nil }
      let moved = keys.removeLast()
      if moved != key {
        keys[removed.position] = moved
        entries[moved]?.position = removed.position
      }
      giveBackMemory()
      return removed
    }

    mutating func removeAll() -> [Entry] {
      defer { self = State() }
      return Array(entries.values)
    }

    /// Looks at `limit` entries and removes those of dead objects.
    mutating func sweep(limit: Int, _ loaded: inout LoadedObjects) -> [Entry] {
      var removed: [Entry] = []
      for _ in 0..<Swift.min(limit, keys.count) {
        if cursor >= keys.count { cursor = 0 }
        if cursor < keys.count, entries[keys[cursor]]?.proof.isDead(&loaded) == true {
          remove(keys[cursor]).map { removed.append($0) }
        } else {
          cursor += 1
        }
      }
      return removed
    }

    /// Looks at every entry and removes those of dead objects.
    ///
    /// From the first on: past the end the sweep would go on with entries that it moved there
    /// itself, and miss as many.
    mutating func sweepAll(_ loaded: inout LoadedObjects) -> [Entry] {
      cursor = 0
      return sweep(limit: keys.count, &loaded)
    }

    /// Moves to smaller memory when three quarters are unused; constant when spread over removals.
    private mutating func giveBackMemory() {
      guard entries.capacity > 32, entries.capacity > 4 * entries.count else { return }
      var smaller: [ObjectIdentifier: Entry] = [:]
      smaller.reserveCapacity(2 * entries.count)
      for (key, entry) in entries { smaller[key] = entry }
      entries = smaller
      keys = keys.map { $0 }
    }
  }
}
