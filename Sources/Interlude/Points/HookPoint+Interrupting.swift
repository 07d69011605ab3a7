extension HookPoint {
  /// Calls as ``callAsFunction(_:_:)`` does, and lets things happen before its first step.
  ///
  /// Another thread needs luck to do anything in these few instructions; here it can be done at will.
  ///
  /// - Hazard, proof: those of ``callWithRegistry(_:_:_:)``.
  ///
  /// - Parameters:
  ///   - subject: The object whose method is being run.
  ///   - input: What the original gets, unless a hook changes it.
  ///   - interruption: Runs when the call has found its plan; told whether a slot says which it is.
  ///   - search: Runs before that, when the plan has been looked up and the slot says that the call is searching; does not
  ///     where there was no slot.
  /// - Returns: The output; nil where no hook covers the subject, and then the original has not run.
  /// - Throws: What the original or a hook throws, unless a hook further out handles it.
  package func call(
    _ subject: Subject, _ input: Input,
    interruptedBy interruption: (_ hasSlot: Bool) -> Void = { _ in },
    whileSearching search: () -> Void = {}
  ) throws(Failure) -> Output? {
    guard let registry = existingRegistry else { return nil }
    let reading = registry.beginReading(subject, interruptedBy: search)
    if reading.plan == .empty { return nil }
    defer { registry.endReading(reading) }
    interruption(reading.slot >= 0)
    return try unsafe run(reading, of: .passUnretained(registry), subject, input)
  }
}
