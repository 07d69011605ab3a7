import Interlude

extension Benchmark {
  /// What an observer costs while it observes, and when it has gone.
  ///
  /// The claim is that calls pay for tracing only while somebody observes: a point whose observer has
  /// gone has to take as long as one that never had any. The floor is the bare method.
  static let callObserved = Benchmark(
    name: "call-observed", question: "What do n befores cost with an observer?"
  ) {
    [0, 1, 10].map { count in
      Case(
        name: "call-observed", size: count,
        contenders: [
          bareCall(adding: count),
          calls(hooked(count), on: Counter()),
          .rival("observer gone", hooked(count), isObserved: false),
          .rival("observed", hooked(count), isObserved: true),
        ])
    }
  }
}

private func hooked(_ count: Int) -> HookPoint<Counter, Int, Int, Never> {
  let point = Counter.hookPoint()
  for _ in 0..<count { point.before { _, number in number &+= 1 } }
  return point
}

extension Contender {
  fileprivate static func rival(
    _ subject: String, _ point: HookPoint<Counter, Int, Int, Never>, isObserved: Bool
  ) -> Contender {
    let counter = Counter()
    return .rival(subject) { operations in
      let observation = point.observe { _ in }
      if !isObserved { observation.cancel() }
      defer { observation.cancel() }
      var sum = 0
      for number in 0..<operations { sum &+= point(counter, number) }
      return sum
    }
  }
}
