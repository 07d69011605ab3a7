import Interlude
import Testing

@Suite struct SubjectConcurrencyTests {
  @Test func `plain subjects die while others look theirs up`() {
    check(HookPoint("p") { (_: Player, input: Int) in input }) { Player() }
  }

  @Test func `sentinel holders die while others look theirs up`() {
    check(HookPoint("f") { (_: Fader, input: Int) in input }) { WideFader() }
  }

  private func check<Subject: AnyObject>(
    _ point: HookPoint<Subject, Int, Int, Never>, _ make: @escaping @Sendable () -> Subject
  ) {
    Crew.run(4) { thread in
      for round in 0..<3000 {
        let subject = make()
        let own = ObjectIdentifier(subject)
        #expect(point(subject, 1) == 1)
        point.before(.object(subject), once: round % 2 == 0) { subject, input in
          #expect(ObjectIdentifier(subject) == own)
          input += 1
        }
        #expect(point(subject, 1) == 2)
      }
    }
    #expect(point.storedHookCount < 200)
  }

  @Test func `cancelling hooks of dying plain subjects leaves those of their heirs alone`() {
    checkHeirs { Player() }
  }

  @Test func `cancelling hooks of dying sentinel holders leaves those of their heirs alone`() {
    checkHeirs { Fader() }
  }

  /// One thread hooks objects that die and their heirs at the same address, another cancels the
  /// hooks of the dead, a third keeps the lock busy that stands between a cancel's two steps.
  private func checkHeirs(_ make: @escaping @Sendable () -> AnyObject) {
    let point = HookPoint("p") { (_: AnyObject, input: Int) in input }
    let (dying, isOver) = (Registrations(), Counter())
    Crew.run(3) { thread in
      switch thread {
      case 0:
        for _ in 0..<10_000 where !Self.heirRuns(point, make, dying) {
          Issue.record("an heir lost its hook")
          break
        }
        isOver.increment()
      case 1:
        var next = 0
        while isOver.value == 0 { if dying[next]?.cancel() != nil { next += 1 } }
      default:
        while isOver.value == 0 { _ = (try? point.before(name: "n") { _, _ in })?.cancel() }
      }
    }
  }

  private static func heirRuns(
    _ point: HookPoint<AnyObject, Int, Int, Never>, _ make: () -> AnyObject, _ dying: Registrations
  ) -> Bool {
    let registration = try? point.before(.object(make()), name: "m") { _, input in input = -1 }
    registration.map(dying.keep)
    let heir = make()
    let own = point.before(.object(heir)) { _, input in input += 1 }
    defer { own.cancel() }
    return (0..<3).allSatisfy { _ in point(heir, 1) == 2 }
  }

  @Test func `owners die while their hooks are called`() {
    let point = SafePoint("p") { $1 }
    let isOver = Counter()
    Crew.run(3) { thread in
      let player = Player()
      if thread > 0 {
        while isOver.value == 0 { _ = point(player, 0) }
        return
      }
      for _ in 0..<2000 {
        let owner = Radio()
        point.before(owner: owner) { _, _ in }
        _ = point(player, 0)
      }
      isOver.increment()
    }
    _ = point(Player(), 0)
    #expect(point.storedHookCount == 0)
  }

  @Test func `tables under contention keep to their objects`() {
    let tables = (ObjectTable<ObjectIdentifier>(), ObjectTable<ObjectIdentifier>())
    let shared = (0..<4).map { _ in Fader() }
    Crew.run(4) { thread in
      for round in 0..<3000 {
        let object: AnyObject = round % 2 == 0 ? Player() : WideFader()
        let own = ObjectIdentifier(object)
        #expect(tables.0[object] == nil)
        tables.0[object] = own
        #expect(tables.0[object] == own)
        #expect(tables.1.value(for: object, orInsert: { own }) == own)
        let fader = shared[round % 4]
        tables.0[fader] = ObjectIdentifier(fader)
        #expect([nil, ObjectIdentifier(fader)].contains(tables.0[fader]))
        if thread == 0 { tables.0[fader] = nil }
      }
    }
    #expect(tables.0.count <= 4)
    #expect(tables.1.count == 0)
  }

  @Test func `points and tables come and go while their objects live on several threads`() {
    let fader = Fader()
    Crew.run(3) { _ in
      for _ in 0..<1000 {
        let table = ObjectTable<Int>()
        table[fader] = 1
        let point = HookPoint("short") { (_: Fader, input: Int) in input }
        point.before(.object(fader)) { _, input in input += 1 }
        #expect(point(fader, 1) == 2)
        #expect(table[fader] == 1)
      }
    }
  }
}
