extension Registry {
  /// Attaches a hook with a name or constraints, to everyone or to the task that sets up hooks.
  ///
  /// - Throws: ``OrderCycle``; nothing is changed.
  func attachNamed(_ hook: HookRecord, _ coverage: Coverage) throws(OrderCycle) {
    guard TaskScope.attaching != nil else { return try attach(Draft(hook, coverage)) }
    try admitToTask([hook])
    attach(hook, coverage)
  }

  /// Attaches a hook that may share its name.
  ///
  /// - Throws: ``OrderCycle``; nothing is changed.
  func attach(_ draft: Draft) throws(OrderCycle) {
    do throws(AttachError) {
      try attach([draft])
    } catch {
      switch error {
      case .orderCycle(let cycle): throw cycle
      case .nameTaken(let taken): preconditionFailure("a hook that may share its name: \(taken)")
      }
    }
  }

  /// Attaches hooks together: all of them, or none.
  ///
  /// A call sees all that are for everywhere and for classes, or none of them; and all that are for
  /// one object, or none of them.
  ///
  /// - Throws: ``AttachError``; nothing is changed.
  func attach(_ drafts: [Draft]) throws(AttachError) {
    if TaskScope.attaching != nil { return try attachToTask(drafts) }
    endBearersWithoutOwner(drafts)
    let sentinels = drafts.map { draft in
      draft.subject.map { draft.coverage.enlist?($0, self) ?? false } ?? false
    }
    let garbage = try transactions.withLock { (_) throws(AttachError) in
      let replaced = try classes.admit(drafts, of: name)
      return link(
        drafts.indices.map {
          AdmittedHook(
            hook: drafts[$0].hook, subject: drafts[$0].subject,
            hasSentinel: sentinels[$0], replaced: replaced[$0])
        })
    }
    dispose(garbage)
    open()
    for draft in drafts where draft.hook.extras?.owner != nil {
      endOrphans(classes.insertOwned(draft.hook))
    }
    for draft in drafts { announce(draft.hook) { .attached($0) } }
  }

  /// Attaches hooks together to the task that sets up hooks; names are shared there.
  private func attachToTask(_ drafts: [Draft]) throws(AttachError) {
    do throws(OrderCycle) {
      try admitToTask(drafts.map(\.hook))
    } catch {
      throw .orderCycle(error)
    }
    for draft in drafts { attach(draft.hook, draft.coverage) }
  }

  private func link(_ admitted: [AdmittedHook]) -> GarbageBag {
    var garbage = GarbageBag()
    let parts = Dictionary(grouping: admitted) { new in
      new.subject.map { ObjectTables.shard(of: ObjectIdentifier($0)) }
    }
    for part in parts.values {
      if let subject = part[0].subject {
        garbage.add(shards.with(ObjectIdentifier(subject)) { $0.link(part) })
      } else {
        garbage.add(classes.link(part))
      }
    }
    return garbage
  }

  /// Ends the hooks that bear a draft's name and have lost their owner.
  ///
  /// Not under a lock: asking for an owner can be what lets go of it last.
  private func endBearersWithoutOwner(_ drafts: [Draft]) {
    for draft in drafts where draft.policy != .allow {
      guard let name = draft.hook.extras?.name else { continue }
      endOrphans(classes.bearers(of: name).filter { !$0.isActive })
    }
  }
}
