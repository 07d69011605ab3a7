public import Synchronization

/// One attached hook of an ``AsyncHookPoint`` with its closure.
///
/// - Hazard: `body` is a variable of a shared object that is read without a lock and without the
///   runtime's exclusivity check.
/// - Proof: it is read between ``HookUse/begin()`` and ``HookUse/end()`` only. It is written by
///   whom ``HookUse`` tells to, when nobody is inside and nobody gets in; and, for a one-shot, by
///   whoever won the claim, while nobody else reads the body of a one-shot.
@usableFromInline
final class AsyncHook<Subject: AnyObject, Input, Output, Failure: Error>: HookRecord,
  @unchecked Sendable
{
  @usableFromInline typealias Body = AsyncHookBody<Subject, Input, Output, Failure>

  @exclusivity(unchecked) @usableFromInline var storedBody: Body
  @usableFromInline let use = HookUse()

  init(
    _ step: PlanStep, _ scope: HookScope, order: Order, isOneShot: Bool, extras: HookExtras?,
    site: HookSite, home: RegistryReference, body: Body
  ) {
    unsafe storedBody = body
    super.init(
      step, scope, order: order, isOneShot: isOneShot, extras: extras, site: site,
      home: home)
  }

  /// The closure; only for a call that has entered.
  @inlinable var body: Body { unsafe storedBody }

  override func releaseBody() {
    if use.close() { dropBody() }
  }

  /// Decides, in the instant before a body, whether it may start, and counts the run.
  ///
  /// - Returns: Whether it may; ``leave()`` has to follow then.
  @inlinable @inline(__always)
  func enter(_ subject: Subject, _ input: Input) -> Bool {
    if use.begin() {
      let life = life.load(ordering: .acquiring)
      if life == .live {
        runs.countShared()
        return true
      }
      if life == .guarded, mayStart(subject, input) { return true }
    }
    endUse()
    return false
  }

  /// Ends what ``enter(_:_:)`` began; lets go of a one-shot.
  @inlinable @inline(__always)
  func leave() {
    if isOneShot { leaveOneShot() } else { endUse() }
  }

  @usableFromInline
  func leaveOneShot() {
    unsafe storedBody = .released
    endUse()
    if extras?.isInGraph != true { home.registry?.detach(self, isInCall: true) }
  }

  /// Asks for the owner and the condition, then claims a one-shot.
  @inlinable
  func mayStart(_ subject: Subject, _ input: Input) -> Bool {
    if let extras, !holds(extras, subject, input) { return false }
    if isOneShot { return claim() }
    runs.countShared()
    return true
  }

  @inlinable @inline(__always)
  func endUse() {
    if use.end() { dropBody() }
  }

  @usableFromInline
  func dropBody() {
    unsafe storedBody = .released
    extras?.releaseCondition()
  }
}
