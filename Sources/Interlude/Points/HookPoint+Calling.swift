extension HookPoint {
  /// Runs a call of a point to which hooks are or were attached.
  ///
  /// - Hazard: the registry and the plan are reached by words that do not keep them.
  /// - Proof: the hook point, which is alive during its own call, keeps its registry; the plan is
  ///   named in the slot of the reading from before its first step until after its last.
  @inlinable
  func callWithRegistry(
    _ word: UInt, _ subject: Subject, _ input: Input
  ) throws(Failure) -> Output {
    let address = unsafe UnsafeRawPointer(bitPattern: word).unsafelyUnwrapped
    let registry = unsafe Unmanaged<Registry>.fromOpaque(address)
    switch unsafe registry.borrow({ $0.wayOfCall }) {
    case .straight: return try original(subject, input)
    case .long: return try unsafe callUnusually(registry.takeUnretainedValue(), subject, input)
    case .planned: break
    }
    let reading = unsafe registry.borrow { $0.beginReading(subject) }
    if reading.plan == .empty { return try original(subject, input) }
    do throws(Failure) {
      let output = try unsafe run(reading, of: registry, subject, input)
      unsafe registry.borrow { $0.endReading(reading) }
      return output
    } catch {
      unsafe registry.borrow { $0.endReading(reading) }
      throw error
    }
  }

  /// Runs the plan of a reading.
  @unsafe @inlinable @inline(__always)
  func run(
    _ reading: Registry.Reading, of registry: Unmanaged<Registry>, _ subject: Subject,
    _ input: Input
  ) throws(Failure) -> Output {
    guard reading.plan.isSingle else {
      return try unsafe Rest<Subject, Input, Output, Failure>(
        steps: reading.plan.storage.borrow { unsafe UnsafePointer($0.steps) }, slot: reading.slot
      )
      .run(subject, input)
    }
    let last = unsafe Rest<Subject, Input, Output, Failure>(
      steps: registry.borrow { unsafe $0.lastStep.step }, slot: reading.slot)
    @inline(__always)
    func run(_ record: HookRecord) throws(Failure) -> Output {
      try unsafe unsafeDowncast(record, to: TypedHook<Subject, Input, Output, Failure>.self)
        .runAlone(subject, input, before: last)
    }
    return try unsafe reading.plan.single.borrow(run)
  }
}
