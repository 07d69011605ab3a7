extension Registry {
  /// Every hook that has not ended, those of tasks included, in no order.
  var everyHook: [HookRecord] {
    let shared = classes.lock.withLock { $0.hooks.hooks }
    var objects: [(node: ObjectNode?, hooks: [HookRecord])] = []
    shards.forEach { objects += $0.objects }
    var loaded = LoadedObjects()
    let single = objects.filter { $0.node?.isDead(&loaded) != true }.flatMap(\.hooks)
    return (shared + single + everyTaskHook).filter(\.isActive)
  }

  /// The hooks of all tasks, in no order.
  private var everyTaskHook: [HookRecord] {
    let scopes = taskScopes.withLock { Array($0.values) }
    let apart = Dictionary(scopes.map { (ObjectIdentifier($0), $0) }, uniquingKeysWith: { $1 })
    let hooks = apart.values.flatMap { $0.ownHooks(of: self) }
    return hooks.filter { !$0.hasDeadSubject }.map(\.record)
  }
}

extension ObjectShard {
  /// The hooks of each object, with what tells whether the object lives.
  ///
  /// It is asked outside of the lock: asking can be what lets go of an object last.
  fileprivate var objects: [(node: ObjectNode?, hooks: [HookRecord])] {
    lock.withLock { state in
      guard let table = state.table else { return [] }
      return (0..<table.capacity).compactMap { index in
        ObjectEntry(table.value(at: index)).map { entry in
          if case .node(let node) = entry { (node, entry.hooks) } else { (nil, entry.hooks) }
        }
      }
    }
  }
}
