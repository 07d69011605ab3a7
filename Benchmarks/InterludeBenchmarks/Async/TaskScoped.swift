import BenchmarkKit
import Interlude

extension Benchmark {
  /// What hooks of the own task cost, and those of another task.
  ///
  /// They are for tests that run side by side. At size 0 another task has a hook and the own none:
  /// that is what everybody else pays meanwhile. The rival is an array of closures in a task-local
  /// value, which is looked up as often.
  static let taskScoped = Benchmark(
    "task-scoped", "What do n hooks of one task cost?", sizes: [0, 1, 10]
  ) { name, size in
    let point = Counter.hookPoint()
    return Case(
      name, size: size,
      [
        bareCall(adding: size),
        .ours { operations in
          withHooks {
            for _ in 0..<max(size, 1) { point.before { _, number in number &+= 1 } }
          } run: {
            // A thread of its own belongs to no task.
            if size == 0 { return onAnotherThread { callAll(point, operations) } }
            return callAll(point, operations)
          }
        },
        .rival("task-local array of closures") { operations in
          let closures = TaskClosures.List(repeating: { number in number &+= 1 }, count: size)
          return TaskClosures.$current.withValue(closures) { TaskClosures.callAll(operations) }
        },
      ])
  }
}

@Sendable
private func callAll(_ point: HookPoint<Counter, Int, Int, Never>, _ operations: Int) -> Int {
  let counter = Counter()
  var sum = 0
  for number in 0..<operations { sum &+= point(counter, number) }
  return sum
}

private enum TaskClosures {
  typealias List = [@Sendable (inout Int) -> Void]

  @TaskLocal static var current: List = []

  static func callAll(_ operations: Int) -> Int {
    let counter = Counter()
    var sum = 0
    for number in 0..<operations {
      var number = number
      for closure in current { closure(&number) }
      sum &+= counter.add(number)
    }
    return sum
  }
}
