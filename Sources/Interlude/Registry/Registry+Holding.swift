internal import Synchronization

extension Registry {
  /// Finds the plan for a subject and keeps it by a reference, for a call that may be suspended.
  ///
  /// The slot that a search takes is given back at once, so that a call which waits for an hour
  /// takes no slot for an hour and holds back no memory but its own plan. The bodies of the hooks
  /// are not kept by this: each says itself whether it is in use (``HookUse``).
  ///
  /// - Returns: Nil where there is nothing to run.
  @usableFromInline
  func holdPlan(for subject: AnyObject) -> HeldPlan? {
    if gate.load(ordering: .acquiring) == .closed { return nil }
    let reading = beginReading(subject)
    if reading.plan == .empty { return nil }
    defer { endReading(reading) }
    return HeldPlan(reading.plan, original: original)
  }
}
