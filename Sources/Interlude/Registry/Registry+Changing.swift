extension Registry {
  /// Attaches a hook that has just been made, and admitted if it has a part in the constraints.
  @usableFromInline
  func attach(_ hook: HookRecord, _ coverage: Coverage) {
    if let subject = coverage.subject {
      let hasSentinel = coverage.enlist?(subject, self) ?? false
      dispose(
        shards.with(ObjectIdentifier(subject)) {
          $0.insert(hook, for: subject, hasSentinel: hasSentinel, classes)
        })
    } else {
      dispose(classes.insert(hook))
    }
    open()
    if hook.extras?.owner != nil { endOrphans(classes.insertOwned(hook)) }
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
    return Linearization.order(inherited + own, &loaded)
  }

  /// Hands over what has been unlinked.
  func dispose(_ garbage: consuming GarbageBag, waits: Bool = false) {
    if garbage.isEmpty { return }
    if garbage.isUrgent {
      garbage.forEach { item in
        if let hook = item as? HookRecord { classes.forget(hook) }
      }
    }
    reclaimer.retire(garbage, waits: waits)
  }

  func endOrphans(_ orphans: [HookRecord]) {
    for hook in orphans where hook.end() { detach(hook, isInCall: false) }
  }
}
