public import Synchronization

extension HookPoint where Subject: SentinelHolder {
  /// Runs the original with the hooks that cover `subject` around it.
  ///
  /// - Parameters:
  ///   - subject: The object whose method is being run.
  ///   - input: What the original gets, unless a hook changes it.
  /// - Returns: The original's output, unless a hook changes it.
  /// - Throws: What the original or a hook throws, unless a hook further out handles it.
  /// - Complexity: As for every subject; and where all hooks of the point are for other objects,
  ///   a few loads.
  @inlinable
  public func callAsFunction(_ subject: Subject, _ input: Input) throws(Failure) -> Output {
    let word = registryWord.load(ordering: .acquiring)
    if word == 0 { return try original(subject, input) }
    if unsafe spares(subject, word) { return try original(subject, input) }
    return try callWithRegistry(word, subject, input)
  }

  /// Whether it is certain that no hook covers a subject, without looking for a plan.
  ///
  /// That is so when there are no hooks for everywhere or for classes, none of a task, and the
  /// subject's sentinel never heard of this point. The sentinel is asked last: it has not heard of
  /// the point even then, so it had not when there were no others either.
  ///
  /// - Hazard: the word does not keep the registry.
  /// - Proof: the hook point keeps it, and is there during its own call.
  @unsafe @inlinable @inline(__always)
  func spares(_ subject: Subject, _ word: UInt) -> Bool {
    let address = unsafe UnsafeRawPointer(bitPattern: word).unsafelyUnwrapped
    return unsafe Unmanaged<Registry>.fromOpaque(address).borrow {
      $0.hasHooksForObjectsOnly && subject.sentinel.isUnmarked(by: $0.sentinelMark, in: subject)
    }
  }
}

extension HookPoint where Subject: SentinelHolder, Input == Void {
  /// Runs the original with the hooks that cover `subject` around it.
  ///
  /// - Parameter subject: The object whose method is being run.
  /// - Returns: The original's output, unless a hook changes it.
  /// - Throws: What the original or a hook throws, unless a hook further out handles it.
  @inlinable
  public func callAsFunction(_ subject: Subject) throws(Failure) -> Output {
    try self(subject, ())
  }
}
