import Interlude
import Testing

/// The forms of calls that lead to another form: each says the same as that.
@Suite(.leavesNothingAlive) struct FacesTests {
  private let player = Player()

  @Test func `orders compare by their rank`() {
    let orders: [Order] = [.last, 3, .normal, -3, .first]
    #expect(orders.sorted() == [.first, -3, .normal, 3, .last])
    #expect(Order.first < .normal && !(Order.last < .last))
  }

  @Test func `observations are told apart`() {
    let point = SafePoint("p") { $1 }
    let first = point.observe { _ in }
    let second = point.observe { _ in }
    #expect(first == first && first != second)
    #expect(Set([first, second, first]).count == 2)
    first.cancel()
    second.cancel()
  }

  @Test func `an asynchronous point takes named hooks of every kind`() async throws {
    let point = AsyncHookPoint("p") { (_: Player, input: Int) in input }
    let journal = Journal()
    try point.before(name: "a", order: .inside("c")) { _, _ in journal.note("a") }
    try point.after(name: "b", order: .inside("c")) { _, _, _ in journal.note("b") }
    try point.around(name: "c") { _, input, next in
      journal.note("c")
      return await next(input)
    }
    try point.finally(name: "d", order: .outside("c")) { _, _, _ in journal.note("d") }
    _ = await point(player, 1)
    #expect(journal.words == ["c", "a", "b", "d"])
    #expect(point.plan(for: player).entries.map(\.name) == ["d", "c", "a", "b"])
  }

  @Test func `every kind of extension point shows its hooks`() {
    let plain = ExtensionPoint<Player, Int, Int, any Error>("plain")
    let waiting = AsyncExtensionPoint<Player, Int, Int, any Error>("waiting")
    plain.answer { _, input in input }
    waiting.answer { _, input in input }
    let points: [any InspectableHookPoint] = [
      plain, waiting, plain.isolating { _ in }, waiting.isolating { _ in },
    ]
    for point in points {
      #expect(point.describe().entries.map(\.scope) == [.everywhere])
      #expect(point.describe().hookPoint == point.name)
      #expect((point as? any HookListing)?.registrations.count == 1)
    }
    #expect(waiting.plan(for: player).entries.count == 1)
    #expect(waiting.plan(for: player).hookPoint == "waiting")
  }

  @Test func `points that isolate their plug-ins are observed`() async {
    let plain = ExtensionPoint<Player, Int, Int, any Error>("plain").isolating { _ in }
    let waiting = AsyncExtensionPoint<Player, Int, Int, any Error>("waiting").isolating { _ in }
    plain.answer { _, input in input }
    waiting.answer { _, input in input }
    let seen = Guarded<[String]>([])
    let observations = [
      plain.observe { event in seen.withLock { $0.append(event.hookPoint) } },
      waiting.observe { event in seen.withLock { $0.append(event.hookPoint) } },
    ]
    #expect(plain.collect(player, 1) == [1])
    #expect(await waiting.collect(player, 1) == [1])
    #expect(Set(seen.withLock { $0 }) == ["plain", "waiting"])
    for observation in observations { observation.cancel() }
  }

  @Test func `a group inside of a task is of the task`() throws {
    let point = HookPoint("p") { (_: Player, input: Int) in input }
    try withHooks {
      try point.attachGroup { group in
        group.before(name: "one") { _, input in input += 1 }
        group.before(order: .inside("one")) { _, input in input *= 10 }
      }
      #expect(throws: AttachError.self) {
        try point.attachGroup { group in
          group.before(name: "a", order: .inside("b")) { _, _ in }
          group.before(name: "b", order: .inside("a")) { _, _ in }
        }
      }
    } run: {
      #expect(point(player, 1) == 20)
    }
    #expect(point(player, 1) == 1)
  }
}

@MainActor @Suite(.leavesNothingAlive) struct MainActorFacesTests {
  private final class Doubling: Middleware {
    func intercept(
      _ player: Player, _ input: Int, next: borrowing Next<Player, Int, Int, Never>
    ) -> Int { 2 * next(input) }
  }

  private final class Bell: SentinelHolder {
    nonisolated let sentinel = Sentinel()
  }

  @Test func `points without input are called without`() {
    let plain = MainActorHookPoint("p") { (_: Player) in 1 }
    let told = MainActorHookPoint("b") { (_: Bell) in 1 }
    plain.after { _, _, output in output += 1 }
    told.after { _, _, output in output += 2 }
    #expect(plain(Player()) == 2)
    #expect(told(Bell()) == 3)
  }

  @Test func `a middleware that may run anywhere serves points of the main actor`() throws {
    let point = MainActorHookPoint("p") { (_: Player, input: Int) in input }
    try point.use(Doubling(), name: "double")
    try point.use(Doubling(), order: .inside("double"))
    #expect(point(Player(), 3) == 12)
    #expect(point.describe().entries.count == 2)
    #expect(point.registrations.count == 2)
  }

  @Test func `extension points without input are asked without, and observed`() throws {
    let point = MainActorExtensionPoint<Player, Void, Int, Never>("e")
    let seen = Guarded(0)
    let observation = point.observe { _ in seen.withLock { $0 += 1 } }
    try point.answer(name: "a", when: { _, _ in true }) { _, _ in 1 }
    point.answer { _, _ in 2 }
    #expect(point.collect(Player()) == [1, 2])
    #expect(point.first(Player()) == 1)
    #expect(point.name == "e" && point.describe().entries.count == 2)
    #expect(point.registrations.count == 2)
    #expect(seen.withLock { $0 } > 0)
    observation.cancel()
  }
}
