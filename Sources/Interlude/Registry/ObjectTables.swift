internal import Synchronization

/// The published tables of the shards, side by side, so that a reader finds one without touching
/// the shard: a reference that is counted would be one that threads share.
///
/// - Hazard: raw memory that every thread reads, with addresses that do not keep what they name.
/// - Proof: it is made of atomics, allocated and freed with the registry; a table that is replaced
///   goes to the ``Reclaimer``, and readers say that they are searching.
@safe
struct ObjectTables: @unchecked Sendable {
  static let count = 32

  private let words: UnsafeMutablePointer<Atomic<UInt>>

  init() {
    unsafe words = .allocate(capacity: Self.count)
    for index in 0..<Self.count { unsafe (words + index).initialize(to: Atomic(0)) }
  }

  /// Frees the memory; no call may be under way.
  func deallocate() {
    unsafe words.deinitialize(count: Self.count)
    unsafe words.deallocate()
  }

  /// The shard of an object.
  @inline(__always)
  static func shard(of object: ObjectIdentifier) -> Int {
    let mixed = (UInt(bitPattern: object) >> 4) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 59)
  }

  /// The word of the ``ObjectEntry`` at an address, for a reader that is searching; or zero.
  ///
  /// The reader still has to ask whether it belongs to its subject.
  @inline(__always)
  func entry(of object: ObjectIdentifier) -> UInt {
    let word = unsafe words[Self.shard(of: object)].load(ordering: .sequentiallyConsistent)
    guard let table = unsafe UnsafeRawPointer(bitPattern: word) else { return 0 }
    return unsafe Unmanaged<WordTable>.fromOpaque(table).borrow {
      $0.value(for: UInt(bitPattern: object))
    }
  }

  /// Enters the only hook of an object that tells of its end, where that is simple.
  ///
  /// This and ``leave(_:of:_:)`` are the two halves of a closure for one call. They touch no counts
  /// of references; what is not simple is left to the shard.
  ///
  /// - Parameters:
  ///   - object: The object; it is not in the table.
  ///   - shard: Its shard.
  ///   - hook: Asked for where it can be entered; the table gets a reference to it.
  /// - Returns: The hook that was entered; if none was, nothing has changed.
  @inline(__always)
  func enter(
    for object: ObjectIdentifier, of shard: Int, _ hook: () -> Unmanaged<HookRecord>?
  ) -> Unmanaged<HookRecord>? {
    guard let table = unsafe table(of: shard) else { return nil }
    return unsafe table.borrow { table in
      guard table.canAdd(UInt(bitPattern: object)), let hook = unsafe hook() else { return nil }
      unsafe table.add(PlanWord(single: hook).bits, for: UInt(bitPattern: object))
      return unsafe hook
    }
  }

  /// Takes out the hook of an object where it is its only one; the reference goes to the caller.
  ///
  /// - Returns: Whether it was taken out; if not, nothing has changed.
  @inline(__always)
  func leave(_ hook: HookRecord, of object: ObjectIdentifier, _ shard: Int) -> Bool {
    guard let table = unsafe table(of: shard) else { return false }
    let word = PlanWord(single: hook).bits
    return unsafe table.borrow { $0.remove(UInt(bitPattern: object), with: word) }
  }

  /// Whether the table of a shard has far more places than keys.
  @inline(__always)
  func isSparse(_ shard: Int) -> Bool {
    guard let table = unsafe table(of: shard) else { return false }
    return unsafe table.borrow {
      $0.capacity > WordTable.smallest && 8 &* $0.count < $0.capacity
    }
  }

  /// The table of a shard, for the holder of its lock.
  @unsafe @inline(__always)
  private func table(of shard: Int) -> Unmanaged<WordTable>? {
    let word = unsafe words[shard].load(ordering: .relaxed)
    return unsafe UnsafeRawPointer(bitPattern: word).map { unsafe .fromOpaque($0) }
  }

  /// Publishes the table of a shard, or none.
  func publish(_ table: WordTable?, of shard: Int) {
    let word = table.map { unsafe UInt(bitPattern: Unmanaged.passUnretained($0).toOpaque()) }
    unsafe words[shard].store(word ?? 0, ordering: .sequentiallyConsistent)
  }
}
