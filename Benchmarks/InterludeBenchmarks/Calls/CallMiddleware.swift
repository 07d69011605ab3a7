import Interlude

extension Benchmark {
  /// What each middleware costs.
  ///
  /// A middleware is an around whose body is a method of a value; it has to cost what an around
  /// costs, which is the rival here. That is why attaching one is compiled into the program that
  /// attaches.
  static let callMiddleware = Benchmark(
    name: "call-middleware", question: "Does a middleware cost more than an around?"
  ) {
    [1, 5].map { count in
      let used = Counter.hookPoint()
      let around = Counter.hookPoint()
      for _ in 0..<count {
        used.use(Adding())
        around.around { _, number, next in next(number &+ 1) }
      }
      let counter = Counter()
      return Case(
        name: "call-middleware", size: count,
        contenders: [
          bareCall(adding: count), calls(used, on: counter),
          .rival("arounds") { operations in
            var sum = 0
            for number in 0..<operations { sum &+= around(counter, number) }
            return sum
          },
        ])
    }
  }
}

private struct Adding: Middleware {
  func intercept(
    _ counter: Counter, _ number: Int, next: borrowing Next<Counter, Int, Int, Never>
  ) -> Int {
    next(number &+ 1)
  }
}
