import BenchmarkKit
import Interlude

extension Benchmark {
  /// What each middleware costs.
  ///
  /// A middleware is an around whose body is a method of a value; it has to cost what an around
  /// costs, which is the rival here. That is why attaching one is compiled into the program that
  /// attaches.
  static let callMiddleware = Benchmark(
    "call-middleware", "Does a middleware cost more than an around?", sizes: [1, 5]
  ) { name, size in
    let used = Counter.hookPoint()
    let around = Counter.hookPoint()
    for _ in 0..<size {
      used.use(Adding())
      around.around { _, number, next in next(number &+ 1) }
    }
    return Case(
      name, size: size, [bareCall(adding: size), calls(used), calls(around, as: "arounds", .rival)])
  }
}

private struct Adding: Middleware {
  func intercept(
    _ counter: Counter, _ number: Int, next: borrowing Next<Counter, Int, Int, Never>
  ) -> Int {
    next(number &+ 1)
  }
}
