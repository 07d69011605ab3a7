import Interlude
import Testing

/// What a cancelled task leaves behind: everything that was entered is left.
@Suite(.leavesNothingAlive) struct AsyncCancellationTests {
  /// Where in the call the task is cancelled.
  enum Position: CaseIterable, Sendable {
    case before, original, aroundIn, aroundOut, after, finally
  }

  @Test(arguments: Position.allCases)
  func `every hook that was entered is left when the task is cancelled`(position: Position) async {
    let (journal, gate) = (Journal(), AsyncGate())
    let point = AsyncHookPoint("p") { (_: Player, input: Int) async throws -> Int in
      try await pause(position == .original, gate)
      try Task.checkCancellation()
      journal.note("original")
      return input
    }
    point.finally { _, _, outcome in
      journal.note("outer finally \(isSuccess(outcome)) \(Task.isCancelled)")
    }
    point.after { _, _, _ in try await pause(position == .after, gate) }
    point.around { _, input, next in
      defer { journal.note("left") }
      try await pause(position == .aroundIn, gate)
      let output = try await next(input)
      try await pause(position == .aroundOut, gate)
      return output
    }
    point.before { _, _ in try await pause(position == .before, gate) }
    point.finally { _, _, outcome in
      if position == .finally { try? await pause(true, gate) }
      journal.note("inner finally \(isSuccess(outcome)) \(Task.isCancelled)")
    }
    let task = Task { try await point(Player(), 1) }
    await gate.arrivals(1)
    task.cancel()
    gate.open()
    let result = await task.result
    #expect(isSuccess(result) == (position == .finally))
    #expect(journal.words == expected(position))
  }

  private func expected(_ position: Position) -> [String] {
    switch position {
    case .before, .aroundIn: ["left", "outer finally false true"]
    case .original: ["inner finally false true", "left", "outer finally false true"]
    case .finally:
      ["original", "inner finally true true", "left", "outer finally true true"]
    case .after, .aroundOut:
      ["original", "inner finally true false", "left", "outer finally false true"]
    }
  }

  @Test func `a one-shot whose call is cancelled is used up and let go`() async {
    let gate = AsyncGate()
    let point = AsyncHookPoint("p") { (_: Player, input: Int) async throws -> Int in input }
    var registration: Registration?
    let guest = LifeProbe { guest in
      registration = point.before(once: true) { _, _ in
        guest.wave()
        try await pause(true, gate)
      }
    }
    let task = Task { try await point(Player(), 1) }
    await gate.arrivals(1)
    #expect(guest.isAlive)
    task.cancel()
    gate.open()
    #expect(!isSuccess(await task.result))
    #expect(registration?.isActive == false)
    #expect(registration?.timesRun == 1)
    #expect(!guest.isAlive)
    #expect((try? await point(Player(), 1)) == 1)
  }
}

/// Waits at the gate, then answers to the cancellation of the task.
private nonisolated(nonsending) func pause(_ isDue: Bool, _ gate: AsyncGate) async throws {
  guard isDue else { return }
  await gate.pass()
  try Task.checkCancellation()
}

private func isSuccess<Success, Failure>(_ result: Result<Success, Failure>) -> Bool {
  if case .success = result { true } else { false }
}
