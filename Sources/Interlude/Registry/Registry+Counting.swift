extension Registry {
  /// The number of hooks in memory.
  var storedHookCount: Int {
    classes.lock.withLock { $0.hooks.count } + shards.reduce(0) { $0 + $1.hookCount }
  }

  /// The number of places in the tables of objects.
  var placeCount: Int {
    shards.reduce(0) { count, shard in count + shard.lock.withLock { $0.table?.capacity ?? 0 } }
  }
}

extension ObjectShard {
  /// The number of hooks of the objects in this shard.
  fileprivate var hookCount: Int {
    lock.withLock { state in
      guard let table = state.table else { return 0 }
      return (0..<table.capacity).reduce(0) { count, index in
        count + (ObjectEntry(table.value(at: index))?.hooks.count ?? 0)
      }
    }
  }
}
