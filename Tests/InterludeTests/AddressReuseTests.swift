import Interlude
import Testing

/// A freed object's address is handed out by the very next allocation of its size.
@Suite struct AddressReuseTests {
  private static let rounds = 100_000

  @Test func `no hook of a dead plain object runs on a stranger`() {
    check(HookPoint("p") { (_: Player, _: Void) in }) { Player() }
  }

  @Test func `no hook of a dead object with a base class runs on a stranger`() {
    check(HookPoint("p") { (_: Player, _: Void) in }) { Orchestrion() }
  }

  @Test func `no hook of a dead sentinel holder runs on a stranger`() {
    check(HookPoint("f") { (_: Fader, _: Void) in }) { Fader() }
  }

  @Test func `no hook of a dead object that inherits its sentinel runs on a stranger`() {
    check(HookPoint("f") { (_: Fader, _: Void) in }) { WideFader() }
  }

  /// Hooks an object, frees it, and calls on the next one, which has no hooks.
  private func check<Subject: AnyObject>(
    _ point: HookPoint<Subject, Void, Void, Never>, _ make: () -> Subject
  ) {
    let strangers = Counter()
    var (reuses, addresses) = (0, Set<ObjectIdentifier>())
    for round in 0..<Self.rounds {
      let dead = hookAndFree(point, make(), once: round % 2 == 0, strangers)
      let living = make()
      if ObjectIdentifier(living) == dead { reuses += 1 }
      addresses.insert(dead)
      point(living)
      if round % 100 == 0 { #expect(point.plan(for: living).entries == []) }
    }
    #expect(strangers.value == 0)
    #expect(reuses > Self.rounds / 2)
    #expect(addresses.count < Self.rounds / 2)
    #expect(point.storedHookCount < 100)
  }

  private func hookAndFree<Subject: AnyObject>(
    _ point: HookPoint<Subject, Void, Void, Never>, _ subject: Subject, once: Bool,
    _ strangers: Counter
  ) -> ObjectIdentifier {
    let own = ObjectIdentifier(subject)
    point.before(.object(subject), once: once) { _, _ in strangers.increment() }
    return own
  }

  @Test func `a hook of a stranger is not mistaken for one's own`() {
    let stage = Stage()
    for _ in 0..<1000 {
      stage.add(.before, "dead", .object(Player()))
      let living = Player()
      stage.add(.before, "mine", .object(living))
      #expect(stage.words(of: living) == ["mine", "original"])
    }
  }

  @Test func `no hook of a task for a dead plain object runs on a stranger`() {
    let point = HookPoint("p") { (_: Player, _: Void) in }
    let strangers = Counter()
    var reuses = 0
    for _ in 0..<1_000 {
      var dead: ObjectIdentifier?
      withHooks {
        let player = Player()
        dead = ObjectIdentifier(player)
        point.before(.object(player)) { _, _ in strangers.increment() }
      } run: {
        let living = (0..<4).map { _ in Player() }
        if living.contains(where: { ObjectIdentifier($0) == dead }) { reuses += 1 }
        for player in living { point(player) }
      }
    }
    #expect(strangers.value == 0)
    #expect(reuses > 100)
  }

  @Test func `no table gives the value of a dead plain object to a stranger`() {
    checkTable { Player() }
  }

  @Test func `no table gives the value of a dead object with a base class to a stranger`() {
    checkTable { Orchestrion() }
  }

  @Test func `no table gives the value of a dead sentinel holder to a stranger`() {
    checkTable { Fader() }
    checkTable { WideFader() }
  }

  private func checkTable(_ make: () -> AnyObject) {
    let table = ObjectTable<Int>()
    var (reuses, strangers) = (0, 0)
    for round in 0..<Self.rounds {
      let dead = storeAndFree(table, make(), round)
      let living = make()
      if ObjectIdentifier(living) == dead { reuses += 1 }
      if table[living] != nil { strangers += 1 }
      if round % 3 == 0, table.value(for: living, orInsert: { -1 }) != -1 { strangers += 1 }
      if round % 3 == 1, table.removeValue(for: living) != nil { strangers += 1 }
    }
    #expect(strangers == 0)
    #expect(reuses > Self.rounds / 2)
    #expect(table.count == 0)
    #expect(table.entryCount == 0)
  }

  private func storeAndFree(
    _ table: ObjectTable<Int>, _ object: AnyObject, _ value: Int
  ) -> ObjectIdentifier {
    table[object] = value
    return ObjectIdentifier(object)
  }
}
