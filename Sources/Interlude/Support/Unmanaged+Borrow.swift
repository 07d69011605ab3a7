extension Unmanaged {
  /// Runs `body` with the instance, without a retain and a release around it.
  ///
  /// - Hazard: the instance has to be kept alive by somebody else for as long as `body` runs.
  /// - Proof: every use names what keeps it: a reader's slot that names the plan, the caller of
  ///   the hook point, or the lock under which the instance is stored.
  ///
  /// The standard library's own form rethrows untyped; the result carries the typed error across.
  @inlinable @inline(__always)
  func borrow<Result, Failure: Error>(
    _ body: (Instance) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try unsafe _withUnsafeGuaranteedRef { instance -> Swift.Result<Result, Failure> in
      do throws(Failure) {
        return .success(try body(instance))
      } catch {
        return .failure(error)
      }
    }.get()
  }
  /// Runs `body`, which does not throw, with the instance.
  ///
  /// Apart from the other form, because a path for an error that cannot be thrown keeps the compiler
  /// from dropping counts of references around it.
  @inlinable @inline(__always)
  func borrow<Result>(_ body: (Instance) -> Result) -> Result {
    unsafe _withUnsafeGuaranteedRef(body)
  }

  /// Whether this is the only reference to the instance.
  ///
  /// - Hazard: the memory of this value is taken for that of a strong reference.
  /// - Proof: the two have one layout, and nothing is counted; whoever asks owns the reference.
  var isUnique: Bool {
    var reference = unsafe self
    return unsafe withUnsafeMutablePointer(to: &reference) { pointer in
      let strong = unsafe UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: Instance.self)
      return unsafe isKnownUniquelyReferenced(&strong.pointee)
    }
  }
}
