/// The shards of a registry, in memory of their own, so that using one counts no reference, and each
/// in cache lines of its own, so that threads with objects in different shards do not meet.
///
/// - Hazard: raw memory.
/// - Proof: allocated and initialised in `init`, freed with the registry; a shard is used in place
///   and is itself safe from every thread.
@safe
struct ObjectShards: @unchecked Sendable {
  /// The bytes from one shard to the next: two cache lines, since processors fetch pairs.
  private static let stride = 128

  private let memory: UnsafeMutableRawPointer

  init(original: HookRecord, tables: ObjectTables, slots: ReaderSlots) {
    precondition(MemoryLayout<ObjectShard>.size <= Self.stride, "a shard is larger than its place")
    unsafe memory = .allocate(byteCount: ObjectTables.count * Self.stride, alignment: Self.stride)
    for index in 0..<ObjectTables.count {
      unsafe (memory + index * Self.stride).initializeMemory(
        as: ObjectShard.self,
        to: ObjectShard(original: original, tables: tables, slots: slots, index: index))
    }
  }

  /// Frees the memory; no call may be under way.
  func deallocate() {
    for index in 0..<ObjectTables.count { unsafe shard(index).deinitialize(count: 1) }
    unsafe memory.deallocate()
  }

  /// Runs `body` with the shard that has the hooks of an object.
  @inline(__always)
  func with<Result: ~Copyable>(
    _ object: ObjectIdentifier, _ body: (borrowing ObjectShard) -> Result
  ) -> Result {
    body(unsafe shard(ObjectTables.shard(of: object)).pointee)
  }

  /// Runs `body` with each shard.
  func forEach(_ body: (borrowing ObjectShard) -> Void) {
    for index in 0..<ObjectTables.count { body(unsafe shard(index).pointee) }
  }

  @unsafe @inline(__always)
  private func shard(_ index: Int) -> UnsafeMutablePointer<ObjectShard> {
    unsafe (memory + index &* Self.stride).assumingMemoryBound(to: ObjectShard.self)
  }
}
