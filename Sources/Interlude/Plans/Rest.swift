/// A plan from one of its steps on: the one place that says what hooks mean.
///
/// Every hook wraps everything behind it. Runs of befores are a loop; afters and finallys are
/// a loop down and a loop up (`Rest+Wrapped.swift`), so that their number is not bounded by the
/// stack; arounds nest through the closures that a user wrote.
///
/// - Hazard: `steps` points into the memory of a plan that it does not keep.
/// - Proof: a `Rest` exists only during the call that runs the plan; that call holds a reader's slot
///   that names the plan (``Reclaimer``), and ``Next``, the only way in which a `Rest` reaches
///   a user, can neither be copied nor escape.
@safe @usableFromInline
struct Rest<Subject: AnyObject, Input, Output, Failure: Error> {
  @usableFromInline typealias Hook = TypedHook<Subject, Input, Output, Failure>
  @usableFromInline typealias Steps = UnsafePointer<Unmanaged<HookRecord>>

  @usableFromInline let steps: Steps
  /// The reader's slot that the call holds, for the counts.
  @usableFromInline let slot: Int

  @inlinable
  init(steps: Steps, slot: Int) {
    unsafe self.steps = steps
    self.slot = slot
  }

  /// Runs this step and everything behind it.
  @inlinable
  func run(_ subject: Subject, _ input: Input) throws(Failure) -> Output {
    var input = input
    var step = unsafe steps
    while unsafe step.pointee.borrow({ $0.step }) == .before {
      try unsafe step.pointee.borrow { record throws(Failure) in
        try unsafe unsafeDowncast(record, to: Hook.self).runBefore(subject, &input, slot: slot)
      }
      unsafe step += 1
    }
    return try unsafe Rest(steps: step, slot: slot).runFromOther(subject, input)
  }

  /// Runs a step that is not a before, and everything behind it.
  ///
  /// It is part of ``run(_:_:)`` also when compiled: each around more is then two frames, not three,
  /// and the processor predicts the returns from more of them.
  @inlinable @inline(__always)
  func runFromOther(_ subject: Subject, _ input: Input) throws(Failure) -> Output {
    @inline(__always)
    func run(_ record: HookRecord) throws(Failure) -> Output {
      let hook = unsafe unsafeDowncast(record, to: Hook.self)
      switch hook.step {
      case .original:
        return try hook.runOriginal(subject, input)
      case .around:
        let rest = unsafe Rest(steps: steps + 1, slot: slot)
        guard hook.enter(subject, input, slot: slot) else { return try rest.run(subject, input) }
        return try hook.runAround(subject, input, Next(rest: rest, subject: subject))
      case .before, .after, .finally:
        return try runWrapped(subject, input)
      }
    }
    return try unsafe steps.pointee.borrow(run)
  }
}
