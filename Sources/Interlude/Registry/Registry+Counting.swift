extension Registry {
  /// The number of hooks in memory.
  var storedHookCount: Int {
    classes.lock.withLock { $0.hooks.count } + shards.sum { $0.hookCount }
  }

  /// The number of places in the tables of objects.
  var placeCount: Int {
    shards.sum { shard in shard.lock.withLock { $0.table?.capacity ?? 0 } }
  }
}

extension ObjectShards {
  fileprivate func sum(_ number: (borrowing ObjectShard) -> Int) -> Int {
    var sum = 0
    forEach { sum += number($0) }
    return sum
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
