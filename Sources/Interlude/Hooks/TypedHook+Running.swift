public import Synchronization

extension TypedHook {
  /// Runs a before; throws what it throws.
  @inlinable @inline(__always)
  func runBefore(_ subject: Subject, _ input: inout Input, slot: Int) throws(Failure) {
    guard life.load(ordering: .acquiring) == .live else {
      return try runGuardedBefore(subject, &input, slot: slot)
    }
    runs.count(slot: slot)
    switch unsafe body {
    case .before(let before): try before.run(subject, &input)
    default: break
    }
  }

  /// Runs a before of which more than the life has to be asked, or that has ended.
  @inlinable
  func runGuardedBefore(_ subject: Subject, _ input: inout Input, slot: Int) throws(Failure) {
    guard enterGuarded(subject, input, slot: slot) else { return }
    defer { leave() }
    switch unsafe body {
    case .before(let before): try before.run(subject, &input)
    default: break
    }
  }

  /// Runs a before; answers with what it throws.
  @inlinable
  func failureOfBefore(
    _ subject: Subject, _ input: inout Input, slot: Int
  ) -> Result<Output, Failure>? {
    do throws(Failure) {
      try runBefore(subject, &input, slot: slot)
      return nil
    } catch {
      return .failure(error)
    }
  }

  /// Runs an around that has been entered.
  @inlinable @inline(__always)
  func runAround(
    _ subject: Subject, _ input: Input,
    _ next: borrowing Next<Subject, Input, Output, Failure>
  ) throws(Failure) -> Output {
    defer { leave() }
    switch unsafe body {
    case .around(let around): return try around.run(subject, input, next)
    default: return try next(input)
    }
  }

  /// Runs an after on a success; answers with the outcome that goes on outward.
  @inlinable
  func runAfter(
    _ subject: Subject, _ input: Input, _ outcome: Result<Output, Failure>, slot: Int
  ) -> Result<Output, Failure> {
    guard case .success(var output) = outcome, enter(subject, input, slot: slot) else {
      return outcome
    }
    defer { leave() }
    switch unsafe body {
    case .after(let after):
      do throws(Failure) {
        try after.run(subject, input, &output)
        return .success(output)
      } catch {
        return .failure(error)
      }
    default: return outcome
    }
  }

  /// Shows a finally the outcome.
  @inlinable
  func runFinally(
    _ subject: Subject, _ input: Input, _ outcome: Result<Output, Failure>, slot: Int
  ) {
    guard enter(subject, input, slot: slot) else { return }
    defer { leave() }
    switch unsafe body {
    case .finally(let finally): finally.run(subject, input, outcome)
    default: break
    }
  }

  /// Runs the code that the hook point surrounds.
  @inlinable @inline(__always)
  func runOriginal(_ subject: Subject, _ input: Input) throws(Failure) -> Output {
    switch unsafe body {
    case .original(let original): return try original.run(subject, input)
    default: preconditionFailure("the last step of a plan is not its original but \(step)")
    }
  }
}
