import Interlude
import Testing

@Suite struct AttachConcurrencyTests {
  @Test func `hooks are attached, cancelled and called from many threads`() {
    let stage = (point: SafePoint("p") { $1 }, players: (0..<8).map { _ in Player() })
    let runs = Counter()
    Crew.run(4) { thread in
      var random = SeededNumbers(seed: UInt64(thread))
      for _ in 0..<2000 {
        let player = stage.players[Int.random(in: 0..<8, using: &random)]
        let mine = Counter()
        let scope = [Scope.everywhere, .instances(of: Player.self), .object(player)]
          .randomElement(using: &random)
        let registration = stage.point.before(scope ?? .everywhere) { _, _ in
          mine.increment()
          runs.increment()
        }
        _ = stage.point(player, 0)
        #expect(mine.value > 0)
        registration.cancel()
      }
    }
    #expect(runs.value >= 8000)
    #expect(stage.point.storedHookCount == 0)
    for player in stage.players { #expect(stage.point.plan(for: player).entries == []) }
  }

  @Test func `a hook runs in the first call after it was attached, whatever others attach`() {
    let point = SafePoint("p") { $1 }
    let (player, own, wide) = (Player(), Counter(), Counter())
    let registrations = (Registrations(), Registrations())
    Crew.run(2, rounds: 5000) { thread, _ in
      if thread == 0 {
        registrations.0.keep(point.before(.object(player)) { _, _ in own.increment() })
      } else {
        registrations.1.keep(point.before { _, _ in wide.increment() })
      }
    } check: { round in
      _ = point(player, 0)
      #expect(own.value == round + 1)
      #expect(wide.value == round + 1)
      registrations.0[round]?.cancel()
      registrations.1[round]?.cancel()
    }
  }

  /// Some threads make calls that find no hook, of which every few look whether there is any at
  /// all; others keep the locks busy at which these have to wait.
  @Test func `calls that find nothing to do not hide a hook that is attached meanwhile`() {
    let (point, isOver) = (SafePoint("p") { $1 }, Counter())
    Crew.run(6) { thread in
      let players = (0..<64).map { _ in Player() }
      switch thread {
      case 0:
        for round in 0..<8_000 where !Self.runsAtOnce(point, players[round % 64]) {
          Issue.record("round \(round) missed its hook")
          break
        }
        isOver.increment()
      case 1...2:
        while isOver.value == 0 { for player in players { _ = point.plan(for: player) } }
      default:
        while isOver.value == 0 { _ = point(players[0], 0) }
      }
    }
  }

  private static func runsAtOnce(_ point: SafePoint, _ player: Player) -> Bool {
    let runs = Counter()
    let registration = point.before(.object(player)) { _, _ in runs.increment() }
    defer { registration.cancel() }
    for _ in 0..<3 { _ = point(player, 0) }
    return runs.value == 3
  }

  @Test func `plans are replaced under readers`() {
    let point = SafePoint("p") { $1 }
    let isOver = Counter()
    for _ in 0..<3 { point.before { _, input in input += 1 } }
    Crew.run(3) { thread in
      let player = Player()
      if thread > 0 {
        while isOver.value == 0 { #expect((3...4).contains(point(player, 0))) }
        return
      }
      for _ in 0..<3000 {
        let registration = point.before { _, input in input += 1 }
        #expect(point(player, 0) == 4)
        registration.cancel()
        #expect(point(player, 0) == 3)
      }
      isOver.increment()
    }
    #expect(point.storedHookCount == 3)
  }

  @Test func `rings are refused whoever comes first`() {
    let point = SafePoint("p") { $1 }
    let (refusals, kept) = (Counter(), Registrations())
    Crew.run(2, rounds: 3000) { thread, _ in
      do {
        let (name, other) = thread == 0 ? ("a", "b") : ("b", "a")
        kept.keep(try point.before(name: name, order: .inside(other)) { _, _ in })
      } catch { refusals.increment() }
    } check: { round in
      #expect(refusals.value == round + 1)
      _ = point(Player(), 0)
      kept[round]?.cancel()
    }
  }

  @Test func `a hook that is being cancelled never meets its opposite in a plan`() {
    let point = SafePoint("p") { $1 }
    let player = Player()
    Crew.run(3) { thread in
      let (name, other) = thread == 0 ? ("a", "b") : ("b", "a")
      for _ in 0..<5000 {
        if thread == 2 {
          #expect(point.plan(for: player).entries.count <= 1)
          _ = point(player, 0)
        } else if let mine = try? point.before(name: name, order: .inside(other), { _, _ in }) {
          _ = point(player, 0)
          mine.cancel()
        }
      }
    }
  }
}
