/// The closure of an async answer, boxed so that it can be stored and handed out.
struct AsyncAnswer<Subject: AnyObject, Input, Answer, Failure: Error>: Sendable {
  let run: AsyncExtensionPoint<Subject, Input, Answer, Failure>.Body

  init(_ run: @escaping AsyncExtensionPoint<Subject, Input, Answer, Failure>.Body) {
    self.run = run
  }

  /// A body that answers with the closure: entering a hook is synchronous, running it is not.
  var asBody: AsyncExtensionPoint<Subject, Input, Answer, Failure>.Hooks.Body {
    { _, _ in self }
  }

  /// Runs the closure and holds what it throws.
  nonisolated(nonsending) func outcome(
    _ subject: Subject, _ input: Input
  ) async -> Result<Answer?, Failure> {
    do throws(Failure) {
      return .success(try await run(subject, input))
    } catch {
      return .failure(error)
    }
  }
}

extension TypedHook where Failure == Never {
  /// Runs the closure of an async answer.
  ///
  /// - Returns: Nil where the hook takes no part in the call.
  nonisolated(nonsending) func answer<Answer, Thrown>(
    _ subject: Subject, _ input: Input, slot: Int
  ) async -> Result<Answer?, Thrown>? where Output == AsyncAnswer<Subject, Input, Answer, Thrown> {
    guard enter(subject, input, slot: slot) else { return nil }
    defer { leave() }
    return await runOriginal(subject, input).outcome(subject, input)
  }
}
