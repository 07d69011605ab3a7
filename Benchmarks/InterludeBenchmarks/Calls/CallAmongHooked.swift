import Interlude
import Synchronization

extension Benchmark {
  /// What a call costs on an object without hooks, while n others have some.
  ///
  /// It decides whether hooks on single objects can be used in a program with many objects. The
  /// rival looks the object up in a dictionary behind a `Mutex`.
  static let callAmongHooked = Benchmark(
    name: "call-unhooked-among-hooked",
    question: "What does a call on an unhooked object cost while n others have hooks?"
  ) {
    [0, 1, 1_000, 100_000].map { count in
      let crowd = (0..<count).map { _ in Listed() }
      let point = HookPoint("Listed.add") { (listed: Listed, number: Int) in listed.add(number) }
      for listed in crowd { point.before(.object(listed)) { _, number in number &+= 1 } }
      let table = ListedTable(crowd)
      let subject = Listed()
      return Case(
        name: "call-unhooked-among-hooked", size: count,
        contenders: [
          .floor("bare method") { operations in
            (0..<operations).reduce(0) { $0 &+ subject.add($1) }
          },
          .ours { operations in
            withExtendedLifetime(crowd) {
              (0..<operations).reduce(0) { $0 &+ point(subject, $1) }
            }
          },
          .rival("Mutex dictionary look-up") { operations in
            (0..<operations).reduce(0) { $0 &+ table.add(subject, $1) }
          },
        ])
    }
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
