/// What only some hooks ask for; kept apart so that the others stay small.
@usableFromInline
class HookExtras: @unchecked Sendable {
  let name: String?
  let order: RelativeOrder
  let owner: WeakProbe?
  /// The class of the one object that the hook covers, where it covers one.
  var subjectClass: AnyClass?
  /// That object, where it has no sentinel to tell of its end and the constraints have to know.
  var subject: WeakProbe?

  init(name: String?, order: RelativeOrder, owner: WeakProbe?) {
    self.name = name
    self.order = order
    self.owner = owner
  }

  /// Whether the hook has a part in the constraints between hooks.
  var isInGraph: Bool { name != nil || order.isConstrained }

  /// Whether its owner has come to its end.
  @usableFromInline var hasDeadOwner: Bool { owner.map { $0.object == nil } ?? false }

  /// Whether it is a ``ConditionalExtras``.
  var hasCondition: Bool { false }

  /// Whether its one object has come to its end.
  var hasDeadSubject: Bool { subject.map { $0.object == nil } ?? false }

  /// Whether neither its owner nor its one object has come to its end, asked under a lock.
  func isAlive(_ loaded: inout LoadedObjects) -> Bool {
    if let owner, !loaded.keep(owner.object) { return false }
    if let subject, !loaded.keep(subject.object) { return false }
    return true
  }

  /// Whether more than the life has to be asked before a body starts.
  @usableFromInline var guardsEntry: Bool { owner != nil || hasCondition }

  /// Lets go of the condition; only when nobody can be asking it.
  func releaseCondition() {}
}

/// Extras with a condition.
///
/// - Hazard: `condition` is a variable of a shared object, read without a lock.
/// - Proof: it is written once, by ``releaseCondition()``, when no reader's slot names a plan with
///   the hook and no reader is looking one up.
@usableFromInline
final class ConditionalExtras<Subject: AnyObject, Input>: HookExtras, @unchecked Sendable {
  @usableFromInline typealias Condition = @Sendable (Subject, Input) -> Bool

  @exclusivity(unchecked) @usableFromInline var condition: Condition?

  init(name: String?, order: RelativeOrder, owner: WeakProbe?, condition: @escaping Condition) {
    unsafe self.condition = condition
    super.init(name: name, order: order, owner: owner)
  }

  override var hasCondition: Bool { true }

  override func releaseCondition() { unsafe condition = nil }
}
