/// Where a hook stands and when it runs: all but its body.
struct HookPlace<Subject: AnyObject, Input> {
  let scope: Scope<Subject>
  var name: String?
  let order: RelativeOrder
  let once: Bool
  var owner: AnyObject?
  let condition: (@Sendable (Subject, Input) -> Bool)?
  var policy = NamePolicy.allow
  let site: HookSite

  /// What few hooks have, made for a hook of a registry.
  func extras(_ registry: Registry) -> HookExtras? {
    let extras = HookExtras.make(name: name, order: order, owner: owner, condition: condition)
    if extras?.isInGraph == true { extras?.note(scope.coverage, registry) }
    return extras
  }

  /// A hook of this place, about to be attached.
  func draft(_ hook: HookRecord) -> Draft {
    Draft(hook, scope.coverage, policy: policy)
  }
}
