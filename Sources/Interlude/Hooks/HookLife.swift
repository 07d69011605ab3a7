public import Synchronization

/// Where a hook stands between its attachment and its end.
///
/// `live` and `guarded` are the states from which a body may start; the other two are final.
@usableFromInline
enum HookLife: UInt8, AtomicRepresentable {
  /// Runs whenever its turn comes.
  case live
  /// Runs when its turn comes and what it asks for holds: a condition, an owner, the claim.
  case guarded
  /// A one-shot that has been claimed; its body runs, or has run.
  case claimed
  /// Ended by its registration, its owner or its subject.
  case cancelled
}
