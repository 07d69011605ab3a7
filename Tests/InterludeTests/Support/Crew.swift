import Foundation
import Synchronization

/// Threads that run at the same time and are all done when `run` returns.
enum Crew {
  /// Runs `work` on `count` threads of their own; each gets its number.
  ///
  /// A thread may keep its closure for a while after it is done: the closure is not `work`, which is let go.
  ///
  /// - Parameters:
  ///   - count: The number of threads.
  ///   - work: What each does.
  static func run(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) {
    let done = DispatchSemaphore(value: 0)
    let shared = Guarded<(@Sendable (Int) -> Void)?>(work)
    for number in 0..<count {
      let thread = Thread {
        perform(shared, number)
        done.signal()
      }
      thread.stackSize = 64 << 20
      thread.start()
    }
    for _ in 0..<count { done.wait() }
    shared.withLock { $0 = nil }
  }

  @inline(never)
  private static func perform(_ work: Guarded<(@Sendable (Int) -> Void)?>, _ number: Int) {
    work.withLock { $0 }?(number)
  }

  /// Runs `rounds` rounds on `count` threads; in each round all begin at once, and `check` runs
  /// when all have ended.
  static func run(
    _ count: Int, rounds: Int, _ work: @escaping @Sendable (_ thread: Int, _ round: Int) -> Void,
    check: @escaping @Sendable (_ round: Int) -> Void
  ) {
    let barrier = Barrier(count)
    run(count) { thread in
      for round in 0..<rounds {
        barrier.wait()
        work(thread, round)
        if barrier.wait() { check(round) }
      }
    }
  }
}

/// A place where threads wait until all are there.
final class Barrier: Sendable {
  private let count: Int
  private let arrived = Atomic<Int>(0)
  private let phase = Atomic<Int>(0)

  init(_ count: Int) { self.count = count }

  /// Waits for the others; true for the one that came last.
  @discardableResult
  func wait() -> Bool {
    let current = phase.load(ordering: .acquiring)
    if arrived.add(1, ordering: .acquiringAndReleasing).newValue == count {
      arrived.store(0, ordering: .relaxed)
      phase.store(current + 1, ordering: .releasing)
      return true
    }
    while phase.load(ordering: .acquiring) == current { Thread.yield() }
    return false
  }
}

extension Thread {
  /// Lets another thread have the processor.
  fileprivate static func yield() { sched_yield() }
}

/// A door that opens once.
final class Gate: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)

  func open() { semaphore.signal() }

  func pass() {
    semaphore.wait()
    semaphore.signal()
  }
}
