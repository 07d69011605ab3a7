import Interlude
import Testing

/// A clock that moves only when it is told to.
private final class HandClock: Clock, Sendable {
  struct Instant: InstantProtocol {
    let time: Duration
    func advanced(by duration: Duration) -> Instant { Instant(time: time + duration) }
    func duration(to other: Instant) -> Duration { other.time - time }
    static func < (left: Instant, right: Instant) -> Bool { left.time < right.time }
  }

  private let time = Guarded(Duration.zero)

  var now: Instant { Instant(time: time.withLock { $0 }) }
  var minimumResolution: Duration { .nanoseconds(1) }

  func advance(by duration: Duration) { time.withLock { $0 += duration } }
  func sleep(until deadline: Instant, tolerance: Duration?) {}
}

/// A place for a value that comes later.
private final class Later<Value: Sendable>: Sendable {
  private let stored = Guarded<Value?>(nil)

  var value: Value? { stored.withLock { $0 } }

  func set(_ value: Value) { stored.withLock { $0 = value } }
}

@Suite(.leavesNothingAlive) struct ShippedMiddlewareTests {
  private let journal = Journal()
  private let player = Player()

  @Test func `timing reports how long the inside took, returned or thrown`() throws {
    let clock = HandClock()
    let point = OopsPoint("p") { _, input throws(Oops) in
      clock.advance(by: .seconds(input))
      if input == 2 { throw .original }
      return input
    }
    let journal = journal
    point.use(TimingMiddleware(clock: clock) { journal.note("\($0)") })
    _ = try point(player, 1)
    #expect(throws: Oops.original) { try point(player, 2) }
    #expect(journal.words == ["1.0 seconds", "2.0 seconds"])
  }

  @Test func `logging writes a line at the beginning and one at the end`() throws {
    let point = OopsPoint("p") { _, input throws(Oops) in
      if input == 2 { throw .original }
      return input + 1
    }
    let journal = journal
    point.use(LoggingMiddleware("play", to: { journal.note($0) }))
    _ = try point(player, 1)
    #expect(throws: Oops.original) { try point(player, 2) }
    #expect(
      journal.words == [
        "play: begins with 1", "play: returned 2", "play: begins with 2", "play: threw original",
      ])
  }

  @Test func `a fallback answers when the inside throws`() throws {
    let point = OopsPoint("p") { _, input throws(Oops) in
      if input > 1 { throw .hook("\(input)") }
      return input
    }
    point.use(
      FallbackMiddleware { _, input, error throws(Oops) in
        if input == 3 { throw .original }
        return error == .hook("2") ? -2 : 0
      })
    #expect(try point(player, 1) == 1)
    #expect(try point(player, 2) == -2)
    #expect(throws: Oops.original) { try point(player, 3) }
  }

  @Test func `a gate answers in place of the inside while it is closed`() {
    let stage = Stage()
    stage.point.use(GateMiddleware(otherwise: -1) { _, input in input > 0 })
    #expect(stage.point(stage.player, 1) == 2)
    #expect(stage.point(stage.player, 0) == -1)
    #expect(stage.journal.words == ["original"])
  }

  @Test func `a gate in front of code without output skips it`() {
    let journal = journal
    let point = HookPoint("p") { (player: Player, input: Int) in journal.note("\(input)") }
    point.use(GateMiddleware { _, input in input > 0 })
    point(player, 1)
    point(player, 0)
    #expect(journal.words == ["1"])
  }

  /// A point whose original calls itself on `subjects` in turn until they are used up.
  private func recursive() -> HookPoint<Player, [Player], [Int], Oops> {
    typealias Point = HookPoint<Player, [Player], [Int], Oops>
    let itself = Later<Point>()
    let point = Point("p") { _, rest throws(Oops) in
      guard let next = rest.first, let point = itself.value else { return [rest.count] }
      return [rest.count] + (try point(next, Array(rest.dropFirst())))
    }
    itself.set(point)
    return point
  }

  @Test func `a recursion guard allows and reports the depth`() throws {
    let point = recursive()
    let journal = journal
    point.use(RecursionGuard(.allow) { journal.note("\($0)") })
    #expect(try point(player, [player, player]) == [2, 1, 0])
    #expect(journal.words == ["2", "3"])
  }

  @Test func `a recursion guard skips a call inside of one of the same subject`() throws {
    let point = recursive()
    point.use(RecursionGuard(.skip(answering: [-1])))
    #expect(try point(player, [player, player]) == [2, -1])
    #expect(try point(player, []) == [0])
  }

  @Test func `a recursion guard fails a call inside of one of the same subject`() throws {
    let point = recursive()
    point.use(RecursionGuard(.fail(.hook("again"))))
    #expect(throws: Oops.hook("again")) { try point(player, [player]) }
    #expect(try point(player, []) == [0])
  }

  @Test func `a recursion guard counts each subject for itself`() throws {
    let point = recursive()
    let other = Player()
    point.use(RecursionGuard(.skip(answering: [-1])))
    #expect(try point(player, [other, other]) == [2, 1, -1])
    #expect(try point(player, [other, player]) == [2, 1, -1])
  }

  @Test func `a recursion guard lets calls nest up to its limit`() throws {
    let point = recursive()
    point.use(RecursionGuard(.skip(answering: [-1]), limit: 2))
    #expect(try point(player, [player, player]) == [2, 1, -1])
  }

  @Test func `a task that outlives a guarded call does not count it`() async throws {
    let task = Later<Task<[Int], any Error>>()
    let itself = Later<HookPoint<Player, Int, [Int], Oops>>()
    let gate = AsyncStream<Void>.makeStream()
    let point = HookPoint<Player, Int, [Int], Oops>("p") { player, input throws(Oops) in
      guard input == 0 else { return [input] }
      task.set(
        Task {
          for await _ in gate.stream { break }
          return try itself.value?(player, 1) ?? []
        })
      return [input]
    }
    itself.set(point)
    point.use(RecursionGuard(.skip(answering: [-1])))
    #expect(try point(player, 0) == [0])
    gate.continuation.yield()
    #expect(try await task.value?.value == [1])
  }
}
