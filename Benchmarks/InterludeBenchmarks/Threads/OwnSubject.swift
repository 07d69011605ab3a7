import Interlude
import Synchronization

extension Benchmark {
  /// How perform cycles on subjects of their own scale with threads.
  ///
  /// Each thread gives its own object a closure for one call. The rival shares one dictionary
  /// behind a `Mutex`.
  static let threadsOwnSubject = Benchmark(
    name: "threads-own-subject", question: "How do perform cycles on own subjects scale?"
  ) {
    [1, 2, 4].map { threads in
      let point = HookPoint("Desk.add") { (desk: Desk, number: Int) in desk.add(number) }
      let desks = (0..<threads).map { _ in Desk() }
      let table = DeskTable()
      return Case(
        name: "threads-own-subject", size: 1, threads: threads, hasOneAnswer: false,
        contenders: [
          .parallel("interlude", .ours, threads: threads) { thread, operations in
            (0..<operations).reduce(0) { sum, number in
              point.before(.object(desks[thread]), once: true) { _, input in input &+= number }
              return sum &+ point(desks[thread], number)
            }
          },
          .parallel("Mutex dictionary", .rival, threads: threads) { thread, operations in
            (0..<operations).reduce(0) { $0 &+ table.cycle(desks[thread], $1) }
          },
        ])
    }
  }
}

private final class Desk: SentinelHolder, Sendable {
  let sentinel = Sentinel()

  @inline(never)
  func add(_ number: Int) -> Int { number &+ 1 }
}

private final class DeskTable: Sendable {
  private let closures = Mutex<[ObjectIdentifier: @Sendable (Desk, inout Int) -> Void]>([:])

  func cycle(_ desk: Desk, _ number: Int) -> Int {
    closures.withLock { $0[ObjectIdentifier(desk)] = { _, input in input &+= number } }
    var input = number
    let closure = closures.withLock { $0[ObjectIdentifier(desk)] }
    closure?(desk, &input)
    closures.withLock { _ = $0.removeValue(forKey: ObjectIdentifier(desk)) }
    return desk.add(input)
  }
}
