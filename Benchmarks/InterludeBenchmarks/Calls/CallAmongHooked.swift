import BenchmarkKit
import Interlude
import Synchronization

extension Benchmark {
  /// What a call costs on an object without hooks, while n others have some.
  ///
  /// It decides whether hooks on single objects can be used in a program with many objects. The
  /// rival looks the object up in a dictionary behind a `Mutex`.
  static let callAmongHooked = Benchmark(
    "call-unhooked-among-hooked",
    "What does a call on an unhooked object cost while n others have hooks?",
    sizes: [0, 1, 1_000, 100_000]
  ) { name, size in
    let crowd = (0..<size).map { _ in Listed() }
    let point = HookPoint("Listed.add") { (listed: Listed, number: Int) in listed.add(number) }
    for listed in crowd { point.before(.object(listed)) { _, number in number &+= 1 } }
    let table = ListedTable(crowd)
    let subject = Listed()
    return Case(
      name, size: size,
      [
        .floor("bare method") { operations in
          var sum = 0
          for number in 0..<operations { sum &+= subject.add(number) }
          return sum
        },
        .ours { operations in
          withExtendedLifetime(crowd) {
            var sum = 0
            for number in 0..<operations { sum &+= point(subject, number) }
            return sum
          }
        },
        .rival("Mutex dictionary look-up") { operations in
          var sum = 0
          for number in 0..<operations { sum &+= table.add(subject, number) }
          return sum
        },
      ])
  }
}

private final class Listed: SentinelHolder, Sendable {
  let sentinel = Sentinel()

  @inline(never)
  func add(_ number: Int) -> Int { number &+ 1 }
}

private final class ListedTable: Sendable {
  private let closures: Mutex<[ObjectIdentifier: @Sendable (Listed, inout Int) -> Void]>

  init(_ crowd: [Listed]) {
    let entries = crowd.map { listed in
      let closure: @Sendable (Listed, inout Int) -> Void = { _, number in number &+= 1 }
      return (ObjectIdentifier(listed), closure)
    }
    closures = Mutex(Dictionary(uniqueKeysWithValues: entries))
  }

  func add(_ listed: Listed, _ number: Int) -> Int {
    var number = number
    let closure = closures.withLock { $0[ObjectIdentifier(listed)] }
    closure?(listed, &number)
    return listed.add(number)
  }
}
