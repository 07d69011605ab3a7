internal import Synchronization

/// A hash table of words that one writer at a time changes while any number of readers look in it.
///
/// Open addressing with linear probing. A key is published after its value; a removed key becomes
/// a tombstone unless a free place follows it, so a reader that looks for a key that stays never
/// meets a free place before it. The table itself never grows: the owner makes another one and
/// hands this one to the ``Reclaimer``.
///
/// A reader can meet a place that is being reused and get the value of another key; the value has
/// to say itself whose it is.
///
/// - Hazard: raw memory that is read without a lock.
/// - Proof: it is made of atomics, allocated in `init` and freed in `deinit`; a reader holds a slot
///   that says ``ReaderSlots/searching``, and then the reclaimer frees no table.
@safe
final class WordTable: Reclaimable, @unchecked Sendable {
  private struct Place: ~Copyable {
    let key = Atomic<UInt>(0)
    let value = Atomic<UInt>(0)
  }

  private static let tombstone: UInt = 1

  /// The capacity of a table with few keys or none.
  static let smallest = 8

  /// The number of places, a power of two.
  let capacity: Int
  /// The number of keys; writers only.
  private(set) var count = 0
  /// The number of places that are not free; writers only.
  private(set) var used = 0
  private let places: UnsafeMutablePointer<Place>

  init(capacity: Int) {
    self.capacity = capacity
    unsafe places = .allocate(capacity: capacity)
    for index in 0..<capacity { unsafe (places + index).initialize(to: Place()) }
    super.init()
  }

  deinit {
    unsafe places.deinitialize(count: capacity)
    unsafe places.deallocate()
  }

  /// The value of `key`, or zero.
  ///
  /// - Complexity: Constant on average; no lock.
  @inline(__always)
  func value(for key: UInt) -> UInt {
    var index = place(of: key)
    while true {
      let found = unsafe places[index].key.load(ordering: .sequentiallyConsistent)
      if found == key {
        return unsafe places[index].value.load(ordering: .sequentiallyConsistent)
      }
      if found == 0 { return 0 }
      index = (index &+ 1) & (capacity &- 1)
    }
  }

  /// Whether one more key fits without making the probes long.
  var hasRoom: Bool { 4 &* (used &+ 1) <= 3 &* capacity }

  /// A good capacity for a table that holds `count` keys and gets more.
  static func capacity(for count: Int) -> Int {
    var capacity = smallest
    while capacity < 2 * (count + 1) { capacity *= 2 }
    return capacity
  }

  /// Adds a key that is not there, or replaces the value of one that is; one writer at a time.
  func set(_ value: UInt, for key: UInt) {
    var index = place(of: key)
    var reusable: Int?
    while true {
      let found = unsafe places[index].key.load(ordering: .relaxed)
      if found == key {
        unsafe places[index].value.store(value, ordering: .sequentiallyConsistent)
        return
      }
      if found == 0 { break }
      if found == Self.tombstone, reusable == nil { reusable = index }
      index = (index &+ 1) & (capacity &- 1)
    }
    if reusable == nil { used += 1 }
    count += 1
    let target = reusable ?? index
    unsafe places[target].value.store(value, ordering: .relaxed)
    unsafe places[target].key.store(key, ordering: .releasing)
  }

  /// Whether the first place of a key is free and may be taken; one writer at a time.
  @inline(__always)
  func canAdd(_ key: UInt) -> Bool {
    unsafe hasRoom && places[place(of: key)].key.load(ordering: .relaxed) == 0
  }

  /// Adds a key at its first place, of which ``canAdd(_:)`` said that it is free.
  @inline(__always)
  func add(_ value: UInt, for key: UInt) {
    let index = place(of: key)
    unsafe places[index].value.store(value, ordering: .relaxed)
    unsafe places[index].key.store(key, ordering: .releasing)
    count &+= 1
    used &+= 1
  }

  /// Removes a key, if it is there; one writer at a time.
  func remove(_ key: UInt) {
    var index = place(of: key)
    while true {
      let found = unsafe places[index].key.load(ordering: .relaxed)
      if found == 0 { return }
      if found == key { break }
      index = (index &+ 1) & (capacity &- 1)
    }
    vacate(index)
  }

  /// Removes a key from its first place, if it is there with `value`; one writer at a time.
  ///
  /// - Returns: Whether it was removed.
  @inline(__always)
  func remove(_ key: UInt, with value: UInt) -> Bool {
    let index = place(of: key)
    guard unsafe places[index].key.load(ordering: .relaxed) == key,
      unsafe places[index].value.load(ordering: .relaxed) == value
    else { return false }
    vacate(index)
    return true
  }

  /// Makes a place free, or a tombstone where probes have to go on behind it.
  ///
  /// The ``Reclaimer`` orders this before its look at the slots.
  @inline(__always)
  private func vacate(_ index: Int) {
    let next = (index &+ 1) & (capacity &- 1)
    let isLast = unsafe places[next].key.load(ordering: .relaxed) == 0
    unsafe places[index].key.store(isLast ? 0 : Self.tombstone, ordering: .releasing)
    count &-= 1
    if isLast { used &-= 1 }
  }

  /// The value at a place, for a walk over the table; zero where there is none.
  func value(at index: Int) -> UInt {
    unsafe places[index].key.load(ordering: .relaxed) <= Self.tombstone
      ? 0 : places[index].value.load(ordering: .relaxed)
  }

  /// The key at a place, for a walk over the table; zero where there is none.
  func key(at index: Int) -> UInt {
    let key = unsafe places[index].key.load(ordering: .relaxed)
    return key <= Self.tombstone ? 0 : key
  }

  /// A table of another capacity with the same keys.
  func copy(capacity: Int) -> WordTable {
    let copy = WordTable(capacity: capacity)
    for index in 0..<self.capacity where key(at: index) != 0 {
      copy.set(value(at: index), for: key(at: index))
    }
    return copy
  }

  @inline(__always)
  private func place(of key: UInt) -> Int {
    let mixed = (key >> 4) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 32) & (capacity &- 1)
  }
}
