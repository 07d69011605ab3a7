import Interlude
import Testing

/// A plan of one hook runs by a way of its own; here it is compared with the way of longer plans.
@Suite(.leavesNothingAlive) struct LonePlanTests {
  private static let outcomes = [1, 13]

  /// A point whose original throws on 13.
  private func makePoint() -> OopsPoint {
    OopsPoint("p") { _, input throws(Oops) in
      if input == 13 { throw .original }
      return input * 10
    }
  }

  private func attach(
    _ kind: HookKind, _ point: OopsPoint, _ scope: Scope<Player>, once: Bool, _ journal: Journal
  ) {
    switch kind {
    case .before:
      point.before(scope, once: once) { _, input throws(Oops) in
        journal.note("before \(input)")
        input += 0
      }
    case .after:
      point.after(scope, once: once) { _, input, output throws(Oops) in
        journal.note("after \(input) \(output)")
        output += 1
      }
    case .around:
      point.around(scope, once: once) { _, input, next throws(Oops) in
        journal.note("around \(input)")
        return try next(input) + 2
      }
    case .finally:
      point.finally(scope, once: once) { _, input, outcome in
        journal.note("finally \(input) \(outcome)")
      }
    }
  }

  private func words(
    _ kind: HookKind, once: Bool, isForObject: Bool, amongOthers: Bool
  ) -> [String] {
    let (point, player, journal) = (makePoint(), Player(), Journal())
    attach(kind, point, isForObject ? .object(player) : .everywhere, once: once, journal)
    if amongOthers {
      // It never runs, but makes the plan one of two hooks.
      point.before(when: { _, _ in false }) { _, _ throws(Oops) in journal.note("never") }
    }
    for _ in 0..<2 {
      for input in Self.outcomes {
        journal.note("\(Result { () throws(Oops) in try point(player, input) })")
      }
    }
    return journal.words
  }

  @Test(arguments: HookKind.allCases, [false, true])
  func `a lone hook does what it does among others`(kind: HookKind, once: Bool) {
    for isForObject in [false, true] {
      let alone = words(kind, once: once, isForObject: isForObject, amongOthers: false)
      let among = words(kind, once: once, isForObject: isForObject, amongOthers: true)
      #expect(alone == among)
      #expect(alone.count > Self.outcomes.count * 2, "the hook never ran")
    }
  }

  @Test(arguments: HookKind.allCases)
  func `a lone hook that has been cancelled runs no more`(kind: HookKind) throws {
    for isForObject in [false, true] {
      let (point, player, journal) = (makePoint(), Player(), Journal())
      attach(kind, point, isForObject ? .object(player) : .everywhere, once: false, journal)
      #expect(try point(player, 1) != 0)
      #expect(journal.take().count == 1)
      point.registrations.forEach { $0.cancel() }
      #expect(try point(player, 1) == 10)
      #expect(journal.words.isEmpty)
    }
  }
}
