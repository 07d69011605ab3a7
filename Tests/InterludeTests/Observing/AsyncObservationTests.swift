import Interlude
import Testing

@Suite(.leavesNothingAlive) struct AsyncObservationTests {
  let journal = Journal()

  @Test(arguments: 0..<8)
  func `an asynchronous point tells what a synchronous one tells`(flags: Int) async {
    let twins = Twins(originalThrows: flags & 1 != 0)
    for kind in [HookKind.finally, .before, .around, .after, .before, .finally] {
      twins.add(
        ScriptedHook(kind: kind, word: "\(kind)", throwsOops: flags & 2 != 0 && kind == .after))
    }
    twins.add(
      ScriptedHook(kind: .before, word: "once", isOneShot: true, throwsOops: flags & 4 != 0))
    twins.point.observe { [journal] in journal.note($0.word) }
    let words = twins.words(5)
    let events = journal.take()
    twins.asyncPoint.observe { [journal] in journal.note($0.word) }
    #expect(await twins.asyncWords(5) == words)
    #expect(journal.take() == events)
    #expect(
      events.count { $0.hasPrefix("/") }
        == events.count { !$0.hasPrefix("/") && !$0.hasPrefix("-") })
  }

  @Test func `an observed call runs on the caller's actor`() async {
    await checkIsolation()
  }

  @MainActor private func checkIsolation() async {
    let point = AsyncHookPoint("p") { (_: Player, _: Void) in
      MainActor.assertIsolated()
      await Task.yield()
      MainActor.assertIsolated()
    }
    point.around { _, _, next in
      MainActor.assertIsolated()
      await next()
      MainActor.assertIsolated()
    }
    point.observe { [journal] in journal.note($0.word) }
    await point(Player())
    MainActor.assertIsolated()
    #expect(journal.words.count == 6)
  }

  @Test func `a call in a child task has a parent and a strand of its own`() async throws {
    let inner = AsyncHookPoint("inner") { (_: Player, _: Void) in }
    let outer = AsyncHookPoint("outer") { (player: Player, _: Void) in
      await inner(player)
      async let first: Void = inner(player)
      async let second: Void = inner(player)
      _ = await (first, second)
    }
    let calls = Kept<[HookEvent.Call]>([])
    for point in [inner, outer] {
      point.observe { event in
        if case .callBegan = event.happening, let call = event.call {
          calls.update { $0?.append(call) }
        }
      }
    }
    await outer(Player())
    let seen = try #require(calls.value)
    #expect(seen.count == 4)
    #expect(seen.dropFirst().allSatisfy { $0.parent == seen[0].id })
    #expect(seen[1].strand == seen[0].id)
    #expect(Set(seen.map(\.strand)).count == 3)
  }
}

@Suite(.leavesNothingAlive) struct ObservationConcurrencyTests {
  @Test func `observers come and go while calls are running`() async {
    let point = AsyncHookPoint("p") { (_: Player, input: Int) async -> Int in
      await Task.yield()
      return input
    }
    point.add(.around) {}
    point.add(.after, once: true) {}
    let (begins, ends) = (Counter(), Counter())
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          for round in 0..<100 { #expect(await point(Player(), round) == round) }
        }
      }
      group.addTask {
        for _ in 0..<100 {
          let first = point.observe { _ in begins.increment() }
          let second = observeEveryHookPoint { _ in ends.increment() }
          await Task.yield()
          first.cancel()
          second.cancel()
          _ = await point(Player(), 1)
        }
      }
    }
  }
}
