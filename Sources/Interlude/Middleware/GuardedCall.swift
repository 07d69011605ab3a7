internal import Synchronization

/// A call that passed a ``RecursionGuard`` in the current task, or on the current thread.
final class GuardedCall: Sendable {
  @TaskLocal static var current: GuardedCall?

  /// How many calls of the same subject under the same guard are under way, with this one.
  let depth: Int
  private let identity: GuardIdentity
  private let subject: ObjectIdentifier
  private let outer: GuardedCall?
  private let hasEnded = Atomic(false)

  init(_ identity: GuardIdentity, _ subject: ObjectIdentifier, inside outer: GuardedCall?) {
    self.identity = identity
    self.subject = subject
    self.outer = outer
    var call = outer
    while let candidate = call, !candidate.counts(for: identity, subject) { call = candidate.outer }
    depth = (call?.depth ?? 0) + 1
  }

  /// Says that the call is no longer under way; a task that outlives it does not count it.
  func end() {
    hasEnded.store(true, ordering: .releasing)
  }

  private func counts(for identity: GuardIdentity, _ subject: ObjectIdentifier) -> Bool {
    self.identity === identity && self.subject == subject && !hasEnded.load(ordering: .acquiring)
  }
}

/// Which guard a call passed.
final class GuardIdentity: Sendable {}
