import BenchmarkKit
import Foundation
import Interlude

extension Benchmark {
  /// What each before costs.
  ///
  /// The most frequent hook. The floor is the bare method. Rivals are what one would write by hand
  /// on one thread, an array of closures called in a loop, and a notification with n observers.
  static let callBefore = Benchmark(
    "call-before", "What do n befores cost?", sizes: [1, 2, 5, 10, 100]
  ) { name, size in
    Case(
      name, size: size,
      [
        bareCall(adding: size), calls(Counter.hookPoint(befores: size)), closuresInALoop(size),
        notifications(size),
      ])
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

private func notifications(_ count: Int) -> Contender {
  let counter = Counter()
  let center = NotificationCenter()
  let name = Notification.Name("Counter.add")
  for _ in 0..<count {
    _ = center.addObserver(forName: name, object: nil, queue: nil) { notification in
      (notification.object as? NumberBox)?.number &+= 1
    }
  }
  return .rival("NotificationCenter post") { operations in
    var sum = 0
    for number in 0..<operations {
      let box = NumberBox(number)
      center.post(name: name, object: box)
      sum &+= counter.add(box.number)
    }
    return sum
  }
}
