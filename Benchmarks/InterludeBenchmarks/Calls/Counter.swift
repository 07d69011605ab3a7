import BenchmarkKit
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

  /// The same, with befores that add one each.
  static func hookPoint(befores count: Int) -> HookPoint<Counter, Int, Int, Never> {
    let point = hookPoint()
    for _ in 0..<count { point.before { _, number in number &+= 1 } }
    return point
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
func calls(
  _ point: HookPoint<Counter, Int, Int, Never>, as subject: String = "interlude",
  _ role: Contender.Role = .ours
) -> Contender {
  let counter = Counter()
  return Contender(subject, role) { operations in
    var sum = 0
    for number in 0..<operations { sum &+= point(counter, number) }
    return sum
  }
}
