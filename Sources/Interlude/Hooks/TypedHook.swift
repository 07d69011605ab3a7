public import Synchronization

/// One attached hook with its closure.
///
/// - Hazard: `body` is a variable of a shared object that is read without a lock and without the
///   runtime's exclusivity check.
/// - Proof: it is written once, to let go of the closure. A one-shot's is written by whoever won the
///   claim, after its body, or by whoever cancelled before any claim: nobody else reads the body of
///   a one-shot. Any other hook's is written when it has ended, no reader's slot names a plan with
///   it and no reader is looking one up (``Reclaimer``).
@usableFromInline
final class TypedHook<Subject: AnyObject, Input, Output, Failure: Error>: HookRecord,
  @unchecked Sendable
{
  @exclusivity(unchecked) @usableFromInline
  var body: HookBody<Subject, Input, Output, Failure>

  @inlinable
  init(
    _ step: PlanStep, _ scope: HookScope, order: Order, isOneShot: Bool, extras: HookExtras?,
    site: HookSite, home: RegistryReference,
    body: consuming HookBody<Subject, Input, Output, Failure>
  ) {
    unsafe self.body = body
    super.init(
      step, scope, order: order, isOneShot: isOneShot, extras: extras, site: site,
      home: home)
  }

  /// A one-shot that has run, has let go of its closure and has nothing else.
  override var isReusable: Bool {
    isOneShot && extras == nil && life.load(ordering: .acquiring) == .claimed
  }

  override func releaseBody() {
    unsafe body = .released
    extras?.releaseCondition()
  }

  /// Decides, in the instant before a body, whether it may start, and counts the run.
  @inlinable @inline(__always)
  func enter(_ subject: Subject, _ input: Input, slot: Int) -> Bool {
    if life.load(ordering: .acquiring) == .live {
      runs.count(slot: slot)
      return true
    }
    return enterGuarded(subject, input, slot: slot)
  }

  /// Enters a hook that was not simply live: claims a one-shot, asks the extras.
  ///
  /// One that has ended has no way in: the exchange of the claim finds it so, or the extras do.
  @inlinable @inline(__always)
  func enterGuarded(_ subject: Subject, _ input: Input, slot: Int) -> Bool {
    guard let extras else { return claimAlone() }
    return enter(extras, subject, input, slot: slot)
  }

  /// Asks for the owner and the condition, then claims a one-shot.
  @inlinable
  func enter(_ extras: HookExtras, _ subject: Subject, _ input: Input, slot: Int) -> Bool {
    guard life.load(ordering: .acquiring) == .guarded, holds(extras, subject, input) else {
      return false
    }
    if isOneShot { return claim() }
    runs.count(slot: slot)
    return true
  }

  /// Lets go of a one-shot as soon as its body has returned or thrown.
  @inlinable @inline(__always)
  func leave() {
    if isOneShot { leaveOneShot() }
  }

  @usableFromInline
  func leaveOneShot() {
    unsafe body = .released
    if extras?.isInGraph == true { return }
    unsafe home.registryOfCall?._withUnsafeGuaranteedRef { $0.detachOneShot(self) }
  }
}
