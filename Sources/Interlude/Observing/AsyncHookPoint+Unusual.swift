extension AsyncHookPoint {
  /// Runs a call of a point that is observed, or for which some task has hooks of its own.
  @usableFromInline
  nonisolated(nonsending) func callUnusually(
    _ registry: Registry, _ subject: Subject, _ input: Input
  ) async throws(Failure) -> Output {
    let hooks = registry.order(
      registry.holdPlan(for: subject)?.hooks ?? [], withTask: registry.taskHooks(for: subject))
    guard let call = TracedCall.make(registry, subject) else {
      return try await run(hooks, registry.original, subject, input)
    }
    return try await trace(call, hooks, registry.original, subject, input)
  }

  /// Runs a plan that tells of every step.
  private nonisolated(nonsending) func trace(
    _ call: TracedCall, _ hooks: [HookRecord], _ original: HookRecord, _ subject: Subject,
    _ input: Input
  ) async throws(Failure) -> Output {
    let traced = hooks.map { typed($0).traced(by: call) }
    let original = typed(original).traced(by: call)
    let result = await TracedCall.$current.bound(to: call, isolation: #isolation) {
      () -> Result<Output, Failure> in
      let start = call.begin(.callBegan)
      do throws(Failure) {
        let output = try await run(traced, original, subject, input)
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
  private nonisolated(nonsending) func run(
    _ hooks: [HookRecord], _ original: HookRecord, _ subject: Subject, _ input: Input
  ) async throws(Failure) -> Output {
    let plan = HeldPlan(hooks, original: original)
    return try await AsyncRest<Subject, Input, Output, Failure>(plan: plan, index: 0)
      .run(subject, input)
  }

  /// - Hazard: the cast is not checked.
  /// - Proof: the registry of a hook point gets its hooks and its original from that point.
  private func typed(_ record: HookRecord) -> AsyncHook<Subject, Input, Output, Failure> {
    unsafe unsafeDowncast(record, to: AsyncHook<Subject, Input, Output, Failure>.self)
  }
}
