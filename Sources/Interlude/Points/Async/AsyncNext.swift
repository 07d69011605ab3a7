/// The rest of a plan inside an around hook of an ``AsyncHookPoint``; call it like a function.
///
/// A hook may call it never (it answers itself), once, or often (each call runs the inner rest
/// again), and with another input. It is lent for the length of the hook's body: it cannot be
/// copied, stored or handed to another task, so no rest can outlive its call.
///
/// ```swift
/// point.around { player, track, next in
///   await player.isMuted ? .silence : next(track)
/// }
/// ```
public struct AsyncNext<Subject: AnyObject, Input, Output, Failure: Error>: ~Copyable {
  @usableFromInline let rest: AsyncRest<Subject, Input, Output, Failure>
  @usableFromInline let subject: Subject

  @inlinable
  init(rest: AsyncRest<Subject, Input, Output, Failure>, subject: Subject) {
    self.rest = rest
    self.subject = subject
  }

  /// Runs the inner rest of the plan, on the caller's actor, and answers with its result.
  ///
  /// - Parameter input: What the inner rest gets.
  /// - Returns: The result of the inner rest.
  /// - Throws: What a hook further in or the original throws.
  @inlinable
  public nonisolated(nonsending) func callAsFunction(
    _ input: Input
  ) async throws(Failure) -> Output {
    try await rest.run(subject, input)
  }
}

extension AsyncNext where Input == Void {
  /// Runs the inner rest of the plan where there is no input.
  ///
  /// - Returns: The result of the inner rest.
  /// - Throws: What a hook further in or the original throws.
  @inlinable
  public nonisolated(nonsending) func callAsFunction() async throws(Failure) -> Output {
    try await self(())
  }
}
