/// The hooks of a group while ``AsyncHookPoint/attachGroup(owner:fileID:line:_:)`` collects them.
///
/// Its methods take what those of the hook point take, with a name and a place among names; nothing
/// is attached before the group is complete.
public struct AsyncHookGroup<Subject: AnyObject, Input, Output, Failure: Error> {
  /// The hook point to which the group will be attached.
  public typealias Point = AsyncHookPoint<Subject, Input, Output, Failure>

  let registry: Registry
  private let owner: AnyObject?
  private(set) var drafts: [Draft] = []

  init(_ point: Point, owner: AnyObject?) {
    self.owner = owner
    registry = point.makeRegistry()
  }

  /// Where a hook of a group stands and when it runs: all but its body.
  struct Place {
    let scope: Scope<Subject>
    let name: String?
    let order: RelativeOrder
    let once: Bool
    let condition: Point.Condition?
    let policy: NamePolicy
    let site: HookSite
  }

  /// Adds a hook that will be attached with the others.
  mutating func add(
    _ place: Place, _ step: PlanStep, _ body: AsyncHookBody<Subject, Input, Output, Failure>
  ) {
    let coverage = place.scope.coverage
    let extras = HookExtras.make(
      name: place.name, order: place.order, owner: owner, condition: place.condition)
    extras?.note(coverage, registry)
    let hook = AsyncHook(
      step, coverage.scope, order: place.order.order, isOneShot: place.once, extras: extras,
      site: place.site, registry: registry, body: body)
    drafts.append(Draft(hook, coverage, policy: place.policy))
  }
}
