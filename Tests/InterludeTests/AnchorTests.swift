import Interlude
import Testing

/// Registrations may outlive their hook point; the place by which they find it serves another then.
@Suite(.leavesNothingAlive) struct AnchorTests {
  private func makePoint() -> SafePoint { SafePoint("p") { _, input in input } }

  @Test func `a registration of a point that has ended does nothing to the next one`() {
    let player = Player()
    for scope in [Scope<Player>.everywhere, .instances(of: Player.self), .object(player)] {
      var old: Registration?
      do {
        let point = makePoint()
        old = point.before(scope) { _, input in input += 100 }
        #expect(point(player, 1) == 101)
      }
      let point = makePoint()
      let new = point.before(scope) { _, input in input += 1 }
      #expect(old?.isActive == false)
      #expect(old?.cancel() == false)
      #expect(point(player, 1) == 2)
      #expect(new.isActive)
      #expect(new.cancel())
      #expect(point(player, 1) == 1)
    }
  }

  @Test func `points come and go while their registrations stay`() {
    let player = Player()
    var registrations: [Registration] = []
    for number in 0..<1_000 {
      let point = makePoint()
      registrations.append(
        point.before(.object(player), once: true) { _, input in input += number })
      #expect(point(player, 0) == number)
      registrations.append(point.before { _, _ in })
    }
    #expect(registrations.allSatisfy { !$0.cancel() && !$0.isActive })
  }

  @Test func `cancelling while the point ends is safe`() async {
    for _ in 0..<500 {
      let registrations = Guarded<[Registration]>([])
      await withTaskGroup(of: Void.self) { group in
        let point = Guarded<SafePoint?>(makePoint())
        for _ in 0..<8 {
          guard let point = point.withLock({ $0 }) else { continue }
          let registration = point.before { _, input in input += 1 }
          registrations.withLock { $0.append(registration) }
        }
        group.addTask { registrations.withLock { $0 }.forEach { $0.cancel() } }
        group.addTask { point.withLock { $0 = nil } }
      }
      #expect(registrations.withLock { $0 }.allSatisfy { !$0.isActive })
    }
  }
}
