internal import Synchronization

extension HookPoint {
  /// Attaches a hook with no part in the constraints; it cannot be refused.
  func attach(
    _ scope: Scope<Subject>, order: Order, once: Bool, owner: AnyObject?,
    when condition: Condition?, site: HookSite, step: PlanStep,
    _ body: consuming HookBody<Subject, Input, Output, Failure>
  ) -> Registration {
    let extras = extras(name: nil, order: .at(order), owner: owner, condition)
    let hook = hook(scope, order: order, once: once, extras, site: site, step: step, body)
    do {
      try link(hook, scope)
    } catch {
      preconditionFailure("a hook without name and constraints closed a cycle: \(error)")
    }
    return Registration(hook)
  }

  /// Attaches a hook that has a name or constraints.
  func attach(
    _ scope: Scope<Subject>, name: String?, order: RelativeOrder, once: Bool, owner: AnyObject?,
    when condition: Condition?, site: HookSite, step: PlanStep,
    _ body: consuming HookBody<Subject, Input, Output, Failure>
  ) throws(OrderCycle) -> Registration {
    let extras = extras(name: name, order: order, owner: owner, condition)
    extras?.subjectClass = scope.subject.map { type(of: $0) }
    let hook = hook(scope, order: order.order, once: once, extras, site: site, step: step, body)
    try link(hook, scope)
    return Registration(hook)
  }

  private func hook(
    _ scope: Scope<Subject>, order: Order, once: Bool, _ extras: HookExtras?, site: HookSite,
    step: PlanStep, _ body: consuming HookBody<Subject, Input, Output, Failure>
  ) -> HookRecord {
    let attachment = Attachment(
      scope: scope.hookScope, order: order, isOneShot: once, extras: extras, site: site)
    return TypedHook(attachment, step: step, registry: registry, body: body)
  }

  private func link(_ hook: HookRecord, _ scope: Scope<Subject>) throws(OrderCycle) {
    let registry = registry
    let hasSentinel = scope.enlist(registry)
    if !hasSentinel, let extras = hook.extras, extras.isInGraph {
      extras.subject = scope.subject.map { WeakProbe($0) }
    }
    try registry.attach(hook, to: scope.subject, hasSentinel: hasSentinel)
  }

  private func extras(
    name: String?, order: RelativeOrder, owner: AnyObject?, _ condition: Condition?
  ) -> HookExtras? {
    let owner = owner.map { WeakProbe($0) }
    if let condition {
      return ConditionalExtras(name: name, order: order, owner: owner, condition: condition)
    }
    if name == nil, !order.isConstrained, owner == nil { return nil }
    return HookExtras(name: name, order: order, owner: owner)
  }

  /// The registry, made when the first hook is attached.
  private var registry: Registry {
    existingRegistry ?? makeRegistry()
  }

  /// The registry, if any hook was ever attached.
  var existingRegistry: Registry? {
    let word = registryWord.load(ordering: .acquiring)
    return unsafe UnsafeRawPointer(bitPattern: word).map {
      unsafe Unmanaged<Registry>.fromOpaque($0).takeUnretainedValue()
    }
  }

  private func makeRegistry() -> Registry {
    let attachment = Attachment(site: HookSite())
    let last = TypedHook<Subject, Input, Output, Failure>(
      attachment, step: .original, registry: nil, body: .original(.init(original)))
    let made = unsafe Unmanaged.passRetained(Registry(name: name, original: last))
    let result = unsafe registryWord.compareExchange(
      expected: 0, desired: UInt(bitPattern: made.toOpaque()), ordering: .acquiringAndReleasing)
    if result.exchanged { return unsafe made.takeUnretainedValue() }
    unsafe made.release()
    return existingRegistry ?? makeRegistry()
  }
}
