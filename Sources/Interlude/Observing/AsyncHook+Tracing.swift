extension AsyncHook {
  /// A hook that stands for this one in the plan of a traced call, and tells of its body.
  func traced(by call: TracedCall) -> AsyncHook {
    AsyncHook(
      step, scope, order: order, isOneShot: false, extras: nil, site: site, home: .none,
      body: tracedBody(call))
  }

  private func tracedBody(_ call: TracedCall) -> Body {
    switch step {
    case .before:
      .before(
        .init { (subject, input) async throws(Failure) in
          try await self.traceBefore(subject, &input, call)
        })
    case .after:
      .after(
        .init { (subject, input, output) async throws(Failure) in
          try await self.traceAfter(subject, input, &output, call)
        })
    case .around:
      .around(
        .init { (subject, input, next) async throws(Failure) in
          try await self.traceAround(subject, input, next, call)
        })
    case .finally:
      .finally(
        .init { (subject, input, outcome) async in
          await self.traceFinally(subject, input, outcome, call)
        })
    case .original:
      .original(
        .init { (subject, input) async throws(Failure) in
          try await self.traceOriginal(subject, input, call)
        })
    }
  }

  private nonisolated(nonsending) func traceBefore(
    _ subject: Subject, _ input: inout Input, _ call: TracedCall
  ) async throws(Failure) {
    guard enter(subject, input) else { return }
    defer { leave() }
    guard case .before(let before) = body else { return }
    let span = TracedSpan(of: self, in: call)
    do throws(Failure) {
      try await before.run(subject, &input)
    } catch {
      span.end(.threw(error))
      throw error
    }
    span.end(.returned)
  }

  private nonisolated(nonsending) func traceAfter(
    _ subject: Subject, _ input: Input, _ output: inout Output, _ call: TracedCall
  ) async throws(Failure) {
    guard enter(subject, input) else { return }
    defer { leave() }
    guard case .after(let after) = body else { return }
    let span = TracedSpan(of: self, in: call)
    do throws(Failure) {
      try await after.run(subject, input, &output)
    } catch {
      span.end(.threw(error))
      throw error
    }
    span.end(.returned)
  }

  private nonisolated(nonsending) func traceAround(
    _ subject: Subject, _ input: Input,
    _ next: borrowing AsyncNext<Subject, Input, Output, Failure>, _ call: TracedCall
  ) async throws(Failure) -> Output {
    guard enter(subject, input) else { return try await next(input) }
    defer { leave() }
    guard case .around(let around) = body else { return try await next(input) }
    let span = TracedSpan(of: self, in: call)
    do throws(Failure) {
      let output = try await around.run(subject, input, next)
      span.end(.returned)
      return output
    } catch {
      span.end(.threw(error))
      throw error
    }
  }

  private nonisolated(nonsending) func traceFinally(
    _ subject: Subject, _ input: Input, _ outcome: Result<Output, Failure>, _ call: TracedCall
  ) async {
    guard enter(subject, input) else { return }
    defer { leave() }
    guard case .finally(let finally) = body else { return }
    let span = TracedSpan(of: self, in: call)
    await finally.run(subject, input, outcome)
    span.end(.returned)
  }

  private nonisolated(nonsending) func traceOriginal(
    _ subject: Subject, _ input: Input, _ call: TracedCall
  ) async throws(Failure) -> Output {
    let span = TracedSpan(of: self, in: call)
    do throws(Failure) {
      let output = try await runOriginal(subject, input)
      span.end(.returned)
      return output
    } catch {
      span.end(.threw(error))
      throw error
    }
  }
}
