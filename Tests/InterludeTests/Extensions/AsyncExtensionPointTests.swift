import Interlude
import Testing

private typealias Point = AsyncExtensionPoint<Player, Int, Int, Never>
private typealias RiskyPoint = AsyncExtensionPoint<Player, Int, Int, Oops>

/// Something that tasks wait for.
private final class Signal: Sendable {
  private let stream = AsyncStream<Void>.makeStream()

  func give() { stream.continuation.finish() }

  func wait() async { for await _ in stream.stream {} }
}

@Suite(.leavesNothingAlive) struct AsyncExtensionPointTests {
  private let player = Player()

  @Test func `hooks are asked in series, in the order of the plan`() async {
    let point = Point("p")
    let journal = Journal()
    for word in ["a", "b"] {
      point.answer { _, input in
        journal.note(word + "<")
        await Task.yield()
        journal.note(word + ">")
        return input
      }
    }
    #expect(await point.collect(player, 3) == [3, 3])
    #expect(journal.words == ["a<", "a>", "b<", "b>"])
  }

  @Test func `first and fold mean what they mean without suspension`() async {
    let point = Point("p")
    point.answer { _, _ in nil }
    point.answer { _, value in value + 1 }
    point.answer { _, value in value * 10 }
    #expect(await point.first(player, 4) == 5)
    #expect(await point.fold(player, 4) == 50)
  }

  @Test func `answers in parallel come in the order of the plan, whoever finishes first`() async {
    let point = Point("p")
    let signal = Signal()
    point.answer { _, _ in
      await signal.wait()
      return 1
    }
    point.answer { _, _ in
      signal.give()
      return 2
    }
    #expect(await point.collectInParallel(player, 0) == [1, 2])
  }

  @Test func `the first answer in parallel is the outermost one, even if it is slower`() async {
    let point = Point("p")
    let signal = Signal()
    point.answer { _, _ in nil }
    point.answer { _, _ in
      await signal.wait()
      return 1
    }
    point.answer { _, _ in
      signal.give()
      return 2
    }
    #expect(await point.firstInParallel(player, 0) == 1)
  }

  @Test func `hooks behind the first answer in parallel are cancelled and awaited`() async {
    let point = Point("p")
    let journal = Journal()
    point.answer { _, _ in 1 }
    point.answer { _, _ in
      await Signal().wait()
      journal.note(Task.isCancelled ? "cancelled" : "not cancelled")
      return 2
    }
    #expect(await point.firstInParallel(player, 0) == 1)
    #expect(journal.words == ["cancelled"])
  }

  @Test func `a failure in series ends the call`() async {
    let point = RiskyPoint("p")
    let journal = Journal()
    point.answer { _, _ throws(Oops) in throw .hook("a") }
    point.answer { _, _ in
      journal.note("not reached")
      return 2
    }
    await #expect(throws: Oops.hook("a")) { try await point.collect(player, 0) }
    #expect(journal.words == [])
  }

  @Test func `a failure in parallel cancels the others and is thrown when they have ended`() async {
    let point = RiskyPoint("p")
    let journal = Journal()
    point.answer { _, _ in
      await Signal().wait()
      journal.note("ended")
      return 1
    }
    point.answer { _, _ throws(Oops) in throw .hook("b") }
    await #expect(throws: Oops.hook("b")) { try await point.collectInParallel(player, 0) }
    #expect(journal.words == ["ended"])
  }

  @Test func `an isolating point goes on and reports, in series and in parallel`() async throws {
    let journal = Journal()
    let point = RiskyPoint("p").isolating { journal.note($0.name ?? "?") }
    try point.answer(name: "bad") { _, _ throws(Oops) in throw .original }
    point.answer { _, input in input + 1 }
    #expect(await point.collect(player, 1) == [2])
    #expect(await point.first(player, 1) == 2)
    #expect(await point.fold(player, 1) == 2)
    #expect(await point.collectInParallel(player, 1) == [2])
    #expect(await point.firstInParallel(player, 1) == 2)
    #expect(journal.words == Array(repeating: "bad", count: 5))
  }

  @Test func `a one-shot answers once when many calls race, and lets go of its captures`() async {
    let point = Point("p")
    let probe = LifeProbe { guest in
      point.answer(once: true) { _, _ in
        await Task.yield()
        return guest.isHere ? 1 : 0
      }
    }
    let answers = await withTaskGroup(of: [Int].self) { tasks in
      for _ in 0..<20 { tasks.addTask { await point.collect(player, 0) } }
      return await tasks.reduce(into: []) { $0 += $1 }
    }
    #expect(answers == [1])
    #expect(!probe.isAlive)
  }

  @Test func `a hook that is cancelled while another is suspended does not start`() async {
    let point = Point("p")
    let registrations = Registrations()
    point.answer { _, _ in
      await Task.yield()
      registrations.cancelAll()
      return 1
    }
    let probe = LifeProbe { guest in
      registrations.keep(point.answer { _, _ in guest.isHere ? 2 : 0 })
    }
    #expect(await point.collect(player, 0) == [1])
    #expect(!probe.isAlive)
  }

  @Test func `more calls may be suspended than there are places for readers`() async {
    let point = Point("p")
    let signal = Signal()
    let entered = Counter()
    point.answer { _, input in
      if entered.increment() == 200 { signal.give() }
      await signal.wait()
      return input
    }
    point.answer { _, input in input }
    let sum = await withTaskGroup(of: Int.self) { tasks in
      for input in 0..<200 {
        tasks.addTask { await point.collect(player, input).reduce(0, +) }
      }
      return await tasks.reduce(0, +)
    }
    #expect(sum == 2 * 199 * 100)
  }

  @Test func `cancelling the task of a call reaches its hooks`() async {
    let point = Point("p")
    point.answer { _, _ in
      await Signal().wait()
      return Task.isCancelled ? 1 : 0
    }
    for inParallel in [false, true] {
      let call = Task {
        inParallel ? await point.collectInParallel(player, 0) : await point.collect(player, 0)
      }
      call.cancel()
      #expect(await call.value == [1])
    }
  }

  @Test @MainActor func `hooks in series run on the actor of the caller`() async {
    let point = Point("p")
    point.answer { _, _ in
      MainActor.preconditionIsolated()
      return 1
    }
    #expect(await point.collect(player, 0) == [1])
  }

  @Test func `a question that waits keeps neither a hook that ended nor other objects' hooks`()
    async
  {
    let point = Point("p")
    let gate = AsyncGate()
    point.answer { _, _ in
      await gate.pass()
      return 1
    }
    var registration: Registration?
    let guest = LifeProbe { guest in
      registration = point.answer { _, _ in guest.isHere ? 2 : 0 }
    }
    let call = Task { [player] in await point.collect(player, 0) }
    await gate.arrivals(1)
    registration?.cancel()
    #expect(!guest.isAlive)
    let other = Player()
    let stranger = LifeProbe { guest in
      point.answer(.object(other)) { _, _ in guest.isHere ? 3 : 0 }.cancel()
    }
    #expect(!stranger.isAlive)
    gate.open()
    #expect(await call.value == [1])
  }

  @Test func `runs are counted exactly when hooks are asked at the same time`() async {
    let point = Point("p")
    let registrations = (0..<4).map { number in
      point.answer { _, _ in
        await Task.yield()
        return number
      }
    }
    await withTaskGroup(of: Void.self) { tasks in
      for _ in 0..<50 {
        tasks.addTask { [player] in
          #expect(await point.collectInParallel(player, 0) == [0, 1, 2, 3])
        }
      }
    }
    #expect(registrations.map(\.timesRun) == [50, 50, 50, 50])
  }
}
