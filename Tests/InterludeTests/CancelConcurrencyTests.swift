import Interlude
import Synchronization
import Testing

@Suite struct CancelConcurrencyTests {
  /// What a call knew when it began: the hooks of all rounds before this one were cancelled.
  private typealias Point = HookPoint<Player, Int, Int, Never>

  @Test(arguments: HookKind.allCases)
  func `a call that begins after cancel has returned does not run the hook`(kind: HookKind) {
    let (point, player, late, runs) = (Point("p") { $1 }, Player(), Counter(), Counter())
    let cancelled = Atomic(0)
    Crew.run(3) { thread in
      for round in 1...4000 {
        if thread == 0 {
          let registration = Self.attach(kind, to: point) { input in
            runs.increment()
            if input >= round { late.increment() }
          }
          _ = point(player, 0)
          registration.cancel()
          cancelled.store(round, ordering: .sequentiallyConsistent)
        } else {
          _ = point(player, cancelled.load(ordering: .sequentiallyConsistent))
        }
      }
    }
    #expect(late.value == 0)
    #expect(runs.value >= 4000)
    #expect(point.storedHookCount == 0)
  }

  @Test func `cancel returns while a body runs, and no later call starts one`() {
    let (point, player) = (Point("p") { $1 }, Player())
    let (hasStarted, mayEnd, ended) = (Gate(), Gate(), Counter())
    let registration = point.before(when: { _, input in input == 1 }) { _, _ in
      hasStarted.open()
      mayEnd.pass()
      ended.increment()
    }
    Crew.run(2) { thread in
      guard thread == 1 else { return _ = point(player, 1) }
      hasStarted.pass()
      #expect(registration.cancel())
      _ = point(player, 1)
      #expect(ended.value == 0)
      mayEnd.open()
    }
    #expect(ended.value == 1)
    #expect(registration.timesRun == 1)
  }

  @Test func `a closure in use by another thread is let go when that call leaves`() {
    let (point, player) = (Point("p") { $1 }, Player())
    let (hasStarted, mayEnd) = (Gate(), Gate())
    let registrations = Registrations()
    let probe = LifeProbe { guest in
      registrations.keep(
        point.before { _, _ in
          hasStarted.open()
          mayEnd.pass()
          guest.wave()
        })
    }
    Crew.run(2) { thread in
      guard thread == 1 else { return _ = point(player, 1) }
      hasStarted.pass()
      registrations.cancelAll()
      #expect(probe.isAlive)
      mayEnd.open()
    }
    #expect(!probe.isAlive)
  }

  @Test func `a call that never returns holds back its own closures and no others`() {
    let (point, player) = (Point("p") { $1 }, Player())
    let (hasStarted, mayEnd) = (Gate(), Gate())
    point.before(.object(player)) { _, _ in
      hasStarted.open()
      mayEnd.pass()
    }
    Crew.run(2) { thread in
      guard thread == 1 else { return _ = point(player, 1) }
      hasStarted.pass()
      for _ in 0..<1000 {
        let probe = LifeProbe { guest in
          let registration = point.before { _, _ in guest.wave() }
          _ = point(Player(), 1)
          registration.cancel()
        }
        #expect(!probe.isAlive)
      }
      #expect(point.pendingCount < 100)
      mayEnd.open()
    }
  }

  @Test func `of several threads that cancel one hook one ended it`() {
    let (point, wins, registrations) = (Point("p") { $1 }, Counter(), Registrations())
    registrations.keep(point.before { _, _ in })
    Crew.run(3, rounds: 5000) { _, round in
      if registrations[round]?.cancel() == true { wins.increment() }
    } check: { round in
      #expect(wins.value == round + 1)
      registrations.keep(point.before { _, _ in })
    }
  }

  private static func attach(
    _ kind: HookKind, to point: Point, _ act: @escaping @Sendable (Int) -> Void
  ) -> Registration {
    switch kind {
    case .before: point.before { _, input in act(input) }
    case .after: point.after { _, input, _ in act(input) }
    case .around:
      point.around { _, input, next in
        act(input)
        return next(input)
      }
    case .finally: point.finally { _, input, _ in act(input) }
    }
  }
}
