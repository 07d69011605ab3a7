import Interlude
import Testing

/// A closure for one call is put into the record of one that has run, and nobody may notice.
///
/// Neither who still has the registration of the earlier hook, nor a call that is still running it.
@Suite(.leavesNothingAlive) struct RecordReuseTests {
  /// Enough cycles for records to be used again, several times over.
  private static let cycles = 500

  private let point = HookPoint("f") { (_: Fader, input: Int) in input }
  private let fader = Fader()

  @Test func `each closure runs in its own call and no other`() {
    for number in 0..<Self.cycles {
      point.before(.object(fader), once: true) { _, input in input += number }
      #expect(point(fader, 1) == 1 + number)
      #expect(point(fader, 1) == 1)
    }
  }

  @Test func `a registration that is kept stays that of its own hook`() {
    var kept: [Registration] = []
    for number in 0..<Self.cycles {
      let registration = point.before(.object(fader), once: true) { _, input in input += 1 }
      #expect(kept.allSatisfy { $0 != registration && !$0.isActive && $0.timesRun == 1 })
      #expect(kept.allSatisfy { !$0.cancel() })
      #expect(point(fader, 0) == 1)
      if number.isMultiple(of: 50) { kept.append(registration) }
    }
    #expect(Set(kept).count == kept.count)
  }

  @Test func `a record that is used again shows what its hook is now`() {
    let orders: [Order] = [.first, .normal, 7, .last]
    for number in 0..<Self.cycles {
      let order = orders[number % orders.count]
      switch number % 3 {
      case 0: point.before(.object(fader), order: order, once: true, line: 10) { _, _ in }
      case 1: point.after(.object(fader), order: order, once: true, line: 20) { _, _, _ in }
      default:
        point.around(.object(fader), order: order, once: true, line: 30) { _, input, next in
          next(input)
        }
      }
      let kind = [HookKind.before, .after, .around][number % 3]
      let entries = point.plan(for: fader).entries
      #expect(entries.map(\.kind) == [kind])
      #expect(entries.map(\.order) == [.at(order)])
      #expect(entries.map(\.site.line) == [UInt(10 * (number % 3 + 1))])
      #expect(entries.map(\.timesRun) == [0])
      #expect(point(fader, number) == number)
    }
  }

  @Test func `closures for one call stand in the order in which they came`() {
    let journal = Journal()
    for _ in 0..<Self.cycles {
      for word in ["a", "b", "c"] {
        point.before(.object(fader), once: true) { _, _ in journal.note(word) }
      }
      _ = point(fader, 0)
      #expect(journal.take() == ["a", "b", "c"])
    }
  }

  @Test func `records move from object to object`() {
    let faders = (0..<100).map { _ in Fader() }
    for round in 0..<20 {
      for (number, fader) in faders.enumerated() {
        point.before(.object(fader), once: true) { _, input in input += number + round }
      }
      for (number, fader) in faders.enumerated() { #expect(point(fader, 0) == number + round) }
      for fader in faders { #expect(point(fader, 0) == 0) }
    }
  }

  @Test func `a call that is running its closure is not disturbed by later ones`() {
    let point = point
    let fader = fader
    let other = Fader()
    point.around(.object(fader), once: true) { _, input, next in
      for number in 0..<Self.cycles {
        point.before(.object(fader), once: true) { _, input in input += number }
        point.before(.object(other), once: true) { _, input in input -= number }
        #expect(point(fader, 0) == number)
        #expect(point(other, 0) == -number)
      }
      return next(input) + 1
    }
    #expect(point(fader, 10) == 11)
    #expect(point(fader, 10) == 10)
  }

  @Test func `calls nested deeper than there are slots are not disturbed either`() {
    let point = point
    let fader = fader
    @Sendable func descend(_ depth: Int) -> Int {
      point.around(.object(fader), once: true) { _, input, next in
        let inner = depth < 300 ? descend(depth + 1) : 0
        return next(input) + inner
      }
      return point(fader, depth)
    }
    #expect(descend(1) == 300 * 301 / 2)
    #expect(point(fader, 5) == 5)
  }

  @Test func `what a closure captured goes when it has run`() {
    for _ in 0..<Self.cycles {
      let probe = LifeProbe { guest in
        point.before(.object(fader), once: true) { _, _ in guest.wave() }
      }
      #expect(probe.isAlive)
      _ = point(fader, 0)
      #expect(!probe.isAlive)
    }
  }
}
