import Interlude
import Testing

@Suite(.leavesNothingAlive) struct LifetimeTests {
  let stage = Stage()

  @Test func `a hook does not keep its subject`() {
    weak var plain: Player?
    weak var sentinel: Fader?
    let point = HookPoint("f") { (_: Fader, _: Void) in }
    do {
      let (player, fader) = (Player(), Fader())
      (plain, sentinel) = (player, fader)
      stage.add(.before, "object", .object(player))
      point.before(.object(fader)) { _, _ in }
      _ = stage.words(of: player)
      point(fader)
    }
    #expect(plain == nil)
    #expect(sentinel == nil)
  }

  @Test func `the hooks of a sentinel holder end with it, and their closures`() {
    let point = HookPoint("f") { (_: Fader, _: Void) in }
    let registrations = Registrations()
    let probe = LifeProbe { guest in
      let fader = WideFader()
      registrations.keep(point.before(.object(fader)) { _, _ in guest.wave() })
      registrations.keep(point.after(.object(fader), once: true) { _, _, _ in guest.wave() })
      #expect(point.storedHookCount == 2)
    }
    #expect(!probe.isAlive)
    #expect(point.storedHookCount == 0)
    #expect(registrations.cancelAll() == [false, false])
  }

  @Test func `the closures of a dead plain object go when others get hooks`() {
    let probe = LifeProbe { guest in
      stage.add(.before, "dead", .object(Player())) { guest.wave() }
    }
    var others: [Player] = []
    for _ in 0..<200 {
      let other = Player()
      others.append(other)
      stage.add(.before, "other", .object(other))
    }
    #expect(!probe.isAlive)
    #expect(stage.point.storedHookCount == 200)
  }

  @Test(arguments: HookKind.allCases)
  func `a hook never runs when its owner is gone`(kind: HookKind) {
    let registration: Registration
    do {
      let owner = Radio()
      registration = stage.add(kind, "owned", owner: owner)
      #expect(stage.words().count > 1)
    }
    #expect(!registration.isActive)
    #expect(stage.point.plan(for: stage.player).entries == [])
    #expect(stage.words() == ["original"])
    #expect(registration.timesRun == 1)
    #expect(!registration.cancel())
  }

  @Test func `a hook whose owner is gone lets go of its closure in the next call`() {
    var owner: Radio? = Radio()
    let probe = LifeProbe { guest in
      stage.add(.before, "owned", owner: owner) { guest.wave() }
    }
    #expect(stage.words() == ["owned", "original"])
    owner = nil
    #expect(stage.words() == ["original"])
    #expect(!probe.isAlive)
    #expect(stage.point.storedHookCount == 0)
  }

  /// Plans are built without hooks of dead owners: no call finds them there.
  @Test(arguments: 0..<3)
  func `a hook whose owner ended before its plan was built goes with the call that builds it`(
    place: Int
  ) {
    let scope = [Scope.everywhere, .instances(of: Player.self), .object(stage.player)][place]
    let probe = LifeProbe { guest in
      stage.add(.before, "owned", scope, owner: Radio()) { guest.wave() }
    }
    let other = stage.add(.before, "other", scope)
    #expect(stage.words() == ["other", "original"])
    #expect(!probe.isAlive)
    #expect(stage.point.storedHookCount == 1)
    other.cancel()
    #expect(stage.words() == ["original"])
    #expect(stage.point.storedHookCount == 0)
  }

  @Test func `hooks of dead owners go when others are attached`() {
    let probe = LifeProbe { guest in
      stage.add(.before, "owned", owner: Radio()) { guest.wave() }
    }
    let living = Radio()
    for _ in 0..<8 { stage.add(.before, "other", owner: living) }
    #expect(!probe.isAlive)
    #expect(stage.point.storedHookCount == 8)
  }

  @Test func `an owner that ends in the call stops its hooks further in`() {
    let holder = Holder(Radio())
    stage.add(.before, "drop") { holder.drop() }
    stage.add(.before, "owned", owner: holder.value)
    #expect(stage.words() == ["drop", "original"])
  }

  @Test func `a token ends its hook when it is dropped`() {
    do {
      let token = stage.add(.before, "held").token()
      #expect(stage.words() == ["held", "original"])
      #expect(token.registration.isActive)
    }
    #expect(stage.words() == ["original"])
  }

  @Test func `withHook ends its hook when the body returns`() {
    let result = withHook(stage.add(.before, "with")) { stage.words() }
    #expect(result == ["with", "original"])
    #expect(stage.words() == ["original"])
  }

  @Test func `withHook ends its hook when the body throws`() {
    #expect(throws: Oops.original) {
      try withHook(stage.add(.before, "with")) { () throws(Oops) in throw .original }
    }
    #expect(stage.words() == ["original"])
  }

  @Test func `registrations are told apart in a set`() {
    let first = stage.add(.before, "1")
    let second = stage.add(.before, "2")
    let copy = first
    #expect(Set([first, second, copy]).count == 2)
    #expect(first == copy)
    #expect(first != second)
    #expect(copy.cancel())
    #expect(!first.cancel())
    #expect(stage.words() == ["2", "original"])
  }

  @Test func `registrations outlive their hook point, and end nothing then`() {
    let registrations = Registrations()
    let probe = LifeProbe { guest in
      let point = SafePoint("short") { _, input in input }
      let (player, fader) = (Player(), Fader())
      registrations.keep(point.before { _, _ in guest.wave() })
      registrations.keep(point.before(.instances(of: Radio.self)) { _, _ in guest.wave() })
      registrations.keep(point.before(.object(player), once: true) { _, _ in guest.wave() })
      registrations.keep(point.before(owner: fader) { _, _ in guest.wave() })
      registrations.keep(point.after(when: { _, _ in guest.isHere }) { _, _, _ in })
      _ = point(Radio(), 1)
    }
    #expect(!probe.isAlive)
    #expect(registrations.cancelAll() == [false, false, false, false, false])
  }

  @Test func `a point that ends before its subjects leaves nothing with them`() {
    let fader = Fader()
    let probe = LifeProbe { guest in
      let point = HookPoint("short") { (_: Fader, _: Void) in guest.wave() }
      point.before(.object(fader)) { _, _ in guest.wave() }
      point(fader)
    }
    #expect(!probe.isAlive)
  }

  @Test(arguments: HookKind.allCases)
  func `cancel lets go of the closure at once when no call is under way`(kind: HookKind) {
    let registrations = Registrations()
    let probe = LifeProbe { guest in
      registrations.keep(stage.add(kind, "hook") { guest.wave() })
    }
    stage.add(.before, "other")
    _ = stage.words()
    #expect(probe.isAlive)
    registrations.cancelAll()
    #expect(!probe.isAlive)
  }

  @Test func `cancel in a call lets go of the closure when the last call leaves`() {
    let (stage, registrations, journal) = (stage, Registrations(), Journal())
    defer { stage.endAll() }
    let probe = LifeProbe { guest in
      registrations.keep(stage.add(.after, "hook") { guest.wave() })
    }
    stage.point.around(order: .first, when: { _, input in input == 0 }) { _, input, next in
      _ = stage.point(stage.player, 1)
      registrations.cancelAll()
      journal.note("nested \(probe.isAlive)")
      return next(input)
    }
    #expect(stage.words() == ["original", "hook", "original"])
    #expect(journal.words == ["nested true"])
    #expect(!probe.isAlive)
    #expect(stage.point.storedHookCount == 1)
  }

  @Test func `a closure that is let go may use the point`() {
    let stage = stage
    final class Guard: Sendable {
      let stage: Stage
      init(_ stage: Stage) { self.stage = stage }
      deinit {
        stage.add(.before, "late")
        _ = stage.point(stage.player, 0)
      }
    }
    let registration: Registration
    do {
      let last = Guard(stage)
      registration = stage.add(.before, "hook") { withExtendedLifetime(last) {} }
    }
    registration.cancel()
    #expect(stage.words() == ["late", "original"])
  }

  @Test func `attaching to an object in its deinit covers no stranger`() {
    let stage = stage
    final class Leaver: Player, @unchecked Sendable {
      let stage: Stage
      init(_ stage: Stage) { self.stage = stage }
      deinit { stage.add(.before, "leaver", .object(self)) }
    }
    for _ in 0..<100 {
      _ = Leaver(stage)
      #expect(stage.words(of: Leaver(stage)) == ["original"])
    }
  }
}
