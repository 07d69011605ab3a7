internal import Synchronization

extension ObjectShard {
  /// Attaches a hook for one object.
  ///
  /// - Returns: What is due to be handed to the reclaimer.
  @inline(__always)
  func insert(_ hook: HookRecord, for subject: AnyObject, hasSentinel: Bool) -> GarbageBag {
    if hasSentinel, enterAlone(hook, for: ObjectIdentifier(subject)) { return GarbageBag() }
    return insertAmongOthers(hook, for: subject, hasSentinel: hasSentinel)
  }

  /// Enters the first hook of an object that tells of its end, where that is simple.
  @inline(__always)
  private func enterAlone(_ hook: HookRecord, for object: ObjectIdentifier) -> Bool {
    lock.withLock { state in
      state.sequence &+= 1
      unsafe hook.sequence = state.sequence
      if state.weakCount != 0 { return false }
      return unsafe tables.enter(for: object, of: index) { unsafe .passRetained(hook) } != nil
    }
  }

  @inline(never)
  private func insertAmongOthers(
    _ hook: HookRecord, for subject: AnyObject, hasSentinel: Bool
  ) -> GarbageBag {
    var loaded = LoadedObjects()
    return lock.withLock { state in
      state.sequence &+= 1
      unsafe hook.sequence = state.sequence
      let object = ObjectIdentifier(subject)
      var entry = state.entry(of: object)
      if let stranger = entry, !stranger.belongs(to: subject) {
        self.remove(stranger, of: object, &state)
        entry = nil
      }
      if let entry {
        self.add(hook, to: self.node(for: entry, &state), &state)
      } else {
        self.enter(hook, for: subject, hasSentinel: hasSentinel, &state, &loaded)
      }
      return state.garbage.takeIfDue()
    }
  }

  /// Detaches a hook that was attached with `insert`.
  @inline(__always)
  func remove(_ hook: HookRecord, of object: ObjectIdentifier) -> GarbageBag {
    switch removeAlone(hook, of: object) {
    case .some(let garbage): garbage
    case .none: removeFromOthers(hook, of: object)
    }
  }

  /// Detaches the only hook of an object, where that is simple; nil where it is not.
  @inline(__always)
  private func removeAlone(_ hook: HookRecord, of object: ObjectIdentifier) -> GarbageBag? {
    lock.withLock { state in
      guard tables.leave(hook, of: object, index) else { return nil }
      state.garbage.add(owned: hook)
      return state.garbage.isDue ? self.recycle(&state) : GarbageBag()
    }
  }

  @inline(never)
  private func removeFromOthers(_ hook: HookRecord, of object: ObjectIdentifier) -> GarbageBag {
    lock.withLock { state in
      // The bag comes first: the shard may own the last reference, and the hook may be running.
      state.garbage.add(hook)
      // The entry may be that of a later object at the same address, or of other hooks.
      guard let entry = state.entry(of: object), entry.contains(hook) else {
        return state.garbage.takeIfDue()
      }
      if case .node(let node) = entry {
        unsafe node.hooks.remove(hook)
        if unsafe !node.hooks.isEmpty {
          state.garbage.add(node.publish(.unbuilt, version: 0))
          return state.garbage.takeIfDue()
        }
      }
      self.unlink(entry, of: object, &state)
      return state.garbage.takeIfDue()
    }
  }

  /// Ends and detaches all hooks of an object that has come to its end.
  func removeEntry(of object: ObjectIdentifier) -> GarbageBag {
    lock.withLock { state in
      guard let entry = state.entry(of: object) else { return GarbageBag() }
      self.remove(entry, of: object, &state)
      return state.garbage.takeIfDue()
    }
  }

  /// Ends and detaches every hook.
  func removeAll() -> GarbageBag {
    lock.withLock { state in
      if let table = state.table {
        for index in 0..<table.capacity {
          guard let entry = ObjectEntry(table.value(at: index)) else { continue }
          for hook in entry.hooks where hook.end() { state.garbage.add(hook) }
          self.discard(entry, &state)
        }
        self.publish(nil, &state)
        state.garbage.add(table)
      }
      return state.garbage.take()
    }
  }

  /// Ends the hooks of an entry and unlinks it.
  func remove(_ entry: ObjectEntry, of object: ObjectIdentifier, _ state: inout State) {
    for hook in entry.hooks where hook.end() { state.garbage.add(hook) }
    unlink(entry, of: object, &state)
  }

  /// Adds a hook to those of a node.
  func add(_ hook: HookRecord, to node: ObjectNode, _ state: inout State) {
    unsafe node.hooks.insert(hook)
    state.garbage.add(node.publish(.unbuilt, version: 0))
  }

  /// Enters the first hook of an object; looks at four others, whether they are dead.
  func enter(
    _ hook: HookRecord, for subject: AnyObject, hasSentinel: Bool, _ state: inout State,
    _ loaded: inout LoadedObjects
  ) {
    sweep(&state, &loaded)
    makeRoom(&state)
    let object = ObjectIdentifier(subject)
    if hasSentinel {
      state.set(.hook(hook), of: object)
    } else {
      let node = ObjectNode(probing: subject)
      unsafe node.hooks.insert(hook)
      state.weakCount += 1
      state.set(.node(node), of: object)
    }
  }

  /// Takes an entry out of the table; its hooks are the caller's business.
  func unlink(
    _ entry: ObjectEntry, of object: ObjectIdentifier, _ state: inout State
  ) {
    guard let table = state.table else { return }
    table.remove(UInt(bitPattern: object))
    discard(entry, &state)
    shrink(&state)
  }

  /// Gives memory back where little of it is used.
  func shrink(_ state: inout State) {
    if tables.isSparse(index) { replaceTable(&state) }
  }

  /// Hands an entry that has been unlinked over, with the shard's reference.
  private func discard(_ entry: ObjectEntry, _ state: inout State) {
    if case .node(let node) = entry {
      if !node.hasSentinel { state.weakCount -= 1 }
      state.garbage.add(PlanWord(node.plan.load(ordering: .relaxed)))
      state.garbage.add(node)
    }
    unsafe Unmanaged.passUnretained(entry.object).release()
  }

  /// Looks at four places of the table and removes the entries of dead objects.
  private func sweep(_ state: inout State, _ loaded: inout LoadedObjects) {
    if state.weakCount == 0 { return }
    for _ in 0..<4 {
      guard let table = state.table else { return }
      state.cursor = (state.cursor + 1) & (table.capacity - 1)
      guard case .node(let node) = ObjectEntry(table.value(at: state.cursor)),
        node.isDead(&loaded)
      else { continue }
      remove(.node(node), of: node.object, &state)
    }
  }

  private func makeRoom(_ state: inout State) {
    if let table = state.table, table.hasRoom { return }
    replaceTable(&state)
  }

  /// Moves to memory that fits the number of entries.
  @inline(never)
  private func replaceTable(_ state: inout State) {
    let old = state.table
    let capacity = WordTable.capacity(for: old?.count ?? 0)
    publish(old?.copy(capacity: capacity) ?? WordTable(capacity: capacity), &state)
    if let old { state.garbage.add(old) }
  }
}
