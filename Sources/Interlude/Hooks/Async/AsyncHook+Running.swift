extension AsyncHook {
  /// Runs a before; throws what it throws.
  @inlinable @inline(__always)
  nonisolated(nonsending) func runBefore(
    _ subject: Subject, _ input: inout Input
  ) async throws(Failure) {
    guard enter(subject, input) else { return }
    defer { leave() }
    guard case .before(let before) = body else { return }
    try await before.run(subject, &input)
  }

  /// Runs a before; answers with what it throws.
  @inlinable
  nonisolated(nonsending) func failureOfBefore(
    _ subject: Subject, _ input: inout Input
  ) async -> Result<Output, Failure>? {
    do throws(Failure) {
      try await runBefore(subject, &input)
      return nil
    } catch {
      return .failure(error)
    }
  }

  /// Runs an around that has been entered.
  @inlinable @inline(__always)
  nonisolated(nonsending) func runAround(
    _ subject: Subject, _ input: Input,
    _ next: borrowing AsyncNext<Subject, Input, Output, Failure>
  ) async throws(Failure) -> Output {
    defer { leave() }
    guard case .around(let around) = body else { return try await next(input) }
    return try await around.run(subject, input, next)
  }

  /// Runs an after on a success; answers with the outcome that goes on outward.
  @inlinable
  nonisolated(nonsending) func runAfter(
    _ subject: Subject, _ input: Input, _ outcome: Result<Output, Failure>
  ) async -> Result<Output, Failure> {
    guard case .success(var output) = outcome, enter(subject, input) else { return outcome }
    defer { leave() }
    guard case .after(let after) = body else { return outcome }
    do throws(Failure) {
      try await after.run(subject, input, &output)
      return .success(output)
    } catch {
      return .failure(error)
    }
  }

  /// Shows a finally the outcome.
  @inlinable
  nonisolated(nonsending) func runFinally(
    _ subject: Subject, _ input: Input, _ outcome: Result<Output, Failure>
  ) async {
    guard enter(subject, input) else { return }
    defer { leave() }
    guard case .finally(let finally) = body else { return }
    await finally.run(subject, input, outcome)
  }

  /// Runs the code that the hook point surrounds.
  @inlinable @inline(__always)
  nonisolated(nonsending) func runOriginal(
    _ subject: Subject, _ input: Input
  ) async throws(Failure) -> Output {
    guard case .original(let original) = body else {
      preconditionFailure("the last step of a plan is not its original but \(step)")
    }
    return try await original.run(subject, input)
  }
}
