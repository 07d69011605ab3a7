import Interlude
import Testing

/// Calls on objects of which no table of their point ever heard take a short way; nobody may see it.
@Suite(.leavesNothingAlive) struct SentinelMarkTests {
  typealias FaderPoint = HookPoint<Fader, Int, Int, Never>

  /// A holder that answers with a new sentinel each time.
  final class Forgetful: SentinelHolder, @unchecked Sendable {
    var sentinel: Sentinel { Sentinel() }
  }

  /// A holder that answers with the sentinel of another object.
  final class Borrower: SentinelHolder, @unchecked Sendable {
    let inner = Fader()
    var sentinel: Sentinel { _read { yield inner.sentinel } }
  }

  @Test func `hooks of other objects leave an object alone`() {
    let point = FaderPoint("f") { _, input in input }
    let (hooked, free) = (Fader(), Fader())
    point.before(.object(hooked)) { _, input in input += 1 }
    #expect(point(hooked, 1) == 2)
    #expect(point(free, 1) == 1)
    point.before(.object(free)) { _, input in input += 10 }
    #expect(point(free, 1) == 11)
  }

  @Test func `a hook for everywhere or a class covers an object without a mark`() {
    let point = FaderPoint("f") { _, input in input }
    point.before(.object(Fader())) { _, input in input += 100 }
    #expect(point(Fader(), 1) == 1)
    let wide = point.before { _, input in input += 1 }
    #expect(point(Fader(), 1) == 2)
    wide.cancel()
    #expect(point(Fader(), 1) == 1)
    point.before(.instances(of: WideFader.self)) { _, input in input += 5 }
    #expect(point(Fader(), 1) == 1)
    #expect(point(WideFader(), 1) == 6)
  }

  @Test func `a hook of the task covers an object without a mark`() {
    let point = FaderPoint("f") { _, input in input }
    let fader = Fader()
    let inside = withHooks {
      point.before(.object(fader)) { _, input in input += 1 }
    } run: {
      point(fader, 1)
    }
    #expect(inside == 2)
    #expect(point(fader, 1) == 1)
  }

  @Test func `an observer sees calls on objects without a mark`() {
    let point = FaderPoint("f") { _, input in input }
    point.before(.object(Fader())) { _, _ in }
    let count = Guarded(0)
    let observation = point.observe { _ in count.withLock { $0 += 1 } }
    #expect(point(Fader(), 1) == 1)
    #expect(count.withLock { $0 } > 0)
    observation.cancel()
  }

  @Test func `more points than marks each run their own hooks only`() {
    let fader = Fader()
    let points = (0..<200).map { number in FaderPoint("f\(number)") { _, input in input } }
    for (number, point) in points.enumerated() where number % 3 == 0 {
      point.before(.object(fader)) { _, input in input += number }
      point.before(.object(Fader())) { _, input in input = -1 }
    }
    for (number, point) in points.enumerated() {
      #expect(point(fader, 1) == (number % 3 == 0 ? 1 + number : 1))
    }
  }

  @Test func `a sentinel that is not the object's own hides no hook`() {
    let forgetful = Forgetful()
    let first = HookPoint("f") { (_: Forgetful, input: Int) in input }
    first.before(.object(forgetful)) { _, input in input += 1 }
    #expect(first(forgetful, 1) == 2)

    let borrower = Borrower()
    let second = HookPoint("b") { (_: Borrower, input: Int) in input }
    second.before(.object(borrower)) { _, input in input += 1 }
    #expect(second(borrower, 1) == 2)
    #expect(second(Borrower(), 1) == 1)
  }

  @Test func `points without input take the short way too`() {
    let point = HookPoint("Fader.stop") { (_: Fader) in 1 }
    let fader = Fader()
    point.after(.object(fader)) { _, _, output in output += 1 }
    #expect(point(fader) == 2)
    #expect(point(Fader()) == 1)
  }
}
