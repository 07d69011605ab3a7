import Interlude
import Testing

private typealias Point = ExtensionPoint<Player, Int, Int, Oops>
private typealias AsyncPoint = AsyncExtensionPoint<Player, Int, Int, Oops>

@Suite(.leavesNothingAlive) struct ExtensionObservationTests {
  private let player = Player()
  private let journal = Journal()

  private func note(_ event: HookEvent) { journal.note(event.word) }

  /// A point with a hook that has no answer, one that answers, and one that throws odd inputs.
  private func makePoint() throws -> Point {
    let point = Point("p")
    try point.answer(name: "a") { _, _ in nil }
    try point.answer(name: "b") { _, input in input + 2 }
    try point.answer(name: "c") { _, input throws(Oops) in
      if input % 2 == 1 { throw .original }
      return input
    }
    return point
  }

  private func makeAsyncPoint() throws -> AsyncPoint {
    let point = AsyncPoint("p")
    try point.answer(name: "a") { _, _ in nil }
    try point.answer(name: "b") { _, input in
      await Task.yield()
      return input + 2
    }
    try point.answer(name: "c") { _, input throws(Oops) in
      if input % 2 == 1 { throw .original }
      return input
    }
    return point
  }

  private let all = [
    "call", "a", "/a returned", "b", "/b returned", "c", "/c returned", "/call returned",
  ]
  private let failed = [
    "call", "a", "/a returned", "b", "/b returned", "c", "/c threw original",
    "/call threw original",
  ]
  private let begun = ["call", "a", "/a returned", "b", "/b returned", "/call returned"]

  @Test func `observers see which hooks a question asks, and how each ends`() throws {
    let point = try makePoint()
    let observation = point.observe(note)
    #expect(try point.collect(player, 2) == [4, 2])
    #expect(journal.take() == all)
    #expect(try point.first(player, 2) == 4)
    #expect(journal.take() == begun)
    #expect(try point.fold(player, 2) == 4)
    #expect(journal.take() == all)
    #expect(throws: Oops.original) { try point.collect(player, 1) }
    #expect(journal.take() == failed)
    #expect(observation.cancel())
    _ = try point.collect(player, 2)
    #expect(journal.words == [])
  }

  @Test func `observers see what throws at an isolating point, whose call returns`() throws {
    let point = try makePoint().isolating { _ in }
    point.observe(note)
    #expect(point.collect(player, 1) == [3])
    #expect(journal.words == Array(failed.dropLast()) + ["/call returned"])
  }

  @Test func `observers see questions that wait, in series`() async throws {
    let point = try makeAsyncPoint()
    point.observe(note)
    #expect(try await point.collect(player, 2) == [4, 2])
    #expect(journal.take() == all)
    #expect(try await point.first(player, 2) == 4)
    #expect(journal.take() == begun)
    #expect(try await point.fold(player, 2) == 4)
    #expect(journal.take() == all)
    await #expect(throws: Oops.original) { try await point.collect(player, 1) }
    #expect(journal.take() == failed)
    let isolating = point.isolating { _ in }
    #expect(await isolating.collect(player, 1) == [3])
    #expect(journal.take() == Array(failed.dropLast()) + ["/call returned"])
  }

  @Test func `answers that are given at the same time have a strand each, of one call`()
    async throws
  {
    let inner = HookPoint("inner") { (_: Player, _: Void) in }
    let point = try makeAsyncPoint()
    try point.answer(name: "d") { player, input in
      inner(player)
      return input
    }
    let events = Kept<[HookEvent]>([])
    point.observe { event in events.update { $0?.append(event) } }
    inner.observe { event in events.update { $0?.append(event) } }
    #expect(try await point.collectInParallel(player, 2) == [4, 2, 2])
    let seen = events.value ?? []
    let strands = Dictionary(grouping: seen) { $0.call?.strand ?? 0 }.mapValues { $0.map(\.word) }
    #expect(
      Set(strands.values) == [
        ["call", "/call returned"], ["a", "/a returned"], ["b", "/b returned"],
        ["c", "/c returned"],
        ["d", "call", "original", "/original returned", "/call returned", "/d returned"],
      ])
    let ids = Set(seen.filter { $0.hookPoint == "p" }.map { $0.call?.id })
    #expect(ids.count == 1)
    #expect(Set(seen.filter { $0.hookPoint == "inner" }.map { $0.call?.parent }) == ids)
    #expect(seen.first?.word == "call")
    #expect(seen.last?.word == "/call returned")
  }

  @Test func `observers see announcements, and what late hooks make of them`() throws {
    let point = Point("p", remembering: 1)
    point.observe(note)
    try point.announce(player, 2)
    #expect(journal.take() == ["call", "/call returned"])
    try point.answer(name: "late") { _, input in input }
    #expect(journal.words == ["+late", "call", "late", "/late returned", "/call returned"])
  }

  @Test func `observers of every point see questions too`() {
    let point = ExtensionPoint<Player, Void, Int, Never>("every.question")
    let observation = observeEveryHookPoint { [journal] event in
      if event.hookPoint == "every.question" { journal.note(event.word) }
    }
    point.answer { _, _ in 1 }
    #expect(point.collect(player) == [1])
    observation.cancel()
    #expect(point.collect(player) == [1])
    #expect(
      journal.words == ["+around", "call", "around", "/around returned", "/call returned"])
  }

  @Test func `what an observer asks itself is not told`() throws {
    let point = try makePoint()
    let itself = point
    let journal = journal
    let player = player
    let observation = point.observe { event in
      journal.note(event.word)
      if event.word == "call" { _ = try? itself.collect(player, 2) }
    }
    _ = try point.collect(player, 2)
    observation.cancel()
    #expect(journal.words == all)
  }
}
