/// The shards of a registry, in memory of their own, so that using one counts no reference.
///
/// - Hazard: raw memory.
/// - Proof: allocated and initialised in `init`, freed with the registry; a shard is used in place
///   and is itself safe from every thread.
@safe
struct ObjectShards: @unchecked Sendable {
  private let shards: UnsafeMutablePointer<ObjectShard>

  init(original: HookRecord, tables: ObjectTables) {
    unsafe shards = .allocate(capacity: ObjectTables.count)
    for index in 0..<ObjectTables.count {
      unsafe (shards + index).initialize(
        to: ObjectShard(original: original, tables: tables, index: index))
    }
  }

  /// Frees the memory; no call may be under way.
  func deallocate() {
    unsafe shards.deinitialize(count: ObjectTables.count)
    unsafe shards.deallocate()
  }

  /// Runs `body` with the shard that has the hooks of an object.
  @inline(__always)
  func with<Result: ~Copyable>(
    _ object: ObjectIdentifier, _ body: (borrowing ObjectShard) -> Result
  ) -> Result {
    body(unsafe shards[ObjectTables.shard(of: object)])
  }

  /// Runs `body` with each shard.
  func forEach(_ body: (borrowing ObjectShard) -> Void) {
    for index in 0..<ObjectTables.count { body(unsafe shards[index]) }
  }
}
