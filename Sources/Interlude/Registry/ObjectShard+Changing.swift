internal import Synchronization

extension ObjectShard {
  /// Attaches a hook for one object.
  ///
  /// - Returns: What is due to be handed to the reclaimer.
  func insert(
    _ hook: HookRecord, for subject: AnyObject, hasSentinel: Bool, _ classes: ClassHooks
  ) -> GarbageBag {
    lock.withLock { state in
      state.sequence += 1
      unsafe hook.sequence = state.sequence
      let node = self.node(for: subject, hasSentinel: hasSentinel, &state)
      unsafe node.hooks.insert(hook)
      let version = classes.version.load(ordering: .sequentiallyConsistent)
      let isAlone = unsafe node.hooks.count == 1 && classes.isEmpty
      let plan = isAlone ? PlanWord(single: hook) : .unbuilt
      state.garbage.add(node.publish(plan, version: version))
      return state.garbage.takeIfDue()
    }
  }

  /// Detaches a hook that was attached with `insert`.
  func remove(_ hook: HookRecord, of object: ObjectIdentifier) -> GarbageBag {
    lock.withLock { state in
      state.garbage.add(hook)
      guard let node = state.node(of: object) else { return state.garbage.takeIfDue() }
      unsafe node.hooks.remove(hook)
      if unsafe node.hooks.isEmpty {
        self.unlink(node, &state)
      } else {
        state.garbage.add(node.publish(.unbuilt, version: 0))
      }
      return state.garbage.takeIfDue()
    }
  }

  /// Ends and detaches all hooks of an object that has come to its end.
  func removeNode(of object: ObjectIdentifier) -> GarbageBag {
    lock.withLock { state in
      guard let node = state.node(of: object) else { return GarbageBag() }
      self.remove(node, &state)
      return state.garbage.takeIfDue()
    }
  }

  /// Ends and detaches every hook.
  func removeAll() -> GarbageBag {
    lock.withLock { state in
      if let table = state.table {
        let nodes = (0..<table.capacity).compactMap { state.node(at: $0, in: table) }
        for node in nodes { self.remove(node, &state) }
        self.publish(nil, &state)
      }
      return state.garbage.take()
    }
  }

  /// Ends the hooks of a node and unlinks it.
  func remove(_ node: ObjectNode, _ state: inout State) {
    for hook in unsafe node.hooks.hooks where hook.end() {
      state.garbage.add(hook)
    }
    unlink(node, &state)
  }

  /// The node for an object; a new one looks at four others and takes the place of a dead one.
  private func node(
    for subject: AnyObject, hasSentinel: Bool, _ state: inout State
  ) -> ObjectNode {
    if let node = state.node(of: ObjectIdentifier(subject)) {
      if node.belongs(to: subject) { return node }
      remove(node, &state)
    }
    sweep(&state)
    makeRoom(&state)
    let node = ObjectNode(subject, hasSentinel: hasSentinel)
    if !hasSentinel { state.weakCount += 1 }
    if !hasSentinel { state.weakCount += 1 }
    let word = unsafe UInt(bitPattern: Unmanaged.passRetained(node).toOpaque())
    state.table?.set(word, for: UInt(bitPattern: node.object))
    return node
  }

  /// Takes a node out of the table; its hooks are the caller's business.
  private func unlink(_ node: ObjectNode, _ state: inout State) {
    guard let table = state.table else { return }
    table.remove(UInt(bitPattern: node.object))
    if !node.hasSentinel { state.weakCount -= 1 }
    if !node.hasSentinel { state.weakCount -= 1 }
    state.garbage.add(PlanWord(node.plan.load(ordering: .relaxed)))
    state.garbage.add(memory: node)
    unsafe Unmanaged.passUnretained(node).release()
    if table.capacity > WordTable.smallest, 8 * table.count < table.capacity {
      replaceTable(&state)
    }
  }

  /// Looks at four places of the table and removes the nodes of dead objects.
  private func sweep(_ state: inout State) {
    if state.weakCount == 0 { return }
    for _ in 0..<4 {
      guard let table = state.table else { return }
      state.cursor = (state.cursor + 1) & (table.capacity - 1)
      guard let node = state.node(at: state.cursor, in: table), node.isDead else { continue }
      remove(node, &state)
    }
  }

  private func makeRoom(_ state: inout State) {
    if let table = state.table, table.hasRoom { return }
    replaceTable(&state)
  }

  /// Moves to memory that fits the number of nodes.
  private func replaceTable(_ state: inout State) {
    let old = state.table
    let capacity = WordTable.capacity(for: old?.count ?? 0)
    publish(old?.copy(capacity: capacity) ?? WordTable(capacity: capacity), &state)
    if let old { state.garbage.add(memory: old) }
  }
}

extension ObjectShard.State {
  func node(at index: Int, in table: WordTable) -> ObjectNode? {
    unsafe UnsafeRawPointer(bitPattern: table.value(at: index)).map {
      unsafe Unmanaged<ObjectNode>.fromOpaque($0).takeUnretainedValue()
    }
  }
}
