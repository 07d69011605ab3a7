internal import Synchronization

extension Registry {
  /// A plan that a call may run until it ends the reading.
  @usableFromInline
  struct Reading {
    /// Empty where there is nothing to run; then there is nothing to end.
    @usableFromInline let plan: PlanWord
    /// The slot that names the plan, or -1 for a call that found none.
    @usableFromInline let slot: Int
  }

  /// Finds the plan for a subject and keeps it from being freed.
  ///
  /// - Complexity: Constant, one atomic exchange, no lock; the first call after a change builds.
  @usableFromInline
  func beginReading(_ subject: AnyObject) -> Reading {
    let slot = slots.claim()
    if slot < 0 { return beginReadingInOverflow(subject) }
    let plan = search(subject)
    if plan == .unbuilt { return beginReading(subject, bySlot: slot) }
    settle(plan, in: slot)
    return Reading(plan: plan, slot: slot)
  }

  /// Begins a reading as ``beginReading(_:)`` does, and lets something happen when the plan has been looked up and the slot
  /// still says that the call is searching.
  func beginReading(_ subject: AnyObject, interruptedBy interruption: () -> Void) -> Reading {
    let slot = slots.claim()
    if slot < 0 { return beginReadingInOverflow(subject) }
    let plan = search(subject)
    interruption()
    if plan == .unbuilt { return beginReading(subject, bySlot: slot) }
    settle(plan, in: slot)
    return Reading(plan: plan, slot: slot)
  }

  /// Finishes a reading for which a plan has to be built.
  @inline(never)
  private func beginReading(_ subject: AnyObject, bySlot slot: Int) -> Reading {
    var waste = PlanWaste()
    let plan = resolve(subject, &waste) { slots.name($0.bits, in: slot) }
    settle(plan, in: slot)
    dispose(waste)
    return Reading(plan: plan, slot: slot)
  }

  /// Names the plan that has been found, or gives the slot back where there is none.
  @inline(__always)
  private func settle(_ plan: PlanWord, in slot: Int) {
    if plan == .empty {
      if slots.release(slot) { freeAwaited(slot) }
      noteIdleCall()
    } else {
      slots.name(plan.bits, in: slot)
    }
  }

  /// Lets go of the plan.
  @inlinable @inline(__always)
  func endReading(_ reading: Reading) {
    if reading.slot < 0 { return endReadingInOverflow(reading) }
    if slots.release(reading.slot) { freeAwaited(reading.slot) }
  }

  @usableFromInline
  func endReadingInOverflow(_ reading: Reading) {
    reclaimer.leaveOverflow(reading.plan.bits)
  }

  /// Looks for a plan that has been built; the caller's slot says that it is searching.
  @inline(__always)
  private func search(_ subject: AnyObject) -> PlanWord {
    let object = ObjectIdentifier(subject)
    let entry = PlanWord(objects.entry(of: object))
    if entry == .unbuilt { return classes.plan(for: type(of: subject)) }
    if entry.isSingle {
      let isOwn = unsafe entry.single.borrow { $0.scope.isObject(object) }
      return isOwn && classes.isEmpty ? entry : .unbuilt
    }
    let node = unsafe UnsafeRawPointer(bitPattern: entry.bits).unsafelyUnwrapped
    return unsafe Unmanaged<ObjectNode>.fromOpaque(node).borrow { node in
      guard node.belongs(to: subject) else { return .unbuilt }
      let version = node.version.load(ordering: .sequentiallyConsistent)
      let plan = PlanWord(node.plan.load(ordering: .sequentiallyConsistent))
      let current = classes.version.load(ordering: .sequentiallyConsistent)
      return version == current ? plan : .unbuilt
    }
  }

  /// Finds or builds the plan under the locks; `name` is called there.
  ///
  /// What comes off on the way is put into `waste`, for the caller to dispose of.
  private func resolve(
    _ subject: AnyObject, _ waste: inout PlanWaste, naming name: (PlanWord) -> Void
  ) -> PlanWord {
    let own = shards.with(ObjectIdentifier(subject)) {
      $0.resolve(subject, classes, &waste, naming: name)
    }
    return own ?? classes.resolve(type(of: subject), &waste, naming: name)
  }

  /// Hands over what came off while a plan was built by a call that runs it now.
  private func dispose(_ waste: consuming PlanWaste) {
    endOrphans(waste.orphans, isInCall: true)
    dispose(waste.garbage)
  }

  /// Frees what has waited for a call to leave.
  @usableFromInline
  func freeAwaited(_ slot: Int) {
    slots.setAwaited(false, slot)
    reclaimer.collect(waits: true)
  }

  /// Reads without a slot, counted under the reclaimer's lock: for very deep recursion and for very
  /// many threads.
  private func beginReadingInOverflow(_ subject: AnyObject) -> Reading {
    var waste = PlanWaste()
    let plan = resolve(subject, &waste) { plan in
      if plan != .empty { reclaimer.enterOverflow(plan.bits) }
    }
    dispose(waste)
    return Reading(plan: plan, slot: -1)
  }
}
