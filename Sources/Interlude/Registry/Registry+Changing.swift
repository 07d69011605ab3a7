internal import Synchronization

extension Registry {
  /// Attaches a hook that has just been made, and admitted if it has a part in the constraints.
  @inlinable @inline(__always)
  func attach(_ hook: HookRecord, _ coverage: Coverage) {
    guard let subject = unsafe coverage.unmanagedSubject else { return attachWidely(hook) }
    unsafe subject._withUnsafeGuaranteedRef {
      attach(hook, to: $0, hasSentinel: coverage.enlist?($0, self) ?? false)
    }
  }

  /// Attaches a hook for one object.
  @usableFromInline
  func attach(_ hook: HookRecord, to subject: AnyObject, hasSentinel: Bool) {
    if let scope = TaskScope.attaching { return attach(hook, on: subject, to: scope) }
    dispose(
      shards.with(ObjectIdentifier(subject)) {
        $0.insert(hook, for: subject, hasSentinel: hasSentinel)
      })
    finishAttaching(hook)
  }

  /// Attaches a one-shot for one object in the record of one that has run.
  ///
  /// - Returns: The hook; nil where that is not simple, and then nothing has changed.
  @inlinable @inline(__always)
  func attachAgain(
    _ station: HookStation, _ coverage: Coverage, filling fill: (HookRecord) -> Void
  ) -> HookRecord? {
    guard let subject = unsafe coverage.unmanagedSubject, let enlist = coverage.enlist else {
      return nil
    }
    return unsafe subject._withUnsafeGuaranteedRef {
      enlist($0, self) ? attachAgain(station, to: ObjectIdentifier($0), filling: fill) : nil
    }
  }

  /// Attaches a one-shot in the record of one that has run, to an object with a sentinel.
  @usableFromInline
  func attachAgain(
    _ station: HookStation, to object: ObjectIdentifier, filling fill: (HookRecord) -> Void
  ) -> HookRecord? {
    guard currentModes.isEmpty, TaskScope.attaching == nil else { return nil }
    let hook = shards.with(object) { $0.insertAgain(station, for: object, filling: fill) }
    if hook != nil { open() }
    return hook
  }

  /// Attaches a hook for everywhere or for a class.
  @usableFromInline
  func attachWidely(_ hook: HookRecord) {
    if let scope = TaskScope.attaching { return attach(hook, on: nil, to: scope) }
    dispose(classes.insert(hook))
    finishAttaching(hook)
  }

  @inline(__always)
  private func finishAttaching(_ hook: HookRecord) {
    open()
    if hook.extras?.owner != nil { endOrphans(classes.insertOwned(hook)) }
    announce(hook) { .attached($0) }
  }

  /// Ends a hook at the wish of its registration.
  ///
  /// - Returns: Whether this call ended it.
  func cancel(_ hook: HookRecord) -> Bool {
    guard hook.end() else { return false }
    detach(hook, isInCall: false)
    return true
  }

  /// Unlinks a hook that has come to its end; called once, by whoever ended it.
  ///
  /// - Parameters:
  ///   - hook: The hook.
  ///   - isInCall: Whether a call does it that runs the hook's plan. Its own slot is in the way then,
  ///     and what waits for it is freed when it leaves.
  @usableFromInline
  func detach(_ hook: HookRecord, isInCall: Bool) {
    classes.forget(hook)
    if hook.isTaskScoped {
      detachFromTask(hook)
    } else {
      unlink(hook, isInCall: isInCall)
    }
    if hook.life.load(ordering: .acquiring) == .claimed { announce(hook) { .detached($0) } }
  }

  /// Unlinks a one-shot that a call has run; most often the only hook of its object.
  @usableFromInline
  func detachOneShot(_ hook: HookRecord) {
    guard hook.extras == nil, !hook.isTaskScoped, currentModes.isEmpty,
      case .object(let object) = hook.scope
    else { return detach(hook, isInCall: true) }
    dispose(shards.with(object) { $0.remove(hook, of: object) })
  }

  private func unlink(_ hook: HookRecord, isInCall: Bool) {
    switch hook.scope {
    case .everywhere, .instances:
      dispose(classes.remove(hook), waits: !isInCall)
    case .object(let object):
      dispose(shards.with(object) { $0.remove(hook, of: object) }, waits: !isInCall)
    }
  }

  /// The hooks that a call on a subject would run now, outermost first.
  func hooks(for subject: AnyObject) -> [HookRecord] {
    let own = shards.with(ObjectIdentifier(subject)) { $0.hooks(of: subject) }
    let inherited = classes.hooks(for: type(of: subject)).hooks
    var loaded = LoadedObjects()
    // Asking for a plan changes nothing: a call ends the orphans.
    var orphans: [HookRecord] = []
    return Linearization.order(
      Linearization.order(inherited + own, &loaded), withTask: taskHooks(for: subject), &orphans)
  }

  /// Hands over what has been unlinked.
  @inline(__always)
  func dispose(_ garbage: consuming GarbageBag, waits: Bool = false) {
    if !garbage.isEmpty { handOver(garbage, waits: waits) }
  }

  @inline(never)
  private func handOver(_ garbage: consuming GarbageBag, waits: Bool) {
    var cancelled: [HookRecord] = []
    if garbage.isUrgent {
      let isObserved = currentModes.contains(.observed)
      garbage.forEach { item in
        guard let hook = item as? HookRecord else { return }
        classes.forget(hook)
        if isObserved, hook.life.load(ordering: .acquiring) == .cancelled { cancelled.append(hook) }
      }
    }
    reclaimer.retire(garbage, waits: waits)
    for hook in cancelled { announce(hook) { .detached($0) } }
  }

  /// Ends hooks whose owners are dead.
  func endOrphans(_ orphans: [HookRecord], isInCall: Bool = false) {
    for hook in orphans where hook.end() { detach(hook, isInCall: isInCall) }
  }
}
