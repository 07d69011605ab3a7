import Interlude
import Testing

@Suite struct OneShotConcurrencyTests {
  @Test(arguments: HookKind.allCases)
  func `a one-shot that several threads reach at once runs once`(kind: HookKind) {
    let (stage, runs, rounds) = (Stage(), Counter(), 2500)
    let barrier = Counter()
    Crew.run(4, rounds: rounds) { thread, round in
      if thread == 0 {
        stage.add(kind, "once", once: true) { runs.increment() }
      }
      for _ in 0..<8 { _ = stage.point(stage.player, 0) }
      barrier.increment()
    } check: { round in
      _ = stage.point(stage.player, 0)
      #expect(runs.value == round + 1)
      _ = stage.journal.take()
    }
    #expect(runs.value == rounds)
    #expect(barrier.value == 4 * rounds)
    #expect(stage.point.storedHookCount == 0)
  }

  @Test func `a one-shot that is attached before the race runs once in ten thousand rounds`() {
    let (point, player, runs) = (SafePoint("p") { $1 }, Player(), Counter())
    let registrations = Registrations()
    let attach: @Sendable () -> Void = {
      registrations.keep(
        point.before(.object(player), once: true) { _, _ in runs.increment() })
    }
    attach()
    Crew.run(3, rounds: 10_000) { _, _ in
      _ = point(player, 0)
    } check: { round in
      #expect(runs.value == round + 1)
      #expect(registrations[round]?.timesRun == 1)
      attach()
    }
  }

  @Test func `of a claim and a cancel exactly one wins`() {
    let (point, player, runs, cancels) = (SafePoint("p") { $1 }, Player(), Counter(), Counter())
    let registrations = Registrations()
    let attach: @Sendable () -> Void = {
      registrations.keep(point.after(once: true) { _, _, _ in runs.increment() })
    }
    attach()
    Crew.run(3, rounds: 10_000) { thread, round in
      if thread < 2 {
        _ = point(player, 0)
      } else if registrations[round]?.cancel() == true {
        cancels.increment()
      }
    } check: { round in
      #expect(runs.value + cancels.value == round + 1)
      attach()
    }
    #expect(runs.value > 0)
  }

  @Test func `a one-shot raced by threads lets go of its captures`() {
    let (point, player) = (SafePoint("p") { $1 }, Player())
    for _ in 0..<500 {
      let probe = LifeProbe { guest in
        point.before(once: true) { _, _ in guest.wave() }
        Crew.run(2) { _ in _ = point(player, 0) }
      }
      #expect(!probe.isAlive)
    }
  }
}
