extension AsyncHookPoint {
  /// Attaches a hook with no part in the constraints; it cannot be refused.
  func attach(
    _ scope: Scope<Subject>, order: Order, once: Bool, owner: AnyObject?,
    when condition: Condition?, site: HookSite, step: PlanStep,
    _ body: AsyncHookBody<Subject, Input, Output, Failure>
  ) -> Registration {
    let extras = HookExtras.make(
      name: nil, order: .at(order), owner: owner, condition: condition)
    let registry = makeRegistry()
    let hook = AsyncHook(
      step, scope.coverage.scope, order: order, isOneShot: once, extras: extras, site: site,
      home: registry.reference, body: body)
    registry.attach(hook, scope.coverage)
    return Registration(hook)
  }

  /// Attaches a hook that has a name or constraints.
  func attach(
    _ scope: Scope<Subject>, name: String?, order: RelativeOrder, once: Bool, owner: AnyObject?,
    when condition: Condition?, site: HookSite, step: PlanStep,
    _ body: AsyncHookBody<Subject, Input, Output, Failure>
  ) throws(OrderCycle) -> Registration {
    let extras = HookExtras.make(name: name, order: order, owner: owner, condition: condition)
    let registry = makeRegistry()
    extras?.note(scope.coverage, registry)
    let hook = AsyncHook(
      step, scope.coverage.scope, order: order.order, isOneShot: once, extras: extras, site: site,
      home: registry.reference, body: body)
    try registry.attachNamed(hook, scope.coverage)
    return Registration(hook)
  }

  /// The registry; made when the first hook is attached.
  func makeRegistry() -> Registry {
    registryCell.existing
      ?? registryCell.publish {
        let original = AsyncHook<Subject, Input, Output, Failure>(
          .original, .everywhere, order: .normal, isOneShot: false, extras: nil, site: HookSite(),
          home: .none, body: .original(.init(run: self.original)))
        return Registry(name: name, original: original)
      }
  }
}
