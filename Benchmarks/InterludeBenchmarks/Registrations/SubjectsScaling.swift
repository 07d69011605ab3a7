import BenchmarkKit
import Interlude

extension Benchmark {
  /// What a call costs on one of n objects that each have a hook, and what memory they take.
  ///
  /// Side tables grow; neither the time of a call nor the bytes of a subject may. The rival is a
  /// dictionary behind an `NSLock`. Subjects are visited in an order that defeats the cache alike.
  static let subjectsScaling = Benchmark(
    "subjects-scaling", "What does a hook cost on each of n objects?",
    sizes: [1, 1_000, 100_000, 1_000_000]
  ) { name, size in
    let subjects = (0..<size).map { _ in Item() }
    let point = Item.hookPoint()
    let ours = bytes(for: size) {
      for item in subjects { point.before(.object(item)) { _, number in number &+= 1 } }
    }
    let table = ItemTable()
    let rival = bytes(for: size) {
      for item in subjects { table.set(item) { _, number in number &+= 1 } }
    }
    return Case(
      name, size: size,
      [
        visits(subjects, "bare method", .floor, nil) { $0.add($1 &+ 1) },
        visits(subjects, "interlude", .ours, ours) { point($0, $1) },
        visits(subjects, "NSLock dictionary", .rival, rival) { table.call($0, $1) },
      ])
  }
}

private func visits(
  _ subjects: [Item], _ name: String, _ role: Contender.Role, _ bytes: Double?,
  _ call: @escaping (Item, Int) -> Int
) -> Contender {
  var contender = Contender(name, role) { operations in
    var sum = 0
    var index = 0
    let stride = 7_919 % subjects.count
    for number in 0..<operations {
      index &+= stride
      if index >= subjects.count { index &-= subjects.count }
      sum &+= call(subjects[index], number)
    }
    return sum
  }
  contender.bytesPerSubject = bytes
  return contender
}
