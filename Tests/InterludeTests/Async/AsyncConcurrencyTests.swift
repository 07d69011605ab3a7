import Interlude
import Testing

@Suite(.leavesNothingAlive) struct AsyncConcurrencyTests {
  @Test(arguments: HookKind.allCases)
  func `a one-shot runs once when many tasks race for it`(kind: HookKind) async {
    let point = AsyncHookPoint("p") { (_: Player, input: Int) async -> Int in
      await Task.yield()
      return input
    }
    let (player, counter) = (Player(), Counter())
    for _ in 0..<50 {
      let guest = LifeProbe { guest in
        point.add(kind, once: true) {
          guest.wave()
          counter.increment()
        }
      }
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<16 { group.addTask { _ = await point(player, 1) } }
      }
      #expect(!guest.isAlive)
    }
    #expect(counter.value == 50)
  }

  @Test func `calls, attachments and cancellations may come from many tasks at once`() async {
    let point = AsyncHookPoint("p") { (_: Player, input: Int) async -> Int in
      await Task.yield()
      return input + 1
    }
    let players = (0..<4).map { _ in Player() }
    await withTaskGroup(of: Void.self) { group in
      for worker in 0..<8 {
        group.addTask {
          for round in 0..<100 {
            let player = players[(worker + round) % players.count]
            let kind = HookKind.allCases[(worker + round) % 4]
            let registration = point.add(kind, once: round % 3 == 0) {}
            #expect(await point(player, round) == round + 1)
            registration.cancel()
            let own = point.before(.object(player)) { _, _ in await Task.yield() }
            #expect(await point(player, round) == round + 1)
            own.cancel()
          }
        }
      }
    }
    for player in players { #expect(point.plan(for: player).entries.isEmpty) }
  }

  @Test func `no body begins after the cancellation has returned`() async {
    let point = AsyncHookPoint("p") { (_: Player, input: Int) async -> Int in
      await Task.yield()
      return input
    }
    let player = Player()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          for _ in 0..<200 { _ = await point(player, 1) }
        }
      }
      group.addTask {
        for _ in 0..<200 {
          let registration = point.after { _, _, _ in }
          await Task.yield()
          registration.cancel()
          let count = registration.timesRun
          await Task.yield()
          #expect(registration.timesRun == count)
        }
      }
    }
  }
}
