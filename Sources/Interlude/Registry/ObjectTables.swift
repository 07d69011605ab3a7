internal import Synchronization

/// The published tables of the shards, side by side, so that a reader finds one without touching
/// the shard: a reference that is counted would be one that threads share.
///
/// - Hazard: raw memory that every thread reads, with addresses that do not keep what they name.
/// - Proof: it is made of atomics, allocated and freed with the registry; a table that is replaced
///   goes to the ``Reclaimer``, and readers say that they are searching.
@safe
struct ObjectTables: @unchecked Sendable {
  static let count = 8

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
    return Int(truncatingIfNeeded: mixed >> 61)
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

  /// Publishes the table of a shard, or none.
  func publish(_ table: WordTable?, of shard: Int) {
    let word = table.map { unsafe UInt(bitPattern: Unmanaged.passUnretained($0).toOpaque()) }
    unsafe words[shard].store(word ?? 0, ordering: .sequentiallyConsistent)
  }
}
