import BenchmarkKit
import Interlude

extension Benchmark {
  /// What each around costs.
  ///
  /// Arounds nest, so each adds two calls. The rival is a chain of closures composed once, which
  /// can neither be ordered nor be taken apart again.
  static let callAround = Benchmark(
    "call-around", "What do n arounds cost?", sizes: [1, 2, 5]
  ) { name, size in
    let point = Counter.hookPoint()
    for _ in 0..<size { point.around { _, number, next in next(number &+ 1) } }
    return Case(
      name, size: size, [bareCall(adding: size), calls(point), nestedClosures(size)])
  }
}

private func nestedClosures(_ count: Int) -> Contender {
  let counter = Counter()
  var chain: (Counter, Int) -> Int = { counter, number in counter.add(number) }
  for _ in 0..<count {
    let next = chain
    chain = { counter, number in next(counter, number &+ 1) }
  }
  let composed = chain
  return .rival("nested closures") { operations in
    var sum = 0
    for number in 0..<operations { sum &+= composed(counter, number) }
    return sum
  }
}
