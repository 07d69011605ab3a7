public import Synchronization

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
    return try unsafe Unmanaged<Registry>.fromOpaque(address).borrow {
      (registry) throws(Failure) in
      if registry.gate.load(ordering: .acquiring) == .closed {
        return try original(subject, input)
      }
      if registry.isUnusual { return try callUnusually(registry, subject, input) }
      let reading = registry.beginReading(subject)
      if reading.plan == .empty { return try original(subject, input) }
      defer { registry.endReading(reading) }
      return try run(reading, registry, subject, input)
    }
  }

  /// Runs the plan of a reading.
  @inlinable
  func run(
    _ reading: Registry.Reading, _ registry: Registry, _ subject: Subject, _ input: Input
  ) throws(Failure) -> Output {
    if reading.plan.isSingle {
      var steps = unsafe (reading.plan.single, Unmanaged.passUnretained(registry.original))
      return try unsafe withUnsafePointer(to: &steps) { (steps) throws(Failure) in
        let first = unsafe UnsafeRawPointer(steps).assumingMemoryBound(
          to: Unmanaged<HookRecord>.self)
        return try unsafe Rest<Subject, Input, Output, Failure>(steps: first, slot: reading.slot)
          .run(subject, input)
      }
    }
    return try unsafe reading.plan.storage.borrow { (storage) throws(Failure) in
      try unsafe Rest<Subject, Input, Output, Failure>(
        steps: UnsafePointer(storage.steps), slot: reading.slot
      )
      .run(subject, input)
    }
  }
}
