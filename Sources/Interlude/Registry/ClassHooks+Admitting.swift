extension ClassHooks {
  /// Takes hooks into the constraints together, and decides whom they replace.
  ///
  /// - Returns: For each draft, the hooks whose place it takes.
  /// - Throws: ``AttachError`` when a name is taken or a cycle would arise; nothing is changed.
  func admit(
    _ drafts: [Draft], of hookPoint: String
  ) throws(AttachError) -> [[HookRecord]] {
    var loaded = LoadedObjects()
    return try lock.withLock { (state) throws(AttachError) in
      var admission = Admission(graph: state.graph)
      state.graph = ConstraintGraph()
      defer { state.graph = admission.graph }
      return try admission.admit(drafts, of: hookPoint, &loaded)
    }
  }

  /// The hooks that bear a name, over all scopes.
  func bearers(of name: String) -> [HookRecord] {
    lock.withLock { $0.graph.bearers(of: name) }
  }

  /// The number of hooks in the constraints, over all scopes.
  var constrainedHookCount: Int { lock.withLock { $0.graph.hookCount } }

  /// Links admitted hooks for everywhere and for classes, and ends those that they replace.
  ///
  /// A call sees all of them or none.
  func link(_ admitted: [AdmittedHook]) -> GarbageBag {
    lock.withLock { state in
      var ended = GarbageBag()
      for new in admitted {
        state.sequence += 1
        unsafe new.hook.sequence = new.inheritedSequence ?? state.sequence
        for old in new.replaced where old.end() {
          state.hooks.remove(old)
          ended.add(old)
        }
        state.hooks.insert(new.hook)
      }
      var garbage = self.retirePlans(&state)
      garbage.add(ended)
      return garbage
    }
  }
}

/// The transition that takes drafts into the constraints, all or none.
private struct Admission {
  var graph: ConstraintGraph
  private var inserted: [HookRecord] = []
  private var removed: [HookRecord] = []

  init(graph: consuming ConstraintGraph) {
    self.graph = graph
  }

  mutating func admit(
    _ drafts: [Draft], of hookPoint: String, _ loaded: inout LoadedObjects
  ) throws(AttachError) -> [[HookRecord]] {
    do throws(AttachError) {
      var replaced: [[HookRecord]] = []
      for draft in drafts { replaced.append(try take(draft, of: hookPoint)) }
      for hook in inserted { try check(hook, of: hookPoint, &loaded) }
      return replaced
    } catch {
      for hook in inserted { graph.remove(hook) }
      for hook in removed { graph.insert(hook) }
      throw error
    }
  }

  /// Inserts a draft and removes those that it replaces.
  private mutating func take(
    _ draft: Draft, of hookPoint: String
  ) throws(AttachError) -> [HookRecord] {
    let hook = draft.hook
    guard let extras = hook.extras, extras.isInGraph else { return [] }
    var replaced: [HookRecord] = []
    if let name = extras.name, draft.policy != .allow {
      replaced = graph.bearers(of: name).filter { $0.scope.isSame(as: hook.scope) && !$0.hasEnded }
      if draft.policy == .reject, let bearer = replaced.first {
        throw .nameTaken(
          NameTaken(hookPoint: hookPoint, name: name, site: hook.site, takenBy: bearer.site))
      }
    }
    for old in replaced { graph.remove(old) }
    removed += replaced
    graph.insert(hook)
    inserted.append(hook)
    return replaced
  }

  private func check(
    _ hook: HookRecord, of hookPoint: String, _ loaded: inout LoadedObjects
  ) throws(AttachError) {
    guard let cycle = graph.cycle(through: hook, &loaded) else { return }
    throw .orderCycle(
      OrderCycle(hookPoint: hookPoint, members: cycle.compactMap(\.cycleMember)))
  }
}

extension HookScope {
  /// Whether both cover the same subjects by the same rule.
  fileprivate func isSame(as other: HookScope) -> Bool {
    switch (self, other) {
    case (.everywhere, .everywhere): true
    case (.instances(let type), .instances(let other)): type == other
    case (.object(let object), .object(let other)): object == other
    default: false
    }
  }
}
