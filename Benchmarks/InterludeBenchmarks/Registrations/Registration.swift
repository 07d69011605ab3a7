import Interlude

extension Benchmark {
  /// What it costs to attach n hooks to one point, call it, and cancel them.
  ///
  /// It has to stay O(n log n): plug-ins and tests attach many. The rival appends to an array and
  /// sorts it. Time is for one hook.
  static let registration = Benchmark(
    name: "registration", question: "What does attaching n hooks, one call and cancelling cost?"
  ) {
    [1, 100, 10_000, 100_000].map { count in
      Case(
        name: "registration", size: count, hasOneAnswer: false, step: count,
        contenders: [
          .ours { operations in
            rounds(operations, of: count) { attachCallCancel(count) }
          },
          .rival("array append and sort") { operations in
            rounds(operations, of: count) { appendSortCall(count) }
          },
        ])
    }
  }
}

/// Runs whole rounds until as many operations are done as were asked for.
private func rounds(_ operations: Int, of count: Int, _ round: () -> Int) -> Int {
  (0..<((operations + count - 1) / count)).reduce(0) { sum, _ in sum &+ round() }
}

private func attachCallCancel(_ count: Int) -> Int {
  let point = Counter.hookPoint()
  let registrations = (0..<count).map { index in
    point.before(order: Order(index & 7)) { _, number in number &+= 1 }
  }
  let answer = point(Counter(), 0)
  for registration in registrations { registration.cancel() }
  return answer
}

private func appendSortCall(_ count: Int) -> Int {
  var list: [(order: Int, closure: @Sendable (inout Int) -> Void)] = []
  for index in 0..<count { list.append((index & 7, { number in number &+= 1 })) }
  list.sort { $0.order < $1.order }
  var number = 0
  for entry in list { entry.closure(&number) }
  while list.popLast() != nil {}
  return number &+ 1
}
