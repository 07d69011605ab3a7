import Interlude

extension Benchmark {
  /// What each around costs.
  ///
  /// Arounds nest, so each adds two calls. The rival is a chain of closures composed once.
  static let callAround = Benchmark(
    name: "call-around", question: "What do n arounds cost?"
  ) {
    [1, 2, 5].map { count in
      let point = Counter.hookPoint()
      for _ in 0..<count { point.around { _, number, next in next(number &+ 1) } }
      return Case(
        name: "call-around", size: count,
        contenders: [bareCall(adding: count), calls(point, on: Counter()), nestedClosures(count)])
    }
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
