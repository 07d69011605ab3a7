/// A plan of an ``AsyncHookPoint`` from one of its steps on.
///
/// It says for bodies that may wait what ``Rest`` says for others: every hook wraps everything
/// behind it, befores are a loop, afters and finallys a loop down and a loop up, arounds nest.
@usableFromInline
struct AsyncRest<Subject: AnyObject, Input, Output, Failure: Error> {
  @usableFromInline typealias Hook = AsyncHook<Subject, Input, Output, Failure>

  @usableFromInline let plan: HeldPlan
  @usableFromInline let index: Int

  @inlinable
  init(plan: HeldPlan, index: Int) {
    self.plan = plan
    self.index = index
  }

  /// Runs this step and everything behind it.
  @inlinable
  nonisolated(nonsending) func run(
    _ subject: Subject, _ input: Input
  ) async throws(Failure) -> Output {
    var input = input
    var index = index
    while true {
      let hook = hook(at: index)
      switch hook.step {
      case .before:
        try await hook.runBefore(subject, &input)
      case .around:
        if hook.enter(subject, input) {
          let next = AsyncNext(rest: rest(from: index + 1), subject: subject)
          return try await hook.runAround(subject, input, next)
        }
      case .after, .finally:
        return try await rest(from: index).runWrapped(subject, input)
      case .original:
        return try await hook.runOriginal(subject, input)
      }
      index += 1
    }
  }

  /// Runs from an after or a finally on: down to the next around or the original, then up again.
  @inlinable
  nonisolated(nonsending) func runWrapped(
    _ subject: Subject, _ input: Input
  ) async throws(Failure) -> Output {
    var input = input
    var inputs: [Input] = []
    var (outcome, last) = await descend(subject, &input, &inputs)
    while last > index {
      last -= 1
      let hook = hook(at: last)
      switch hook.step {
      case .before: input = inputs.removeLast()
      case .after: outcome = await hook.runAfter(subject, input, outcome)
      case .finally: await hook.runFinally(subject, input, outcome)
      case .around, .original: break
      }
    }
    return try outcome.get()
  }

  /// Runs befores until one throws or an around or the original has answered.
  ///
  /// - Returns: The outcome, and the step behind the last whose way up is due.
  @inlinable
  nonisolated(nonsending) func descend(
    _ subject: Subject, _ input: inout Input, _ inputs: inout [Input]
  ) async -> (outcome: Result<Output, Failure>, last: Int) {
    var index = index
    while true {
      let hook = hook(at: index)
      switch hook.step {
      case .before:
        inputs.append(input)
        if let failure = await hook.failureOfBefore(subject, &input) { return (failure, index + 1) }
      case .after, .finally:
        break
      case .around, .original:
        return (await rest(from: index).outcome(subject, input), index)
      }
      index += 1
    }
  }

  @inlinable
  nonisolated(nonsending) func outcome(
    _ subject: Subject, _ input: Input
  ) async -> Result<Output, Failure> {
    do throws(Failure) {
      return .success(try await run(subject, input))
    } catch {
      return .failure(error)
    }
  }

  @inlinable
  func rest(from index: Int) -> AsyncRest {
    AsyncRest(plan: plan, index: index)
  }

  /// - Hazard: the cast is not checked.
  /// - Proof: the registry of an ``AsyncHookPoint`` gets its hooks and its original from that point,
  ///   which makes them of these types.
  @inlinable
  func hook(at index: Int) -> Hook {
    unsafe unsafeDowncast(plan.step(at: index), to: Hook.self)
  }
}
