extension TypedHook {
  /// A hook that stands for this one in the plan of a traced call, and tells of its body.
  ///
  /// The rules of calls are in ``Rest`` alone: a traced call runs an ordinary plan.
  func traced(by call: TracedCall, slot: Int) -> TypedHook {
    TypedHook(
      step, scope, order: order, isOneShot: false, extras: nil, site: site, home: .none,
      body: tracedBody(call, slot))
  }

  private func tracedBody(
    _ call: TracedCall, _ slot: Int
  ) -> HookBody<Subject, Input, Output, Failure> {
    switch step {
    case .before:
      .before(
        .init { (subject, input) throws(Failure) in
          try self.traceBefore(subject, &input, call, slot)
        })
    case .after:
      .after(
        .init { (subject, input, output) throws(Failure) in
          try self.traceAfter(subject, input, &output, call, slot)
        })
    case .around:
      .around(
        .init { (subject, input, next) throws(Failure) in
          try self.traceAround(subject, input, next, call, slot)
        })
    case .finally:
      .finally(.init { self.traceFinally($0, $1, $2, call, slot) })
    case .original:
      .original(
        .init { (subject, input) throws(Failure) in
          try self.traceOriginal(subject, input, call)
        })
    }
  }

  private func traceBefore(
    _ subject: Subject, _ input: inout Input, _ call: TracedCall, _ slot: Int
  ) throws(Failure) {
    guard enter(subject, input, slot: slot) else { return }
    defer { leave() }
    let span = TracedSpan(of: self, in: call)
    do throws(Failure) {
      switch unsafe body {
      case .before(let before): try before.run(subject, &input)
      default: break
      }
    } catch {
      span.end(.threw(error))
      throw error
    }
    span.end(.returned)
  }

  private func traceAfter(
    _ subject: Subject, _ input: Input, _ output: inout Output, _ call: TracedCall, _ slot: Int
  ) throws(Failure) {
    guard enter(subject, input, slot: slot) else { return }
    defer { leave() }
    let span = TracedSpan(of: self, in: call)
    do throws(Failure) {
      switch unsafe body {
      case .after(let after): try after.run(subject, input, &output)
      default: break
      }
    } catch {
      span.end(.threw(error))
      throw error
    }
    span.end(.returned)
  }

  private func traceAround(
    _ subject: Subject, _ input: Input,
    _ next: borrowing Next<Subject, Input, Output, Failure>, _ call: TracedCall, _ slot: Int
  ) throws(Failure) -> Output {
    guard enter(subject, input, slot: slot) else { return try next(input) }
    defer { leave() }
    let span = TracedSpan(of: self, in: call)
    do throws(Failure) {
      let output = try runEnteredAround(subject, input, next)
      span.end(.returned)
      return output
    } catch {
      span.end(.threw(error))
      throw error
    }
  }

  private func runEnteredAround(
    _ subject: Subject, _ input: Input,
    _ next: borrowing Next<Subject, Input, Output, Failure>
  ) throws(Failure) -> Output {
    switch unsafe body {
    case .around(let around): return try around.run(subject, input, next)
    default: return try next(input)
    }
  }

  private func traceFinally(
    _ subject: Subject, _ input: Input, _ outcome: Result<Output, Failure>, _ call: TracedCall,
    _ slot: Int
  ) {
    guard enter(subject, input, slot: slot) else { return }
    defer { leave() }
    let span = TracedSpan(of: self, in: call)
    switch unsafe body {
    case .finally(let finally): finally.run(subject, input, outcome)
    default: break
    }
    span.end(.returned)
  }

  private func traceOriginal(
    _ subject: Subject, _ input: Input, _ call: TracedCall
  ) throws(Failure) -> Output {
    let span = TracedSpan(of: self, in: call)
    do throws(Failure) {
      let output = try runOriginal(subject, input)
      span.end(.returned)
      return output
    } catch {
      span.end(.threw(error))
      throw error
    }
  }
}
