import Interlude
import Synchronization
import Testing

@Suite struct ReleaseConcurrencyTests {
  /// A hook that captures an object, and whether the object is still there.
  private struct Round: Sendable {
    let registration: Registration
    let guest: LifeProbe
  }

  @Test func `what a cancelled hook captured is gone when the calls have left`() {
    let point = SafePoint("p") { $1 }
    let current = Guarded<Round?>(nil)
    let leaked = Atomic<Int>(0)
    Crew.run(2, rounds: 20_000) { thread, round in
      if thread == 0 {
        let player = Player()
        for _ in 0..<(round % 16) { _ = point(player, 1) }
      } else {
        current.withLock { $0 = Self.attach(point) }
        current.withLock { $0 }?.registration.cancel()
      }
    } check: { _ in
      if current.withLock({ $0 })?.guest.isAlive == true { leaked.add(1, ordering: .relaxed) }
    }
    #expect(leaked.load(ordering: .relaxed) == 0)
  }

  private static func attach(_ point: SafePoint) -> Round? {
    var registration: Registration?
    let guest = LifeProbe { guest in
      registration = point.before { _, _ in guest.wave() }
    }
    return registration.map { Round(registration: $0, guest: guest) }
  }
}
