import Interlude
import Testing

@Suite(.leavesNothingAlive) struct SentinelTests {
  /// An object whose sentinel is that of another.
  private final class Borrower: SentinelHolder {
    let lender: Fader
    init(_ lender: Fader) { self.lender = lender }
    var sentinel: Sentinel { _read { yield lender.sentinel } }
  }

  /// An object that makes a sentinel whenever it is asked.
  private final class Maker: SentinelHolder {
    let number = 7
    var sentinel: Sentinel { Sentinel() }
  }

  @Test func `a sentinel that objects share is not trusted`() {
    let lender = Fader()
    let far = (0..<2000).map { _ in WideFader() }
    let table = ObjectTable<Int>()
    for _ in 0..<1000 {
      table[Borrower(far[0])] = 1
      let next = Borrower(lender)
      #expect(table[next] == nil)
    }
    #expect(table.count == 0)
  }

  @Test func `a sentinel that is made for each question is not trusted`() {
    let (table, point) = (ObjectTable<Int>(), HookPoint("m") { (_: Maker, input: Int) in input })
    for _ in 0..<1000 {
      let maker = Maker()
      #expect(table[maker] == nil)
      #expect(point(maker, 1) == 1)
      table[maker] = 1
      point.before(.object(maker)) { _, input in input += 1 }
      #expect(table[maker] == 1)
      #expect(point(maker, 1) == 2)
    }
    #expect(table.count == 0)
  }

  @Test func `a sentinel tells every table and every point of its object`() {
    let tables = (0..<20).map { _ in ObjectTable<LifeProbe.Guest>() }
    let points = (0..<20).map { _ in HookPoint("f") { (_: Fader, _: Void) in } }
    var fader: Fader? = Fader()
    let probe = LifeProbe { guest in
      guard let fader else { return }
      for table in tables { table[fader] = guest }
      for point in points { point.before(.object(fader)) { _, _ in guest.wave() } }
    }
    #expect(probe.isAlive)
    fader = nil
    #expect(!probe.isAlive)
    #expect(tables.allSatisfy { $0.entryCount == 0 })
    #expect(points.allSatisfy { $0.storedHookCount == 0 })
  }

  @Test func `a sentinel forgets tables that have ended`() {
    let fader = Fader()
    for round in 0..<10_000 {
      let table = ObjectTable<Int>()
      table[fader] = round
      #expect(table[fader] == round)
    }
  }
}
