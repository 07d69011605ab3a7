extension HookPoint {
  /// Runs a call of a point that is observed, or for which some task has hooks of its own.
  @usableFromInline
  func callUnusually(
    _ registry: Registry, _ subject: Subject, _ input: Input
  ) throws(Failure) -> Output {
    try registry.withEveryHook(for: subject) { (hooks, slot) throws(Failure) in
      guard let call = TracedCall.make(registry, subject) else {
        return try run(hooks, registry.original, slot, subject, input)
      }
      return try trace(call, hooks, registry.original, slot, subject, input)
    }
  }

  /// Runs a plan that tells of every step.
  private func trace(
    _ call: TracedCall, _ hooks: [HookRecord], _ original: HookRecord, _ slot: Int,
    _ subject: Subject, _ input: Input
  ) throws(Failure) -> Output {
    let traced = hooks.map { typed($0).traced(by: call, slot: slot) }
    let original = typed(original).traced(by: call, slot: slot)
    let result = TracedCall.$current.withValue(call) { () -> Result<Output, Failure> in
      let start = call.begin(.callBegan)
      do throws(Failure) {
        let output = try run(traced, original, slot, subject, input)
        call.finish(start, .returned)
        return .success(output)
      } catch {
        call.finish(start, .threw(error))
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// Runs a plan that exists for this call only.
  private func run(
    _ hooks: [HookRecord], _ original: HookRecord, _ slot: Int, _ subject: Subject, _ input: Input
  ) throws(Failure) -> Output {
    let plan = PlanStorage(hooks, original: original)
    defer { withExtendedLifetime(plan) {} }
    return try unsafe Rest<Subject, Input, Output, Failure>(
      steps: UnsafePointer(plan.steps), slot: slot
    )
    .run(subject, input)
  }

  /// - Hazard: the cast is not checked.
  /// - Proof: the registry of a hook point gets its hooks and its original from that point.
  private func typed(_ record: HookRecord) -> TypedHook<Subject, Input, Output, Failure> {
    unsafe unsafeDowncast(record, to: TypedHook<Subject, Input, Output, Failure>.self)
  }
}
