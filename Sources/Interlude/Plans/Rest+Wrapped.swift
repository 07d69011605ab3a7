extension Rest {
  /// Runs from an after or a finally on: down to the next around or the original, then up again.
  ///
  /// An after and a finally see the input as it reached them, so the way down remembers the input
  /// at each before that may replace it, and the way up restores it there.
  @inlinable
  func runWrapped(_ subject: Subject, _ input: Input) throws(Failure) -> Output {
    var input = input
    var inputs: [Input] = []
    var step = unsafe steps
    var outcome = unsafe descend(&step, subject, &input, &inputs)
    while true {
      unsafe step.pointee.borrow { record in
        let hook = unsafe unsafeDowncast(record, to: Hook.self)
        switch hook.step {
        case .before:
          input = inputs.removeLast()
        case .after:
          outcome = hook.runAfter(subject, input, outcome, slot: slot)
        case .finally:
          hook.runFinally(subject, input, outcome, slot: slot)
        case .around, .original:
          break
        }
      }
      if unsafe step == steps { return try outcome.get() }
      unsafe step -= 1
    }
  }

  /// Runs befores until one throws or an around or the original has answered.
  ///
  /// - Returns: The outcome; `step` is where it came from.
  @inlinable
  func descend(
    _ step: inout Steps, _ subject: Subject, _ input: inout Input, _ inputs: inout [Input]
  ) -> Result<Output, Failure> {
    while true {
      let current = unsafe step
      let outcome: Result<Output, Failure>? = unsafe current.pointee.borrow { record in
        let hook = unsafe unsafeDowncast(record, to: Hook.self)
        switch hook.step {
        case .before:
          inputs.append(input)
          return hook.failureOfBefore(subject, &input, slot: slot)
        case .after, .finally:
          return nil
        case .around, .original:
          return unsafe Rest(steps: current, slot: slot).outcome(subject, input)
        }
      }
      if let outcome { return outcome }
      unsafe step += 1
    }
  }

  /// Runs this step and everything behind it, and holds what it throws.
  @inlinable
  func outcome(_ subject: Subject, _ input: Input) -> Result<Output, Failure> {
    do throws(Failure) {
      return .success(try run(subject, input))
    } catch {
      return .failure(error)
    }
  }
}
