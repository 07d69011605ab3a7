public import Synchronization

extension HookRecord {
  /// Whether the owner lives and the condition, if there is one, is true; ends a hook whose owner is
  /// dead.
  ///
  /// A condition is a user's code: when it returns, it or another thread may have ended the hook or
  /// its owner. So both are asked for again.
  @usableFromInline
  func holds<Subject: AnyObject, Input>(
    _ extras: HookExtras, _ subject: Subject, _ input: Input
  ) -> Bool {
    guard hasOwner(extras) else { return false }
    guard extras.hasCondition else { return true }
    let conditional = unsafe unsafeDowncast(extras, to: ConditionalExtras<Subject, Input>.self)
    guard unsafe conditional.condition?(subject, input) ?? false else { return false }
    return !hasEnded && hasOwner(extras)
  }

  /// Whether the owner, if there is one, lives; ends the hook where it does not.
  private func hasOwner(_ extras: HookExtras) -> Bool {
    guard extras.hasDeadOwner else { return true }
    if end() { home.registry?.detach(self, isInCall: true) }
    return false
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
