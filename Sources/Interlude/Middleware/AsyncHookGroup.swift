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

  typealias Place = HookPlace<Subject, Input>

  /// Adds a hook that will be attached with the others.
  mutating func add(
    _ place: Place, _ step: PlanStep, _ body: AsyncHookBody<Subject, Input, Output, Failure>
  ) {
    var place = place
    place.owner = owner
    let hook = AsyncHook(
      step, place.scope.coverage.scope, order: place.order.order, isOneShot: place.once,
      extras: place.extras(registry), site: place.site, home: registry.reference, body: body)
    drafts.append(place.draft(hook))
  }
}
