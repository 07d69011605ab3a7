import Interlude
import Testing

@Suite(.leavesNothingAlive) struct ObservationTests {
  let journal = Journal()
  let player = Player()

  private func makePoint(
    throwing failure: Oops? = nil
  ) -> OopsPoint {
    OopsPoint("Player.play") { [journal] _, input throws(Oops) in
      journal.note("body")
      if let failure { throw failure }
      return input + 1
    }
  }

  @Test func `an observer sees a call of a point without hooks`() throws {
    let point = makePoint()
    point.observe { [journal] in journal.note($0.word) }
    #expect(try point(player, 1) == 2)
    #expect(
      journal.words == ["call", "original", "body", "/original returned", "/call returned"])
  }

  @Test func `an observer sees every call of a point that stays without hooks`() {
    let point = HookPoint("p") { (_: Player, _: Void) in }
    let counter = Counter()
    point.observe { event in
      if case .callBegan = event.happening { counter.increment() }
    }
    for _ in 0..<200 { point(Player()) }
    #expect(counter.value == 200)
  }

  @Test func `an observer sees every hook begin and end as it nests`() throws {
    let point = makePoint()
    for kind in [HookKind.finally, .after, .around, .before] { point.add(kind) }
    point.observe { [journal] in journal.note($0.word) }
    #expect(try point(player, 1) == 2)
    #expect(
      journal.words == [
        "call", "around", "before", "/before returned", "original", "body", "/original returned",
        "/around returned", "after", "/after returned", "finally", "/finally returned",
        "/call returned",
      ])
  }

  @Test func `an observer sees what is thrown leave each hook`() {
    let point = makePoint(throwing: .original)
    for kind in HookKind.allCases { point.add(kind) }
    point.observe { [journal] in journal.note($0.word) }
    #expect(throws: Oops.original) { try point(player, 1) }
    #expect(
      journal.words
        == [
          "call", "before", "/before returned", "around", "original", "body",
          "/original threw original", "/around threw original", "finally", "/finally returned",
          "/call threw original",
        ].moving("finally", "/finally returned", before: "/around threw original"))
  }

  @Test(arguments: [HookKind.before, .after, .around])
  func `an observer sees which hook threw`(kind: HookKind) {
    let point = makePoint()
    point.add(kind, throwing: .hook("stop"))
    point.observe { [journal] in journal.note($0.word) }
    #expect(throws: Oops.hook("stop")) { try point(player, 1) }
    let words = journal.words
    #expect(words.suffix(2) == ["/\(kind) threw hook(\"stop\")", "/call threw hook(\"stop\")"])
    #expect(words.contains("body") == (kind == .after))
  }

  @Test func `an observer sees hooks that are attached and that come to their ends`() throws {
    let point = makePoint()
    point.observe { [journal] in journal.note($0.word) }
    let first = try point.before(name: "first") { _, _ in }
    point.before(once: true) { _, _ in }
    first.cancel()
    first.cancel()
    #expect(journal.take() == ["+first", "+before", "-first"])
    _ = try point(player, 1)
    #expect(
      journal.take() == [
        "call", "before", "/before returned", "-before", "original", "body",
        "/original returned", "/call returned",
      ])
    var fader: Fader? = Fader()
    let faders = HookPoint("p") { (_: Fader, input: Int) in input }
    faders.observe { [journal] in journal.note($0.word) }
    if let fader { faders.after(.object(fader)) { _, _, _ in } }
    #expect(journal.take() == ["+after"])
    fader = nil
    #expect(journal.take() == ["-after"])
  }

  @Test func `observers are removed by identity in any order`() throws {
    for removal in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      let point = makePoint()
      let observations = (0..<3).map { number in
        point.observe { [journal] event in
          if case .callBegan = event.happening { journal.note("\(number)") }
        }
      }
      var left = [0, 1, 2]
      for victim in removal {
        _ = try point(player, 1)
        #expect(journal.take() == left.map { "\($0)" } + ["body"])
        #expect(observations[victim].isActive)
        #expect(observations[victim].cancel())
        #expect(!observations[victim].cancel())
        #expect(!observations[victim].isActive)
        left.removeAll { $0 == victim }
      }
      _ = try point(player, 1)
      #expect(journal.take() == ["body"])
    }
  }

  @Test func `an observer that is removed in a call is not told any more`() throws {
    let point = makePoint()
    let kept = Kept<Observation>()
    kept.value = point.observe { [journal] event in
      journal.note(event.word)
      kept.value?.cancel()
    }
    _ = try point(player, 1)
    #expect(journal.words == ["call", "body"])
  }

  @Test func `an observer that is added in a call is told of the next`() throws {
    let point = makePoint()
    point.before(once: true) { [journal, unowned point] _, _ in
      point.observe { journal.note($0.word) }
    }
    _ = try point(player, 1)
    #expect(journal.take() == ["-before", "body"])
    _ = try point(player, 1)
    #expect(journal.take().count == 5)
  }

  @Test func `an observer is not told of what it does itself`() throws {
    let point = makePoint()
    point.observe { [journal, player, unowned point] event in
      journal.note(event.word)
      guard case .originalBegan = event.happening else { return }
      _ = try? point(player, 1)
      point.before(once: true) { _, _ in }.cancel()
    }
    _ = try point(player, 1)
    #expect(
      journal.words == [
        "call", "original", "body", "body", "/original returned", "/call returned",
      ])
  }

  @Test func `calls inside of calls know their parents and share a strand`() throws {
    let inner = makePoint()
    let outer = HookPoint("outer") { (player: Player, _: Void) in _ = try? inner(player, 1) }
    let calls = Kept<[HookEvent.Call]>([])
    for observe in [inner.observe, outer.observe] {
      _ = observe { event in
        guard case .callBegan = event.happening, let call = event.call else { return }
        calls.value?.append(call)
      }
    }
    outer(player)
    outer(player)
    let seen = try #require(calls.value)
    #expect(seen.count == 4)
    #expect(Set(seen.map(\.id)).count == 4)
    #expect(seen[0].parent == nil && seen[2].parent == nil)
    #expect(seen[1].parent == seen[0].id && seen[3].parent == seen[2].id)
    #expect(seen.map(\.strand) == [seen[0].id, seen[0].id, seen[2].id, seen[2].id])
    #expect(seen.allSatisfy { $0.subject == ObjectIdentifier(player) })
  }

  @Test func `a point that ends lets its observers go`() {
    var point: OopsPoint? = makePoint()
    var observation: Observation?
    let guest = LifeProbe { guest in observation = point?.observe { _ in guest.wave() } }
    #expect(guest.isAlive)
    point = nil
    #expect(!guest.isAlive)
    #expect(observation?.cancel() == false)
  }

  @Test func `an observer is let go when its observation is cancelled`() {
    let point = makePoint()
    var observation: Observation?
    let guest = LifeProbe { guest in observation = point.observe { _ in guest.wave() } }
    #expect(guest.isAlive)
    observation?.cancel()
    #expect(!guest.isAlive)
  }

  @MainActor @Test func `a main-actor point is observed like any other`() {
    let point = MainActorHookPoint("p") { (_: Player, input: Int) in input }
    point.before { _, _ in }
    point.observe { [journal] in journal.note($0.word) }
    #expect(point(player, 1) == 1)
    #expect(journal.words.first == "call")
    #expect(journal.words.contains("/before returned"))
  }
}

extension HookPoint where Input == Int, Output == Int, Failure == Oops {
  /// Attaches a hook of any kind that changes nothing, or throws.
  @discardableResult
  func add(_ kind: HookKind, throwing failure: Oops? = nil) -> Registration {
    switch kind {
    case .before: before { _, _ throws(Oops) in if let failure { throw failure } }
    case .after: after { _, _, _ throws(Oops) in if let failure { throw failure } }
    case .around:
      around { _, input, next throws(Oops) in
        if let failure { throw failure }
        return try next(input)
      }
    case .finally: finally { _, _, _ in }
    }
  }
}

extension [String] {
  fileprivate func moving(_ words: String..., before place: String) -> [String] {
    var rest = filter { !words.contains($0) }
    rest.insert(contentsOf: words, at: rest.firstIndex(of: place) ?? rest.endIndex)
    return rest
  }
}
