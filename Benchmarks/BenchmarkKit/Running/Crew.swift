import Foundation
import Synchronization

/// Threads that stay, so that a batch on several threads need not make them.
package final class Crew: Sendable {
  private let members: [Member]
  private let done = DispatchSemaphore(value: 0)

  package init(_ count: Int) {
    members = (0..<count).map { _ in Member() }
    for member in members {
      Thread.detachNewThread { [done] in
        while member.runNext() { done.signal() }
      }
    }
  }

  deinit {
    for member in members { member.start(nil) }
  }

  /// Runs `body` once on each thread at the same time, and adds up the answers.
  package func run(_ body: @escaping @Sendable (_ thread: Int) -> Int) -> Int {
    for (index, member) in members.enumerated() { member.start { body(index) } }
    for _ in members { done.wait() }
    return members.reduce(0) { $0 &+ $1.answer }
  }
}

/// One thread of a crew: what it is to do next and what it answered last.
private final class Member: Sendable {
  private struct State {
    var task: (@Sendable () -> Int)?
    var answer = 0
  }

  private let wake = DispatchSemaphore(value: 0)
  private let state = Mutex(State())

  var answer: Int { state.withLock { $0.answer } }

  /// Gives the thread something to do; nil ends it.
  func start(_ task: (@Sendable () -> Int)?) {
    state.withLock { $0.task = task }
    wake.signal()
  }

  /// Waits for something to do and does it; false when there will be nothing more.
  func runNext() -> Bool {
    wake.wait()
    guard let task = state.withLock({ $0.task }) else { return false }
    let answer = task()
    state.withLock { $0.answer = answer }
    return true
  }
}

extension Contender {
  /// The same on several threads: each does its share of the operations at the same time.
  package static func parallel(
    _ subject: String, _ role: Role, _ crew: Crew, threads: Int,
    _ run: @escaping @Sendable (_ thread: Int, _ operations: Int) -> Int
  ) -> Contender {
    Contender(subject, role) { operations in
      let share = operations / threads
      return crew.run { thread in run(thread, share) }
    }
  }
}

/// Runs `body` on a thread of its own, which belongs to no task, and waits for its answer.
package func onAnotherThread(_ body: @escaping @Sendable () -> Int) -> Int {
  Crew(1).run { _ in body() }
}
