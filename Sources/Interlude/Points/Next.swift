/// The rest of a plan inside an around hook; call it like a function.
///
/// A hook may call it never (it answers itself), once, or often (each call runs the inner rest
/// again), and with another input. It is lent for the length of the hook's body: it cannot be
/// copied, stored or handed to another thread, so no rest can outlive its call.
///
/// ```swift
/// point.around { player, track, next in
///   player.isMuted ? .silence : next(track)
/// }
/// ```
@safe
public struct Next<Subject: AnyObject, Input, Output, Failure: Error>: ~Copyable {
  @usableFromInline let rest: Rest<Subject, Input, Output, Failure>
  @usableFromInline let subject: Unmanaged<Subject>

  @inlinable
  init(rest: Rest<Subject, Input, Output, Failure>, subject: Subject) {
    self.rest = rest
    unsafe self.subject = .passUnretained(subject)
  }

  /// Runs the inner rest of the plan and answers with its result.
  ///
  /// - Parameter input: What the inner rest gets.
  /// - Returns: The result of the inner rest.
  /// - Throws: What a hook further in or the original throws.
  @inlinable
  public func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try unsafe subject.borrow { subject throws(Failure) in
      try rest.run(subject, input)
    }
  }
}

extension Next where Input == Void {
  /// Runs the inner rest of the plan where there is no input.
  ///
  /// - Returns: The result of the inner rest.
  /// - Throws: What a hook further in or the original throws.
  @inlinable
  public func callAsFunction() throws(Failure) -> Output {
    try self(())
  }
}
