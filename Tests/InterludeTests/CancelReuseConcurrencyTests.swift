import Interlude
import Testing

@Suite struct CancelReuseConcurrencyTests {
  /// The hook that one thread is cancelling while the other ends its object.
  private final class Offer: Sendable {
    let registration = Guarded<(round: Int, Registration)?>(nil)

    /// Waits for the registration of a round.
    func take(_ round: Int) -> Registration {
      while true {
        if let (offered, registration) = registration.withLock({ $0 }), offered == round {
          return registration
        }
      }
    }
  }

  @Test func `a cancel under way spares the hook of the next object at that address`() {
    let point = HookPoint("f") { (_: Fader, input: Int) in input }
    for rank in 0..<1_000 { point.before(order: Order(rank)) { _, _ in } }
    let offer = Offer()
    let heirs = Guarded<[(Fader, Registration)]>([])
    Crew.run(2, rounds: 500) { thread, round in
      if thread == 0 {
        offer.take(round).cancel()
      } else if let heir = Self.offerAndReplace(point, offer, round) {
        heirs.withLock { $0 = [heir] }
      }
    } check: { _ in
      let pair = heirs.withLock { $0.popLast() }
      #expect(pair.map { point($0.0, 1) } == 2)
      pair?.1.cancel()
    }
  }

  /// Ends an object as soon as its hook has ended, and hooks its heir while the other thread may
  /// still be unlinking the dead object's hook.
  private static func offerAndReplace(
    _ point: HookPoint<Fader, Int, Int, Never>, _ offer: Offer, _ round: Int
  ) -> (Fader, Registration)? {
    guard let registration = offerHookOfDying(point, offer, round) else { return nil }
    _ = registration
    let heir = Fader()
    return (heir, point.before(.object(heir)) { _, input in input += 1 })
  }

  /// The dying object ends when this returns.
  private static func offerHookOfDying(
    _ point: HookPoint<Fader, Int, Int, Never>, _ offer: Offer, _ round: Int
  ) -> Registration? {
    let dying = Fader()
    let registration = try? point.before(.object(dying), name: "dying") { _, _ in }
    guard let registration else { return nil }
    offer.registration.withLock { $0 = (round, registration) }
    while registration.isActive {}
    return withExtendedLifetime(dying) { registration }
  }
}
