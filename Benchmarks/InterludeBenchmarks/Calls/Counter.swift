import Interlude

/// A subject without a sentinel.
final class Counter: Sendable {
  /// The bare method: the floor of every call.
  @inline(never)
  func add(_ number: Int) -> Int { number &+ 1 }

  /// The same method behind a hook point of its own.
  static func hookPoint() -> HookPoint<Counter, Int, Int, Never> {
    HookPoint("Counter.add") { (counter: Counter, number: Int) in counter.add(number) }
  }
}

/// The bare call as a contender; `added` is what the hooks of the others add to the input.
func bareCall(adding added: Int = 0) -> Contender {
  let counter = Counter()
  return .floor("bare method") { operations in
    var sum = 0
    for number in 0..<operations { sum &+= counter.add(number &+ added) }
    return sum
  }
}

/// Calls of a hook point as a contender.
func calls(_ point: HookPoint<Counter, Int, Int, Never>, on counter: Counter) -> Contender {
  .ours { operations in
    var sum = 0
    for number in 0..<operations { sum &+= point(counter, number) }
    return sum
  }
}
