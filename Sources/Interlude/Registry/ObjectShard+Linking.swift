extension ObjectShard {
  /// Links admitted hooks for objects of this shard, and ends those that they replace.
  ///
  /// A call sees all of those for its object or none.
  ///
  /// - Returns: What is due to be handed to the reclaimer.
  func link(_ admitted: [AdmittedHook]) -> GarbageBag {
    var loaded = LoadedObjects()
    return lock.withLock { state in
      for new in admitted {
        guard let subject = new.subject else { continue }
        state.sequence += 1
        unsafe new.hook.sequence = new.inheritedSequence ?? state.sequence
        self.link(new, for: subject, &state, &loaded)
        for old in new.replaced where old.end() {
          self.unlink(old, of: ObjectIdentifier(subject), &state)
        }
      }
      return state.garbage.takeIfDue()
    }
  }

  private func link(
    _ new: AdmittedHook, for subject: AnyObject, _ state: inout State,
    _ loaded: inout LoadedObjects
  ) {
    let object = ObjectIdentifier(subject)
    if let stranger = state.entry(of: object), !stranger.belongs(to: subject) {
      remove(stranger, of: object, &state)
    }
    if let entry = state.entry(of: object) {
      add(new.hook, to: node(for: entry, &state), &state)
    } else {
      enter(new.hook, for: subject, hasSentinel: new.hasSentinel, &state, &loaded)
    }
  }

  /// Takes a hook that has ended out of an entry that keeps others.
  private func unlink(_ old: HookRecord, of object: ObjectIdentifier, _ state: inout State) {
    state.garbage.add(old)
    guard let entry = state.entry(of: object), entry.contains(old), case .node(let node) = entry
    else { return }
    unsafe node.hooks.remove(old)
    state.garbage.add(node.publish(.unbuilt, version: 0))
  }
}
