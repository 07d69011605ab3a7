internal import Synchronization

extension ClassHooks {
  /// Attaches a hook for everywhere or for a class.
  func insert(_ hook: HookRecord) -> GarbageBag {
    lock.withLock { state in
      state.sequence += 1
      unsafe hook.sequence = state.sequence
      state.hooks.insert(hook)
      return self.retirePlans(&state)
    }
  }

  /// Detaches a hook that was attached with ``insert(_:)``.
  func remove(_ hook: HookRecord) -> GarbageBag {
    lock.withLock { state in
      // The bag comes first: the set may own the last reference, and the hook may be running.
      var garbage = GarbageBag()
      garbage.add(hook)
      state.hooks.remove(hook)
      garbage.add(self.retirePlans(&state))
      return garbage
    }
  }

  /// Takes a hook out of the constraints.
  func forget(_ hook: HookRecord) {
    guard hook.extras?.isInGraph == true else { return }
    lock.withLock { $0.graph.remove(hook) }
  }

  /// Remembers a hook with an owner, and looks at four others.
  ///
  /// - Returns: Those whose owner is dead; the caller ends them.
  func insertOwned(_ hook: HookRecord) -> [HookRecord] {
    var loaded = LoadedObjects()
    return lock.withLock { state in
      var orphans: [HookRecord] = []
      for _ in 0..<min(4, state.owned.count) {
        state.cursor = (state.cursor + 1) % state.owned.count
        let candidate = state.owned[state.cursor]
        guard !candidate.isActive(&loaded) else { continue }
        orphans.append(candidate)
        state.owned.swapAt(state.cursor, state.owned.count - 1)
        state.owned.removeLast()
        if state.owned.isEmpty { break }
      }
      state.owned.append(hook)
      return orphans
    }
  }

  /// Ends and detaches every hook.
  func removeAll() -> GarbageBag {
    lock.withLock { state in
      let hooks = state.hooks.hooks
      state = State(table: state.table, uniform: state.uniform)
      var garbage = self.retirePlans(&state)
      for hook in hooks where hook.end() { garbage.add(hook) }
      return garbage
    }
  }

  /// Unlinks every plan after a change; they are built again when calls need them.
  func retirePlans(_ state: inout State) -> GarbageBag {
    version.wrappingAdd(1, ordering: .sequentiallyConsistent)
    plans.store(
      state.hooks.isEmpty ? 0 : Self.changed, ordering: .sequentiallyConsistent)
    var garbage = GarbageBag()
    garbage.add(state.uniform)
    state.uniform = .unbuilt
    guard let table = state.table else { return garbage }
    state.table = nil
    garbage.add(table)
    for index in 0..<table.capacity { garbage.add(PlanWord(table.value(at: index))) }
    return garbage
  }
}

extension HookRecord {
  /// How the hook is named in an error.
  var cycleMember: OrderCycle.Member? {
    step.kind.map { kind in
      OrderCycle.Member(
        kind: kind, name: extras?.name, order: extras?.order ?? .at(order), site: site)
    }
  }
}
