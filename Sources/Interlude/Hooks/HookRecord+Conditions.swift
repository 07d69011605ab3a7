public import Synchronization

extension HookRecord {
  /// Whether the owner lives and the condition, if there is one, is true; ends a hook whose owner is
  /// dead.
  @usableFromInline
  func holds<Subject: AnyObject, Input>(
    _ extras: HookExtras, _ subject: Subject, _ input: Input
  ) -> Bool {
    if extras.hasDeadOwner {
      if end() { home.registry?.detach(self, isInCall: true) }
      return false
    }
    guard extras.hasCondition else { return true }
    let conditional = unsafe unsafeDowncast(extras, to: ConditionalExtras<Subject, Input>.self)
    return unsafe conditional.condition?(subject, input) ?? false
  }

  /// Wins the right to run the body of a one-shot that has no extras; true exactly once.
  @inlinable @inline(__always)
  func claimAlone() -> Bool {
    life.compareExchange(
      expected: .guarded, desired: .claimed, ordering: .acquiringAndReleasing
    ).exchanged
  }

  /// Wins the right to run a one-shot's body; true exactly once.
  ///
  /// One that has a part in the constraints is detached before its body: calls that the body makes
  /// are ordered without it, as ``HookPoint/plan(for:)`` says.
  @usableFromInline
  func claim() -> Bool {
    guard claimAlone() else { return false }
    if extras?.isInGraph == true { home.registry?.detach(self, isInCall: true) }
    return true
  }
}
