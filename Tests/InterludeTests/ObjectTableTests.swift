import Interlude
import Testing

@Suite(.leavesNothingAlive) struct ObjectTableTests {
  let table = ObjectTable<String>()
  private static let makers: [@Sendable () -> AnyObject] = [{ Player() }, { Fader() }]

  @Test(arguments: makers)
  func `a value is set, replaced, got and removed`(make: @Sendable () -> AnyObject) {
    let (mine, other) = (make(), make())
    #expect(table[mine] == nil)
    table[mine] = "a"
    table[mine] = "b"
    #expect(table[mine] == "b")
    #expect(table[other] == nil)
    #expect(table.removeValue(for: mine) == "b")
    #expect(table.removeValue(for: mine) == nil)
    table[mine] = "c"
    table[mine] = nil
    #expect(table[mine] == nil)
    #expect(table.count == 0)
  }

  @Test(arguments: makers)
  func `a value is made once where there is none`(make: @Sendable () -> AnyObject) {
    let object = make()
    #expect(table.value(for: object, orInsert: { "a" }) == "a")
    #expect(table.value(for: object, orInsert: { "b" }) == "a")
    table[object] = nil
    #expect(table.value(for: object, orInsert: { "c" }) == "c")
  }

  @Test func `making a value may throw, and nothing is stored`() {
    let object = Player()
    #expect(throws: Oops.original) {
      try table.value(for: object) { () throws(Oops) in throw .original }
    }
    #expect(table.entryCount == 0)
  }

  @Test func `making a value may use the table`() {
    let object = Player()
    let value = table.value(for: object) {
      table[object] = "inner"
      return "outer"
    }
    #expect(value == "inner")
    #expect(table[object] == "inner")
  }

  @Test func `the table does not keep its objects`() {
    weak var plain: Player?
    weak var sentinel: Fader?
    do {
      let (player, fader) = (Player(), Fader())
      (plain, sentinel) = (player, fader)
      table[player] = "p"
      table[fader] = "f"
    }
    #expect(plain == nil)
    #expect(sentinel == nil)
  }

  @Test func `the entry of a sentinel holder ends in the instant in which it does`() {
    let tape = ObjectTable<LifeProbe.Guest>()
    var fader: Fader? = WideFader()
    let probe = LifeProbe { guest in fader.map { tape[$0] = guest } }
    #expect(probe.isAlive)
    fader = nil
    #expect(!probe.isAlive)
    #expect(tape.entryCount == 0)
  }

  @Test func `the entry of a dead plain object is found by the sweep`() {
    table[Player()] = "dead"
    #expect(table.count == 0)
    #expect(table.entryCount == 0)
  }

  @Test func `the count is that of the living, whoever died and wherever the sweep stands`() {
    for number in 1...6 {
      for living in 0..<(1 << number) {
        for last in 0..<3 { checkCount(number, living: living, last: last) }
      }
    }
  }

  /// Lets those die of which the bit is not set, moves the sweep on, and counts.
  private func checkCount(_ number: Int, living: Int, last: Int) {
    let table = ObjectTable<Int>()
    var objects = (0..<number).map { _ in Player() as Player? }
    for (place, object) in objects.enumerated() { object.map { table[$0] = place } }
    for place in 0..<number where living & (1 << place) == 0 { objects[place] = nil }
    let more = (0..<last).map { _ in Player() }
    for object in more { table[object] = -1 }
    let expected = living.nonzeroBitCount + last
    #expect(table.count == expected, "\(number) objects, living \(living), \(last) more")
    #expect(table.entryCount == expected)
    withExtendedLifetime((objects, more)) {}
  }

  @Test func `removeAll leaves nothing`() {
    let objects: [AnyObject] = (0..<10).map { _ in Player() } + (0..<10).map { _ in Fader() }
    for object in objects { table[object] = "x" }
    #expect(table.count == 20)
    table.removeAll()
    #expect(table.count == 0)
    for object in objects { #expect(table[object] == nil) }
    table[objects[0]] = "again"
    #expect(table[objects[0]] == "again")
  }

  @Test func `a table that ends before its objects lets go of its values`() {
    let (player, fader) = (Player(), Fader())
    let probe = LifeProbe { guest in
      let tape = ObjectTable<LifeProbe.Guest>()
      tape[player] = guest
      tape[fader] = guest
    }
    #expect(!probe.isAlive)
    let next = ObjectTable<Int>()
    next[fader] = 1
    #expect(next[fader] == 1)
  }

  @Test func `tables do not share values`() {
    let (object, other) = (Fader(), ObjectTable<String>())
    table[object] = "a"
    other[object] = "b"
    #expect(table[object] == "a")
    #expect(other.removeValue(for: object) == "b")
    #expect(table[object] == "a")
  }
}
