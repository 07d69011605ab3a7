import BenchmarkKit
import Interlude

extension Benchmark {
  /// What one hook of each kind costs together.
  ///
  /// Afters and finallys take another way through the plan than befores do. The rival is the same
  /// four closures, nested once by hand.
  static let callMixed = Benchmark(
    "call-mixed", "What do a before, an around, an after and a finally cost?", sizes: [4]
  ) { name, size in
    let point = Counter.hookPoint()
    point.before { _, number in number &+= 1 }
    point.around { _, number, next in next(number &+ 1) }
    point.after { _, _, output in output &+= 1 }
    point.finally { _, _, _ in }
    return Case(name, size: size, [bareCall(adding: 3), calls(point), nestedByHand()])
  }
}

private func nestedByHand() -> Contender {
  let counter = Counter()
  let before: (Counter, inout Int) -> Void = { _, number in number &+= 1 }
  let after: (Counter, Int, inout Int) -> Void = { _, _, output in output &+= 1 }
  let finally: (Counter, Int, Result<Int, Never>) -> Void = { _, _, _ in }
  let inner: (Counter, Int) -> Int = { counter, number in
    let output = counter.add(number)
    finally(counter, number, .success(output))
    return output
  }
  let middle: (Counter, Int) -> Int = { counter, number in
    var output = inner(counter, number)
    after(counter, number, &output)
    return output
  }
  let around: (Counter, Int, (Counter, Int) -> Int) -> Int = { counter, number, next in
    next(counter, number &+ 1)
  }
  return .rival("nested closures") { operations in
    var sum = 0
    for number in 0..<operations {
      var number = number
      before(counter, &number)
      sum &+= around(counter, number, middle)
    }
    return sum
  }
}
