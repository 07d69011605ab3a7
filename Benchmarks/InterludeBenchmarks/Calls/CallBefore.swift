import Interlude

extension Benchmark {
  /// What each before costs.
  ///
  /// The most frequent hook. The floor is the bare method; the rival is what one would write by
  /// hand on one thread: an array of closures called in a loop.
  static let callBefore = Benchmark(
    name: "call-before", question: "What do n befores cost?"
  ) {
    [1, 2, 5, 10, 100].map { count in
      let point = Counter.hookPoint()
      for _ in 0..<count { point.before { _, number in number &+= 1 } }
      return Case(
        name: "call-before", size: count,
        contenders: [
          bareCall(adding: count), calls(point, on: Counter()), closuresInALoop(count),
        ])
    }
  }
}

private func closuresInALoop(_ count: Int) -> Contender {
  let counter = Counter()
  let closures = ClosureList()
  for _ in 0..<count { closures.list.append { _, number in number &+= 1 } }
  return .rival("array of closures") { operations in
    var sum = 0
    for number in 0..<operations {
      var number = number
      for closure in closures.list { closure(counter, &number) }
      sum &+= counter.add(number)
    }
    return sum
  }
}

private final class ClosureList {
  var list: [(Counter, inout Int) -> Void] = []
}
