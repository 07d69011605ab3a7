import Dispatch
import Synchronization

/// Runs asynchronous code in a task of its own and waits for its end.
package func inTask(_ body: @escaping @Sendable () async -> Int) -> Int {
  let answer = Answer()
  Task {
    answer.value.store(await body(), ordering: .relaxed)
    answer.isThere.signal()
  }
  answer.isThere.wait()
  return answer.value.load(ordering: .relaxed)
}

private final class Answer: Sendable {
  let value = Atomic(0)
  let isThere = DispatchSemaphore(value: 0)
}
