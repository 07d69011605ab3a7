import BenchmarkKit
import Interlude

extension Benchmark {
  /// What an object costs that is made, gets a hook and ends, and what memory is left of it.
  ///
  /// Objects come and go for as long as a program runs: what is left of each has to be nothing. The rival
  /// is a dictionary behind an `NSLock`, from which each object is removed by hand. The bytes are those in use
  /// after all objects of a round have gone.
  static let subjectsGone = Benchmark(
    "subjects-gone", "What does an object with a hook cost, and what is left of it?",
    sizes: [1, 1_000, 100_000, 1_000_000], quickLimit: 1_000
  ) { name, size in
    let point = Item.hookPoint()
    let plainPoint = Counter.hookPoint()
    let table = ItemTable()
    return Case(
      name, size: size, step: size,
      [
        comings("interlude", .ours, size) {
          let subjects = (0..<size).map { _ in Item() }
          for item in subjects { point.before(.object(item)) { _, number in number &+= 1 } }
        },
        comings("interlude, no sentinel", .ours, size) {
          let subjects = (0..<size).map { _ in Counter() }
          for item in subjects { plainPoint.before(.object(item)) { _, number in number &+= 1 } }
        },
        comings("NSLock dictionary", .rival, size) {
          let subjects = (0..<size).map { _ in Item() }
          for item in subjects { table.set(item) { _, number in number &+= 1 } }
          for item in subjects { table.remove(item) }
        },
      ])
  }
}

private func comings(
  _ name: String, _ role: Contender.Role, _ count: Int, _ comeAndGo: @escaping () -> Void
) -> Contender {
  var contender = Contender(name, role) { operations in
    rounds(operations, of: count) {
      comeAndGo()
      return count
    }
  }
  contender.bytesPerSubject = bytes(for: count, comeAndGo)
  return contender
}
