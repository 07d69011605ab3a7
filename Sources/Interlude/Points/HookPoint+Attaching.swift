public import Synchronization

extension HookPoint {
  /// Attaches a hook with no part in the constraints; it cannot be refused.
  ///
  /// It is compiled into the program that attaches, so that the hook is made without looking its
  /// type up: a closure for one call, attached and run, takes half the time.
  @inlinable
  func attach(
    _ scope: Scope<Subject>, order: Order, once: Bool, owner: AnyObject?,
    when condition: Condition?, site: HookSite, step: PlanStep,
    _ body: consuming HookBody<Subject, Input, Output, Failure>
  ) -> Registration {
    let needsExtras = owner != nil || condition != nil
    let extras =
      needsExtras ? extras(name: nil, order: .at(order), owner: owner, condition) : nil
    let registry = unsafe registryReference()
    var body: HookBody? = body
    if once, extras == nil {
      let station = HookStation(order: order, site: site, scope: scope.coverage.scope, step: step)
      let hook = unsafe registry._withUnsafeGuaranteedRef {
        $0.attachAgain(station, scope.coverage) { record in
          let hook = unsafe unsafeDowncast(
            record, to: TypedHook<Subject, Input, Output, Failure>.self)
          if let body = body.take() { unsafe hook.body = body }
        }
      }
      if let hook { return Registration(hook) }
    }
    let hook = unsafe TypedHook(
      step, scope.coverage.scope, order: order, isOneShot: once, extras: extras, site: site,
      home: registry.borrow { $0.reference }, body: body.take() ?? .released)
    // Not by `borrow`: through a function around it, the compiler counts references to the subject.
    unsafe registry._withUnsafeGuaranteedRef { $0.attach(hook, scope.coverage) }
    return Registration(hook)
  }

  /// The registry without a count of the reference to it: the hook point keeps it for as long as
  /// one of its methods runs.
  @unsafe @inlinable
  func registryReference() -> Unmanaged<Registry> {
    let word = registryWord.load(ordering: .acquiring)
    if let address = unsafe UnsafeRawPointer(bitPattern: word) {
      return unsafe .fromOpaque(address)
    }
    return unsafe .passUnretained(makeRegistry())
  }

  /// Attaches a hook that has a name or constraints.
  func attach(
    _ scope: Scope<Subject>, name: String?, order: RelativeOrder, once: Bool, owner: AnyObject?,
    when condition: Condition?, site: HookSite, step: PlanStep,
    _ body: consuming HookBody<Subject, Input, Output, Failure>
  ) throws(OrderCycle) -> Registration {
    let extras = extras(name: name, order: order, owner: owner, condition)
    let registry = existingRegistry ?? makeRegistry()
    extras?.note(scope.coverage, registry)
    let hook = TypedHook(
      step, scope.coverage.scope, order: order.order, isOneShot: once, extras: extras, site: site,
      home: registry.reference, body: body)
    try registry.attachNamed(hook, scope.coverage)
    return Registration(hook)
  }

  @usableFromInline
  func extras(
    name: String?, order: RelativeOrder, owner: AnyObject?, _ condition: Condition?
  ) -> HookExtras? {
    .make(name: name, order: order, owner: owner, condition: condition)
  }

  /// The registry, if any hook was ever attached.
  @inlinable var existingRegistry: Registry? {
    let word = registryWord.load(ordering: .acquiring)
    return unsafe UnsafeRawPointer(bitPattern: word).map {
      unsafe Unmanaged<Registry>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// Makes the registry when the first hook is attached.
  @usableFromInline
  func makeRegistry() -> Registry {
    let last = TypedHook<Subject, Input, Output, Failure>(
      .original, .everywhere, order: .normal, isOneShot: false, extras: nil, site: HookSite(),
      home: .none, body: .original(.init(original)))
    let made = unsafe Unmanaged.passRetained(Registry(name: name, original: last))
    let result = unsafe registryWord.compareExchange(
      expected: 0, desired: UInt(bitPattern: made.toOpaque()), ordering: .acquiringAndReleasing)
    if result.exchanged { return unsafe made.takeUnretainedValue() }
    unsafe made.release()
    return existingRegistry ?? makeRegistry()
  }
}
