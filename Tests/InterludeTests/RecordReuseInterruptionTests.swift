import Interlude
import Testing

/// A call has found its plan, which is the record of one closure; before it begins, the closure runs in another call, and its
/// record could be given to hooks that come then.
@Suite(.leavesNothingAlive) struct RecordReuseInterruptionTests {
  /// Enough objects for every part of the table to give away all the records that it has to spare.
  private static let strangers = 1_500
  /// Records are recycled by the batch: with one of these numbers of calls, the one that matters has just been.
  private static let cycles = 20..<50
  /// Enough calls, each inside of the one before, to take the slots that the next one would try.
  private static let depth = 400

  private let point = HookPoint("f") { (_: Fader, input: Int) in input }
  private let fader = Fader()

  /// Lets the closure that the call in the middle has found run and its record be recycled, and attaches many others.
  private func disturb(_ strangers: [Fader], _ cycles: Int) {
    #expect(point(fader, 0) == 1)
    for _ in 0..<cycles {
      point.before(.object(fader), once: true) { _, input in input += 10 }
      #expect(point(fader, 0) == 10)
    }
    for stranger in strangers {
      point.before(.object(stranger), once: true) { _, input in input += 100 }
    }
  }

  @Test(arguments: cycles)
  func `a record that a slot names is not given away`(cycles: Int) {
    let strangers = (0..<Self.strangers).map { _ in Fader() }
    point.before(.object(fader), once: true) { _, input in input += 1 }
    let answer = point.call(fader, 0) { hasSlot in
      #expect(hasSlot)
      disturb(strangers, cycles)
    }
    #expect(answer == 0)
    for stranger in strangers { #expect(point(stranger, 0) == 100) }
  }

  @Test(arguments: cycles)
  func `no record is given away while a call runs that has no slot`(cycles: Int) throws {
    let strangers = (0..<Self.strangers).map { _ in Fader() }
    let other = Fader()
    point.before(.object(other)) { _, input in input += 5 }
    #expect(try #require(callWithoutSlot(inside: other, 0) { disturb(strangers, cycles) }) == 0)
    for stranger in strangers { #expect(point(stranger, 0) == 100) }
  }

  /// Makes calls inside of calls until there is no slot, then the call that finds the closure.
  ///
  /// - Returns: The answer of that call; nil where it has got a slot at every depth.
  private func callWithoutSlot(
    inside other: Fader, _ depth: Int, interruptedBy disturb: () -> Void
  ) -> Int? {
    var answer: Int?
    let outer = point.call(other, depth) { hasSlot in
      if !hasSlot {
        point.before(.object(fader), once: true) { _, input in input += 1 }
        let found = point.call(fader, 0) { hasSlot in
          if !hasSlot { disturb() }
          answer = hasSlot ? nil : 0
        }
        if answer != nil { answer = found }
      }
      if answer == nil, depth < Self.depth {
        answer = callWithoutSlot(inside: other, depth + 1, interruptedBy: disturb)
      }
    }
    #expect(outer == depth + 5)
    return answer
  }
}
