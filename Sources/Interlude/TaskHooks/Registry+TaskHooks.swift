extension Registry {
  /// Attaches a hook that has been admitted to the task that is setting up hooks.
  func attach(_ hook: HookRecord, on subject: AnyObject?, to scope: TaskScope) {
    let subject = subject.map { WeakProbe($0) }
    taskScopes.withLock { scopes in
      scopes[ObjectIdentifier(hook)] = scope
      scope.insert(TaskHook(record: hook, subject: subject), of: self)
      self.set(.taskScoped, true)
    }
    announce(hook) { .attached($0) }
  }

  /// Checks the constraints of hooks that come together for the task that is setting up hooks.
  ///
  /// - Throws: ``OrderCycle`` when it would contradict hooks that it can meet; nothing is changed.
  func admitToTask(_ hooks: [HookRecord]) throws(OrderCycle) {
    let hooks = hooks.filter { $0.extras?.isInGraph == true }
    guard let scope = TaskScope.attaching, !hooks.isEmpty else { return }
    var graph = classes.lock.withLock { $0.graph }
    for other in scope.hooks(of: self) { graph.insert(other.record) }
    for hook in hooks { graph.insert(hook) }
    var loaded = LoadedObjects()
    for hook in hooks {
      guard let cycle = graph.cycle(through: hook, &loaded) else { continue }
      throw OrderCycle(hookPoint: name, members: cycle.compactMap(\.cycleMember))
    }
  }

  /// Unlinks a hook of a task that has come to its end.
  func detachFromTask(_ hook: HookRecord) {
    let scope = taskScopes.withLock { scopes in
      let scope = scopes.removeValue(forKey: ObjectIdentifier(hook))
      if scopes.isEmpty { self.set(.taskScoped, false) }
      return scope
    }
    guard let scope else { return }
    scope.remove(hook, of: self)
    var garbage = GarbageBag()
    garbage.add(hook)
    dispose(garbage)
  }

  /// Runs `body` with the hooks of everyone and of the task for a subject, outermost first, and with
  /// the slot of the call, or -1.
  ///
  /// - Hazard: hooks are read that only the slot of the reading, or the hold, keeps.
  /// - Proof: both end when `body` has.
  func withEveryHook<Result, Failure: Error>(
    for subject: AnyObject, _ body: ([HookRecord], Int) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let reading = beginReading(subject)
    let isEmpty = reading.plan == .empty
    defer { if !isEmpty { endReading(reading) } }
    let own = taskHooks(for: subject)
    let hooks = order(reading.plan.hooks, withTask: own)
    let hold = own.isEmpty ? nil : hold(hooks)
    defer { if let hold { release(hold) } }
    return try body(hooks, isEmpty ? -1 : reading.slot)
  }

  /// Orders hooks of everyone together with those of a task for a call, and ends those whose owners
  /// are dead.
  func order(_ everyone: [HookRecord], withTask own: [HookRecord]) -> [HookRecord] {
    var orphans: [HookRecord] = []
    let hooks = Linearization.order(everyone, withTask: own, &orphans)
    endOrphans(orphans, isInCall: true)
    return hooks
  }

  /// Keeps the closures of hooks of which no slot names a plan.
  private func hold(_ hooks: [HookRecord]) -> PlanStorage {
    let plan = PlanStorage(hooks, original: original)
    reclaimer.enterOverflow(PlanWord(of: plan).bits)
    return plan
  }

  /// Ends what ``hold(_:)`` began.
  private func release(_ plan: PlanStorage) {
    reclaimer.leaveOverflow(PlanWord(of: plan).bits)
  }

  /// The hooks that the current task has for a subject, in no order.
  func taskHooks(for subject: AnyObject) -> [HookRecord] {
    guard currentModes.contains(.taskScoped), let scope = TaskScope.current else { return [] }
    let hooks = scope.hooks(of: self)
    for hook in hooks where hook.hasDeadSubject { _ = cancel(hook.record) }
    return hooks.filter { $0.covers(subject) }.map(\.record)
  }

  /// Ends the hooks of tasks for an object with a sentinel that has come to its end.
  func endTaskHooks(of object: ObjectIdentifier) {
    guard currentModes.contains(.taskScoped) else { return }
    let scopes = taskScopes.withLock { Array($0.values) }
    var ended: Set<ObjectIdentifier> = []
    for scope in scopes where ended.insert(ObjectIdentifier(scope)).inserted {
      for hook in scope.ownHooks(of: self) where hook.record.scope.isObject(object) {
        _ = cancel(hook.record)
      }
    }
  }
}

extension Linearization {
  /// Orders hooks for everyone, which have an order, together with those of a task.
  ///
  /// A hook for everyone may have been admitted after those of the task that it contradicts: it does
  /// not know of them. Then those of the task stand by their keys, without their constraints.
  static func order(
    _ everyone: [HookRecord], withTask own: [HookRecord], _ orphans: inout [HookRecord]
  ) -> [HookRecord] {
    if own.isEmpty { return everyone }
    var loaded = LoadedObjects()
    var line = HookLine(capacity: everyone.count + own.count)
    for hook in everyone + own { line.add(hook, &loaded) }
    orphans += line.orphans
    if line.sort() { return line.hooks }
    var merged = everyone
    for hook in own.filter(\.isActive).sorted(by: { $0.key < $1.key }) {
      let index = merged.firstIndex { hook.key < $0.key } ?? merged.endIndex
      merged.insert(hook, at: index)
    }
    return merged
  }
}
