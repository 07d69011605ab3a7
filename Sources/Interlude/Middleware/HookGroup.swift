/// The hooks of a group while ``HookPoint/attachGroup(owner:fileID:line:_:)`` collects them.
///
/// Its methods take what those of the hook point take, with a name and a place among names; nothing
/// is attached before the group is complete.
public struct HookGroup<Subject: AnyObject, Input, Output, Failure: Error> {
  /// The hook point to which the group will be attached.
  public typealias Point = HookPoint<Subject, Input, Output, Failure>

  let registry: Registry
  private let point: Point
  private let owner: AnyObject?
  private(set) var drafts: [Draft] = []

  init(_ point: Point, owner: AnyObject?) {
    self.point = point
    self.owner = owner
    registry = point.existingRegistry ?? point.makeRegistry()
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
    _ place: Place, _ step: PlanStep,
    _ body: consuming HookBody<Subject, Input, Output, Failure>
  ) {
    let coverage = place.scope.coverage
    let extras = point.extras(
      name: place.name, order: place.order, owner: owner, place.condition)
    extras?.note(coverage, registry)
    let hook = TypedHook(
      step, coverage.scope, order: place.order.order, isOneShot: place.once, extras: extras,
      site: place.site, registry: registry, body: body)
    drafts.append(Draft(hook, coverage, policy: place.policy))
  }
}
