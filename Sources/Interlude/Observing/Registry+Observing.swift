extension Registry {
  /// Adds an observer and makes calls look for it.
  func addObserver(_ record: ObserverRecord) {
    observers.withLock { observers in
      observers.append(record)
      self.set(.observed, true)
    }
  }

  /// Removes an observer.
  func removeObserver(_ record: ObserverRecord) {
    let removed = observers.withLock { observers in
      let index = observers.firstIndex { $0 === record }
      let removed = index.map { observers.remove(at: $0) }
      if observers.isEmpty { self.set(.observed, false) }
      return removed
    }
    _ = consume removed
  }

  /// Lets go of every observer, when the hook point itself ends.
  func removeObservers() {
    let removed = observers.withLock { observers in
      defer { observers = [] }
      return observers
    }
    for record in removed {
      if case .registry = record.extent { _ = record.end() }
    }
  }

  /// Tells observers of what happened to a hook outside of its body.
  func announce(_ hook: HookRecord, _ happening: (Plan.Entry) -> HookEvent.Happening) {
    guard currentModes.contains(.observed), let entry = hook.entry else { return }
    TracedCall.announce(happening(entry), to: self)
  }
}
