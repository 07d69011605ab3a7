extension HookPoint {
  /// Calls as ``callAsFunction(_:_:)`` does, and lets something happen between the search for the plan and its first step.
  ///
  /// Another thread needs luck to do anything in these few instructions; here it can be done at will.
  ///
  /// - Hazard, proof: those of ``callWithRegistry(_:_:_:)``.
  ///
  /// - Parameters:
  ///   - subject: The object whose method is being run.
  ///   - input: What the original gets, unless a hook changes it.
  ///   - interruption: Runs while the call has found its plan; told whether a slot names it.
  /// - Returns: The output; nil where no hook covers the subject, and then nothing has happened.
  /// - Throws: What the original or a hook throws, unless a hook further out handles it.
  package func call(
    _ subject: Subject, _ input: Input, interruptedBy interruption: (_ hasSlot: Bool) -> Void
  ) throws(Failure) -> Output? {
    guard let registry = existingRegistry else { return nil }
    let reading = registry.beginReading(subject)
    if reading.plan == .empty { return nil }
    defer { registry.endReading(reading) }
    interruption(reading.slot >= 0)
    return try unsafe run(reading, of: .passUnretained(registry), subject, input)
  }
}
