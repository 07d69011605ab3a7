import BenchmarkKit
import Interlude

extension Benchmark {
  /// What it costs to attach n hooks to one point, call it, and cancel them.
  ///
  /// It has to stay O(n log n), in whatever order they are cancelled: plug-ins and tests attach
  /// many. The rival appends to an array, sorts it, and empties it from the end. Time is for one hook.
  static let registration = Benchmark(
    "registration", "What does attaching n hooks, one call and cancelling cost for each?",
    sizes: [1, 100, 10_000, 100_000], quickLimit: 10_000
  ) { name, size in
    // A step that shares no factor with the sizes visits every position once.
    return Case(
      name, size: size, step: size,
      [
        contender("interlude", size) { $0 },
        contender("interlude, cancelled in reverse", size) { size - 1 - $0 },
        contender("interlude, cancelled in any order", size) { $0 * 7_919 % size },
        .ours("interlude, with constraints") { operations in
          rounds(operations, of: size) {
            attachCallCancel(size, attach: attachConstrained, cancelling: { $0 })
          }
        },
        .rival("array append and sort") { operations in
          rounds(operations, of: size) { appendSortCall(size) }
        },
      ])
  }
}

private typealias Point = HookPoint<Counter, Int, Int, Never>

private func contender(
  _ subject: String, _ count: Int, cancelling position: @escaping (Int) -> Int
) -> Contender {
  .ours(subject) { operations in
    rounds(operations, of: count) {
      attachCallCancel(count, attach: attachOrdered, cancelling: position)
    }
  }
}

private func attachCallCancel(
  _ count: Int, attach: (Point, Int) -> Registration?, cancelling position: (Int) -> Int
) -> Int {
  let point = Counter.hookPoint()
  let registrations = (0..<count).map { attach(point, $0) }
  let answer = point(Counter(), 0)
  for index in 0..<count { registrations[position(index)]?.cancel() }
  return answer
}

private func attachOrdered(_ point: Point, _ index: Int) -> Registration? {
  point.before(order: Order(index & 7)) { _, number in number &+= 1 }
}

/// Every tenth hook has one of ten names; the others stand inside of one.
private func attachConstrained(_ point: Point, _ index: Int) -> Registration? {
  let name = layers[index / 10 % layers.count]
  if index % 10 == 0, index < 100 {
    return try? point.before(name: name) { _, number in number &+= 1 }
  }
  return try? point.before(order: .inside(name)) { _, number in number &+= 1 }
}

private let layers = (0..<10).map { "layer \($0)" }

private func appendSortCall(_ count: Int) -> Int {
  var list: [(order: Int, closure: @Sendable (inout Int) -> Void)] = []
  for index in 0..<count { list.append((index & 7, { number in number &+= 1 })) }
  list.sort { $0.order < $1.order }
  var number = 0
  for entry in list { entry.closure(&number) }
  while list.popLast() != nil {}
  return number &+ 1
}
