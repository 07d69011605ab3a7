import Foundation
import Interlude
import Synchronization

extension Benchmark {
  /// How calls through one plan scale with threads.
  ///
  /// A lock or a shared reference count makes more threads slower; a plan that is read without
  /// either does not. Time is wall time over the operations of all threads together.
  static let threadsSharedPlan = Benchmark(
    name: "threads-shared-plan", question: "How do calls through one plan scale with threads?"
  ) {
    [1, 2, 4].map { threads in
      let point = Counter.hookPoint()
      point.before { _, number in number &+= 1 }
      let mutex = SharedClosures(), lock = LockedClosures()
      return Case(
        name: "threads-shared-plan", size: 1, threads: threads, hasOneAnswer: false,
        contenders: [
          .parallel("bare method", .floor, threads: threads) { _, operations in
            let counter = Counter()
            return (0..<operations).reduce(0) { $0 &+ counter.add($1 &+ 1) }
          },
          .parallel("interlude", .ours, threads: threads) { _, operations in
            let counter = Counter()
            return (0..<operations).reduce(0) { $0 &+ point(counter, $1) }
          },
          .parallel("Mutex array", .rival, threads: threads) { _, operations in
            let counter = Counter()
            return (0..<operations).reduce(0) { $0 &+ mutex.call(counter, $1) }
          },
          .parallel("NSLock array", .rival, threads: threads) { _, operations in
            let counter = Counter()
            return (0..<operations).reduce(0) { $0 &+ lock.call(counter, $1) }
          },
        ])
    }
  }
}

private typealias Closure = @Sendable (Counter, inout Int) -> Void

private final class SharedClosures: Sendable {
  private let closures = Mutex<[Closure]>([{ _, number in number &+= 1 }])

  func call(_ counter: Counter, _ number: Int) -> Int {
    var number = number
    for closure in closures.withLock({ $0 }) { closure(counter, &number) }
    return counter.add(number)
  }
}

/// - Hazard: `closures` is a variable of a shared object.
/// - Proof: it is read under the lock, and never written after `init`.
private final class LockedClosures: @unchecked Sendable {
  private let lock = NSLock()
  private var closures: [Closure] = [{ _, number in number &+= 1 }]

  func call(_ counter: Counter, _ number: Int) -> Int {
    var number = number
    for closure in lock.withLock({ closures }) { closure(counter, &number) }
    return counter.add(number)
  }
}
