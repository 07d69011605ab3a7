import Interlude
import Testing

@Suite(.leavesNothingAlive) struct OneShotTests {
  let stage = Stage()

  @Test(arguments: HookKind.allCases)
  func `a one-shot runs in one call`(kind: HookKind) {
    let registration = stage.add(kind, "once", once: true)
    let first = stage.words()
    #expect(first.count > 1)
    #expect(stage.words() == ["original"])
    #expect(registration.timesRun == 1)
    #expect(!registration.isActive)
  }

  @Test(arguments: HookKind.allCases)
  func `a one-shot that calls its own point runs once`(kind: HookKind) {
    let stage = stage
    stage.add(kind, "once", once: true) { _ = stage.point(stage.player, 0) }
    let words = stage.words()
    #expect(
      words.filter { $0.hasPrefix("once") } == (kind == .around ? ["once<", "once>"] : ["once"]))
    #expect(words.filter { $0 == "original" }.count == 2)
  }

  @Test func `a one-shot inside of an around that repeats runs in the first round`() {
    stage.point.around { _, input, next in next(input) + next(input) }
    stage.add(.before, "once", once: true)
    #expect(stage.words() == ["once", "original", "original"])
  }

  @Test func `a one-shot runs once over all subjects`() {
    stage.add(.before, "once", once: true)
    #expect(stage.words(of: Player()) == ["once", "original"])
    #expect(stage.words(of: Radio()) == ["original"])
  }

  @Test func `a one-shot whose condition is false stays`() {
    let registration = stage.add(.before, "once", once: true, when: { _, input in input > 5 })
    #expect(stage.words() == ["original"])
    #expect(registration.isActive)
    #expect(stage.point(stage.player, 6) == 7)
    #expect(registration.timesRun == 1)
    #expect(stage.point(stage.player, 6) == 7)
    #expect(stage.journal.words == ["once", "original", "original"])
  }

  @Test(arguments: [HookKind.before, .after, .around])
  func `a one-shot that throws stays consumed`(kind: HookKind) throws {
    let point = OopsPoint("p") { _, input in input }
    let registration = addThrower(kind, to: point) {}
    #expect(throws: Oops.hook("once")) { try point(Player(), 1) }
    #expect(try point(Player(), 1) == 1)
    #expect(registration.timesRun == 1)
  }

  @Test func `cancelling a one-shot before it ran ends it, once`() {
    let registration = stage.add(.before, "once", once: true)
    #expect(registration.cancel())
    #expect(!registration.cancel())
    #expect(stage.words() == ["original"])
    #expect(registration.timesRun == 0)
  }

  @Test func `cancelling a one-shot that ran or runs ends nothing`() {
    let results = Journal()
    let registrations = Registrations()
    registrations.keep(
      stage.add(.before, "once", once: true) {
        results.note("\(registrations.cancelAll())")
      })
    #expect(stage.words() == ["once", "original"])
    #expect(results.words == ["[false]"])
    #expect(registrations.cancelAll() == [false])
  }

  @Test func `a plan lists a one-shot until it is claimed`() {
    let (stage, counts) = (stage, Journal())
    stage.add(.before, "once", once: true) {
      counts.note("\(stage.point.plan(for: stage.player).entries.count)")
    }
    #expect(stage.point.plan(for: stage.player).entries.map(\.isOneShot) == [true])
    _ = stage.words()
    #expect(counts.words == ["0"])
    #expect(stage.point.plan(for: stage.player).entries == [])
    #expect(stage.point.storedHookCount == 0)
  }

  @discardableResult
  private func addThrower(
    _ kind: HookKind, to point: OopsPoint, _ act: @escaping @Sendable () -> Void
  ) -> Registration {
    switch kind {
    case .before:
      point.before(once: true) { _, _ throws(Oops) in
        act()
        throw .hook("once")
      }
    case .after:
      point.after(once: true) { _, _, _ throws(Oops) in
        act()
        throw .hook("once")
      }
    default:
      point.around(once: true) { _, _, _ throws(Oops) in
        act()
        throw .hook("once")
      }
    }
  }

  @Test(arguments: HookKind.allCases)
  func `a one-shot lets go of its captures before the call returns`(kind: HookKind) {
    let (stage, journal) = (stage, Journal())
    let probe = LifeProbe { guest in stage.add(kind, "once", once: true) { guest.wave() } }
    let watch: @Sendable (String) -> Void = { journal.note("\($0) \(probe.isAlive)") }
    stage.point.around(order: .first) { _, input, next in
      watch("in")
      defer { watch("out") }
      return next(input)
    }
    stage.point.before(order: .last) { _, _ in watch("inside") }
    _ = stage.point(stage.player, 0)
    #expect(journal.words == ["in true", "inside \(kind != .before)", "out false"])
  }

  @Test(arguments: [HookKind.before, .after, .around])
  func `a one-shot that throws lets go of its captures before the call returns`(kind: HookKind) {
    let journal = Journal()
    let point = OopsPoint("p") { _, input in input }
    let probe = LifeProbe { guest in addThrower(kind, to: point) { guest.wave() } }
    point.finally(order: .first) { _, _, _ in journal.note("\(probe.isAlive)") }
    #expect(throws: Oops.hook("once")) { try point(Player(), 1) }
    #expect(journal.words == ["false"])
  }

  @Test func `a one-shot lets go of its condition when the call has returned`() {
    let probe = LifeProbe { guest in
      stage.point.before(once: true, when: { _, _ in guest.isHere }) { _, _ in }
    }
    #expect(probe.isAlive)
    _ = stage.words()
    #expect(!probe.isAlive)
  }
}
