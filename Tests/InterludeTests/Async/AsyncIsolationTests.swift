import Interlude
import Testing

/// A subject, and an input, that no other actor may have.
private final class Notebook {
  var lines: [String] = []
}

@Suite(.leavesNothingAlive) struct AsyncIsolationTests {
  @MainActor @Test func `hooks and the original run on the caller's actor`() async {
    let notebook = Notebook()
    let point = AsyncHookPoint("p") { (_: Notebook, input: Notebook) in
      MainActor.assertIsolated()
      await Task.yield()
      MainActor.assertIsolated()
      input.lines.append("original")
    }
    point.before { _, input in
      MainActor.assertIsolated()
      await Task.yield()
      MainActor.assertIsolated()
      input.lines.append("before")
    }
    point.around { _, input, next in
      MainActor.assertIsolated()
      await next(input)
      MainActor.assertIsolated()
      input.lines.append("around")
    }
    point.after { _, input, _ in
      MainActor.assertIsolated()
      input.lines.append("after")
    }
    point.finally { _, input, _ in
      await Task.yield()
      MainActor.assertIsolated()
      input.lines.append("finally")
    }
    await point(notebook, notebook)
    #expect(notebook.lines == ["before", "original", "finally", "after", "around"])
  }

  @MainActor @Test func `withHook waits for an asynchronous body on the caller's actor`() async {
    let journal = Journal()
    let point = AsyncHookPoint("p") { (_: Player, input: Int) in input }
    let answer = await withHook(point.before { _, input in input += 1 }) {
      MainActor.assertIsolated()
      journal.note("body")
      return await point(Player(), 1)
    }
    #expect(answer == 2)
    #expect(await point(Player(), 1) == 1)
    #expect(journal.words == ["body"])
  }

  @Test func `a closure of another actor runs there`() async {
    let journal = Journal()
    let point = AsyncHookPoint("p") { (_: Player, input: Int) in input }
    point.before { @MainActor _, input in
      MainActor.assertIsolated()
      input += 1
      journal.note("before")
    }
    point.after { @MainActor _, _, output in
      MainActor.assertIsolated()
      output += 1
      journal.note("after")
    }
    point.finally { @MainActor _, _, outcome in
      MainActor.assertIsolated()
      journal.note("finally \(outcome)")
    }
    #expect(await point(Player(), 5) == 7)
    #expect(journal.words == ["before", "finally success(6)", "after"])
  }

  @Test func `closures that do not wait can be attached as they are`() async {
    let point = AsyncHookPoint("p") { (_: Player, input: Int) in input }
    let raise: @Sendable (Player, inout Int) -> Void = { _, input in input += 1 }
    let double: @Sendable (Player, Int, inout Int) -> Void = { _, _, output in output *= 2 }
    point.before(.everywhere, raise)
    point.after(.everywhere, double)
    point.around { _, _, _ in 40 }
    #expect(await point(Player(), 5) == 80)
  }

  @Test func `a point without input is called with its subject alone`() async {
    let point = AsyncHookPoint("p") { (_: Player, _: Void) in 1 }
    point.around { _, _, next in await next() + next() }
    #expect(await point(Player()) == 2)
  }

  @Test func `names and constraints order asynchronous hooks, and rings are refused`() async throws
  {
    let journal = Journal()
    let point = AsyncHookPoint("p") { (_: Player, input: Int) in input }
    try point.before(name: "auth") { _, _ in journal.note("auth") }
    try point.before(order: .outside("auth")) { _, _ in journal.note("log") }
    _ = await point(Player(), 1)
    #expect(journal.words == ["log", "auth"])
    #expect(throws: OrderCycle.self) {
      try point.after(name: "x", order: .inside("auth").outside("auth")) { _, _, _ in }
    }
  }

  @Test func `conditions and owners decide before an asynchronous body`() async {
    let journal = Journal()
    let point = AsyncHookPoint("p") { (_: Player, input: Int) in input }
    point.before(once: true, when: { _, input in input > 1 }) { _, _ in journal.note("big") }
    var owner: Player? = Player()
    let owned = point.before(owner: owner) { _, _ in journal.note("owned") }
    _ = await point(Player(), 1)
    _ = await point(Player(), 2)
    _ = await point(Player(), 2)
    #expect(journal.take() == ["owned", "big", "owned", "owned"])
    owner = nil
    _ = await point(Player(), 2)
    #expect(journal.words == [])
    #expect(!owned.isActive)
  }
}
