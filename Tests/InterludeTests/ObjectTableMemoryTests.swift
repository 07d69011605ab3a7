import Interlude
import Testing

@Suite(.leavesNothingAlive) struct ObjectTableMemoryTests {
  /// A million, or fewer where nothing is optimized.
  private static let crowd: Int = {
    var crowd = 1_000_000
    assert(fewer(&crowd))
    return crowd
  }()

  private static func fewer(_ crowd: inout Int) -> Bool {
    crowd /= 5
    return true
  }

  /// A value whose end uses the table again.
  private final class Busy: Sendable {
    let table: ObjectTable<Busy>
    let key = Player()
    let ends: Counter
    init(_ table: ObjectTable<Busy>, _ ends: Counter) { (self.table, self.ends) = (table, ends) }
    deinit {
      table[key] = nil
      _ = table.count
      ends.increment()
    }
  }

  @Test func `a value may use its table while it is let go, however that comes`() {
    let (table, ends) = (ObjectTable<Busy>(), Counter())
    let object = Player()
    table[object] = Busy(table, ends)
    table[object] = Busy(table, ends)
    #expect(ends.value == 1)
    table[object] = nil
    #expect(ends.value == 2)
    table[object] = Busy(table, ends)
    table.removeValue(for: object)
    #expect(ends.value == 3)
    table[object] = Busy(table, ends)
    table.removeAll()
    #expect(ends.value == 4)
  }

  @Test func `a value may use its table while its object ends or the sweep finds it`() {
    let (table, ends) = (ObjectTable<Busy>(), Counter())
    table[Fader()] = Busy(table, ends)
    #expect(ends.value == 1)
    table[Player()] = Busy(table, ends)
    #expect(table.count == 0)
    #expect(ends.value == 2)
    table[Player()] = Busy(table, ends)
    let others = (0..<10).map { _ in Player() }
    for other in others {
      table.value(for: other, orInsert: { Busy(table, ends) }).ends.increment()
    }
    #expect(ends.value == 13)
    table.removeAll()
    #expect(ends.value == 23)
  }

  @Test(arguments: [true, false])
  func `a table is as small as the living need when a crowd has come and gone`(
    areSentinels: Bool
  ) {
    let table = ObjectTable<Int>()
    let living = (0..<100).map { _ in areSentinels ? Fader() as AnyObject : Player() }
    for object in living { table[object] = 1 }
    var crowd: [AnyObject] = []
    for round in 0..<Self.crowd {
      let object: AnyObject = areSentinels ? Fader() : Player()
      table[object] = round
      crowd.append(object)
      if crowd.count == 1000 { crowd.removeAll() }
    }
    crowd.removeAll()
    #expect(table.entryCount < 2500)
    #expect(table.count == 100)
    #expect(table.entryCount == 100)
    #expect(table.capacity < 1000)
    for object in living { #expect(table[object] == 1) }
  }

  /// Keeps the memory of a dead object from being given to another.
  private struct Pin {
    unowned let object: Player
  }

  @Test func `the hooks of dead objects go though nobody gets their addresses`() {
    let point = HookPoint("p") { (_: Player, _: Void) in }
    var pins: [Pin] = []
    for _ in 0..<Self.crowd {
      let object = Player()
      point.before(.object(object)) { _, _ in }
      pins.append(Pin(object: object))
    }
    #expect(point.storedHookCount < 1000)
    #expect(pins.count == Self.crowd)
  }

  @Test(arguments: [true, false])
  func `a point is as small as the living need when a crowd has come and gone`(
    areSentinels: Bool
  ) {
    let point = HookPoint("p") { (_: AnyObject, _: Void) in }
    let living = (0..<100).map { _ in areSentinels ? Fader() as AnyObject : Player() }
    for object in living { point.before(.object(object)) { _, _ in } }
    var crowd: [AnyObject] = []
    for _ in 0..<Self.crowd {
      let object: AnyObject = areSentinels ? Fader() : Player()
      point.before(.object(object)) { _, _ in }
      crowd.append(object)
      if crowd.count == 1000 { crowd.removeAll() }
    }
    crowd.removeAll()
    #expect(point.storedHookCount < (areSentinels ? 101 : 2500))
    #expect(point.storedPlaceCount < (areSentinels ? 1500 : 16_000))
    #expect(point.pendingCount < 1000)
    for object in living { #expect(point.plan(for: object).entries.count == 1) }
  }
}
