import Interlude
import Testing

@Suite struct RecursionConcurrencyTests {
  @Test(arguments: [1, 3])
  func `a thousand nested calls on one point run their hooks`(threads: Int) {
    let holder = PointHolder()
    let player = Player()
    let (before, own) = (Counter(), Counter())
    holder.point.before { _, _ in before.increment() }
    holder.point.before(.object(player)) { _, _ in own.increment() }
    Crew.run(threads) { _ in _ = holder.point(player, 1000) }
    #expect(before.value == threads * 1001)
    #expect(own.value == threads * 1001)
  }

  @Test func `nested calls beyond the slots see hooks attached and cancelled on the way`() {
    let holder = PointHolder()
    let (player, registrations, probeWords) = (Player(), Registrations(), Journal())
    let probe = LifeProbe { guest in
      registrations.keep(holder.point.before { _, _ in guest.wave() })
    }
    holder.point.before(when: { _, input in input == 500 }) { _, _ in
      registrations.cancelAll()
      probeWords.note("\(probe.isAlive)")
    }
    Crew.run(1) { _ in _ = holder.point(player, 1000) }
    #expect(probeWords.words == ["true"])
    #expect(registrations[0]?.timesRun == 501)
    #expect(!probe.isAlive)
    #expect(holder.point.pendingCount < 100)
  }

  @Test func `a one-shot runs once in deep recursion`() {
    let (holder, runs) = (PointHolder(), Counter())
    holder.point.after(once: true) { _, _, _ in runs.increment() }
    Crew.run(2) { _ in _ = holder.point(Player(), 1000) }
    #expect(runs.value == 1)
    #expect(holder.point.storedHookCount == 0)
  }

  @Test(arguments: HookKind.allCases)
  func `run counts of several threads are exact when all are done`(kind: HookKind) {
    let point = SafePoint("p") { $1 }
    let player = Player()
    let registrations = (0..<3).map { _ in attach(kind, to: point) }
    Crew.run(4) { _ in for _ in 0..<5000 { _ = point(player, 0) } }
    #expect(registrations.map(\.timesRun) == [20_000, 20_000, 20_000])
    #expect(point.plan(for: player).entries.map(\.timesRun) == [20_000, 20_000, 20_000])
  }

  @Test func `run counts of nested calls are exact`() {
    let holder = PointHolder()
    let registration = holder.point.before { _, _ in }
    Crew.run(3) { thread in for depth in 0..<100 { _ = holder.point(Player(), depth) } }
    #expect(registration.timesRun == 3 * 5050)
  }

  private func attach(_ kind: HookKind, to point: SafePoint) -> Registration {
    switch kind {
    case .before: point.before { _, _ in }
    case .after: point.after { _, _, _ in }
    case .around: point.around { _, input, next in next(input) }
    case .finally: point.finally { _, _, _ in }
    }
  }
}

/// A point whose original calls it again, as often as its input says.
private final class PointHolder: Sendable {
  let point: SafePoint

  init() {
    let again = Again()
    point = SafePoint("p") { player, depth in depth > 0 ? again.call(player, depth - 1) : 0 }
    again.point = point
  }
}

/// The way back to a point from its own original; set once, before any call.
private final class Again: @unchecked Sendable {
  weak var point: SafePoint?

  func call(_ player: Player, _ depth: Int) -> Int { point?(player, depth) ?? 0 }
}
