import Interlude
import Testing

@Suite(.leavesNothingAlive) struct TaskScopeExtensionTests {
  private let player = Player()

  @Test func `an extension point asks the hooks of the task among those of everyone`() async {
    let point = ExtensionPoint<Player, Int, Int, Never>("p")
    point.answer { _, input in input + 1 }
    point.answer(.object(player)) { _, input in input * 10 }
    let probe = await withHooks {
      point.answer { _, input in input + 5 }
      point.answer(once: true) { _, input in input + 6 }
    } run: {
      #expect(point.collect(player, 1) == [2, 6, 7, 10])
      #expect(point.first(Player(), 1) == 2)
      #expect(point.fold(player, 1) == 70)
      let isolating = point.isolating { _ in }
      #expect(isolating.collect(Player(), 1) == [2, 6])
      #expect(point.plan(for: player).entries.count == 3)
      return await Task.detached { [player] in point.collect(player, 1) }.value
    }
    #expect(probe == [2, 10])
    #expect(point.collect(player, 1) == [2, 10])
  }

  @Test func `a point that only the task has hooked answers it alone`() async {
    let point = ExtensionPoint<Player, Int, Int, Never>("p")
    await withHooks {
      point.answer { _, input in input + 5 }
    } run: {
      #expect(point.collect(player, 1) == [6])
      let elsewhere = await Task.detached { [player] in point.collect(player, 1) }.value
      #expect(elsewhere == [])
    }
    #expect(point.collect(player, 1) == [])
  }

  @Test func `answers that wait are those of the task, in series and in parallel`() async {
    let point = AsyncExtensionPoint<Player, Int, Int, Never>("p")
    point.answer { _, input in input + 1 }
    await withHooks {
      point.answer { _, input in
        await Task.yield()
        return input + 5
      }
    } run: {
      #expect(await point.collect(player, 1) == [2, 6])
      #expect(await point.fold(player, 1) == 7)
      #expect(await point.collectInParallel(player, 1) == [2, 6])
      #expect(await point.firstInParallel(player, 1) == 2)
      let elsewhere = await Task.detached { [player] in await point.collect(player, 1) }.value
      #expect(elsewhere == [2])
    }
    #expect(await point.collectInParallel(player, 1) == [2])
  }

  @Test func `a hook of a task gets no announcement from before its body`() throws {
    let point = ExtensionPoint<Player, Int, Int, Never>("p", remembering: 5)
    let journal = Journal()
    point.announce(player, 1)
    withHooks {
      point.answer { _, input in
        journal.note("\(input)")
        return nil
      }
    } run: {
      point.announce(player, 2)
    }
    #expect(journal.words == ["2"])
  }
}
