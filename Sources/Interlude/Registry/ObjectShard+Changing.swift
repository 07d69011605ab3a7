internal import Synchronization

extension ObjectShard {
  /// Attaches a hook for one object.
  ///
  /// - Returns: What is due to be handed to the reclaimer.
  func insert(
    _ hook: HookRecord, for subject: AnyObject, hasSentinel: Bool, _ classes: ClassHooks
  ) -> [Reclaimer.Garbage] {
    lock.withLock { state in
      state.sequence += 1
      hook.sequence = state.sequence
      let node = self.node(for: subject, hasSentinel: hasSentinel, &state)
      node.hooks.insert(hook)
      let version = classes.version.load(ordering: .sequentiallyConsistent)
      let isAlone = node.hooks.count == 1 && classes.isEmpty
      let plan = isAlone ? PlanWord(single: hook) : .unbuilt
      node.publish(plan, version: version).discard(into: &state.garbage)
      return state.due()
    }
  }

  /// Detaches a hook that was attached with `insert`.
  func remove(_ hook: HookRecord, of object: ObjectIdentifier) -> [Reclaimer.Garbage] {
    lock.withLock { state in
      hook.discard(into: &state.garbage)
      guard let node = state.node(of: object) else { return state.due() }
      node.hooks.remove(hook)
      if node.hooks.isEmpty {
        self.unlink(node, &state)
      } else {
        node.publish(.unbuilt, version: 0).discard(into: &state.garbage)
      }
      return state.due()
    }
  }

  /// Ends and detaches all hooks of an object that has come to its end.
  func removeNode(of object: ObjectIdentifier) -> [Reclaimer.Garbage] {
    lock.withLock { state in
      guard let node = state.node(of: object) else { return [] }
      self.remove(node, &state)
      return state.due()
    }
  }

  /// Ends and detaches every hook.
  func removeAll() -> [Reclaimer.Garbage] {
    lock.withLock { state in
      if let table = state.table {
        let nodes = (0..<table.capacity).compactMap { state.node(at: $0, in: table) }
        for node in nodes { self.remove(node, &state) }
        self.publish(nil, &state)
      }
      defer { state.garbage = [] }
      return state.garbage
    }
  }

  /// Ends the hooks of a node and unlinks it.
  func remove(_ node: ObjectNode, _ state: inout State) {
    for hook in node.hooks.hooks where hook.end() {
      hook.discard(into: &state.garbage)
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
    let word = unsafe UInt(bitPattern: Unmanaged.passRetained(node).toOpaque())
    state.table?.set(word, for: UInt(bitPattern: node.object))
    return node
  }

  /// Takes a node out of the table; its hooks are the caller's business.
  private func unlink(_ node: ObjectNode, _ state: inout State) {
    guard let table = state.table else { return }
    table.remove(UInt(bitPattern: node.object))
    PlanWord(node.plan.load(ordering: .relaxed)).discard(into: &state.garbage)
    state.garbage.append(.memory(node))
    unsafe Unmanaged.passUnretained(node).release()
    if table.capacity > WordTable.smallest, 8 * table.count < table.capacity {
      replaceTable(&state)
    }
  }

  /// Looks at four places of the table and removes the nodes of dead objects.
  private func sweep(_ state: inout State) {
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
    if let old { state.garbage.append(.memory(old)) }
  }
}

extension ObjectShard.State {
  /// Keeps garbage until there is enough of it, or something in it is urgent.
  mutating func due() -> [Reclaimer.Garbage] {
    guard garbage.count >= 32 || garbage.contains(where: \.isUrgent) else { return [] }
    defer { garbage = [] }
    return garbage
  }

  fileprivate func node(at index: Int, in table: WordTable) -> ObjectNode? {
    unsafe UnsafeRawPointer(bitPattern: table.value(at: index)).map {
      unsafe Unmanaged<ObjectNode>.fromOpaque($0).takeUnretainedValue()
    }
  }
}
