import Interlude
import Testing

@Suite(.leavesNothingAlive) struct LongPlanTests {
  private static let length = 100_000

  @Test(arguments: [HookKind.before, .after, .finally])
  func `a hundred thousand hooks of one kind run without exhausting the stack`(kind: HookKind) {
    let counter = Counter()
    let point = SafePoint("p") { _, input in input }
    for _ in 0..<Self.length { add(kind, to: point, counter) }
    _ = point(Player(), 0)
    #expect(counter.value == Self.length)
  }

  @Test func `a hundred thousand hooks of three kinds in turn run without exhausting the stack`() {
    let counter = Counter()
    let point = OopsPoint("p") { _, _ throws(Oops) in throw .original }
    let kinds = [HookKind.before, .after, .finally]
    for place in 0..<Self.length { add(kinds[place % 3], to: point, counter) }
    #expect(throws: Oops.original) { try point(Player(), 0) }
    #expect(counter.value == Self.length - Self.length / 3)
  }

  private func add<Failure: Error>(
    _ kind: HookKind, to point: HookPoint<Player, Int, Int, Failure>, _ counter: Counter
  ) {
    switch kind {
    case .before: point.before { _, _ in counter.increment() }
    case .after: point.after { _, _, _ in counter.increment() }
    case .around: point.around { _, input, next throws(Failure) in try next(input) }
    case .finally: point.finally { _, _, _ in counter.increment() }
    }
  }
}
