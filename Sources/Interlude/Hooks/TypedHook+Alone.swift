extension TypedHook {
  /// Runs a plan that is this one hook: the most frequent plan by far.
  ///
  /// It says the same as ``Rest`` without its loops; a test compares the two for every kind.
  @inlinable @inline(__always)
  func runAlone(
    _ subject: Subject, _ input: Input, before last: Rest<Subject, Input, Output, Failure>
  ) throws(Failure) -> Output {
    let slot = last.slot
    switch step {
    case .before:
      var input = input
      try runBefore(subject, &input, slot: slot)
      return try last.runOriginal(subject, input)
    case .around:
      guard enter(subject, input, slot: slot) else { return try last.runOriginal(subject, input) }
      return try runAround(subject, input, Next(rest: last, subject: subject))
    case .after, .finally, .original:
      return try runAfterwards(subject, input, behind: last)
    }
  }

  /// Runs an after or a finally that is the whole plan.
  @inlinable
  func runAfterwards(
    _ subject: Subject, _ input: Input, behind last: Rest<Subject, Input, Output, Failure>
  ) throws(Failure) -> Output {
    let outcome = last.outcome(subject, input)
    if step == .after {
      return try runAfter(subject, input, outcome, slot: last.slot).get()
    }
    runFinally(subject, input, outcome, slot: last.slot)
    return try outcome.get()
  }
}

extension Rest {
  /// Runs the original, where it is the only step.
  @inlinable @inline(__always)
  func runOriginal(_ subject: Subject, _ input: Input) throws(Failure) -> Output {
    try unsafe steps.pointee.borrow { record throws(Failure) in
      try unsafe unsafeDowncast(record, to: Hook.self).runOriginal(subject, input)
    }
  }
}
