import Dispatch
import Foundation
import Synchronization

/// What one would write by hand to run closures, added and removed at any time, around a method.
protocol SharedClosures: Sendable {
  typealias Closure = @Sendable (Counter, inout Int) -> Void

  /// The closures, to be run without the lock.
  func all() -> [Closure]
  func append(_ closure: @escaping Closure)
  func removeLast()
}

extension SharedClosures {
  @inline(__always)
  func call(_ counter: Counter, _ number: Int) -> Int {
    var number = number
    for closure in all() { closure(counter, &number) }
    return counter.add(number)
  }
}

/// An array behind a `Mutex`.
final class MutexList: SharedClosures {
  private let closures = Mutex<[Closure]>([])

  func all() -> [Closure] { closures.withLock { $0 } }
  func append(_ closure: @escaping Closure) { closures.withLock { $0.append(closure) } }
  func removeLast() { closures.withLock { _ = $0.removeLast() } }
}

/// An array behind an `NSLock`.
///
/// - Hazard: `closures` is a variable of a shared object.
/// - Proof: it is used under the lock.
final class LockList: SharedClosures, @unchecked Sendable {
  private let lock = NSLock()
  private var closures: [Closure] = []

  func all() -> [Closure] { lock.withLock { closures } }
  func append(_ closure: @escaping Closure) { lock.withLock { closures.append(closure) } }
  func removeLast() { lock.withLock { _ = closures.removeLast() } }
}

/// An array read on a concurrent queue and written there with barriers.
///
/// - Hazard: `closures` is a variable of a shared object.
/// - Proof: it is written in barriers of the queue and read on the queue.
final class QueueList: SharedClosures, @unchecked Sendable {
  private let queue = DispatchQueue(label: "closures", attributes: .concurrent)
  private var closures: [Closure] = []

  func all() -> [Closure] { queue.sync { closures } }

  func append(_ closure: @escaping Closure) {
    queue.sync(flags: .barrier) { closures.append(closure) }
  }

  func removeLast() { queue.sync(flags: .barrier) { _ = closures.removeLast() } }
}

/// An array in an actor.
actor ActorList {
  private var closures: [SharedClosures.Closure] = []

  private func all() -> [SharedClosures.Closure] { closures }
  func append(_ closure: @escaping SharedClosures.Closure) { closures.append(closure) }
  func removeLast() { closures.removeLast() }

  nonisolated func calls(_ operations: Int) async -> Int {
    let counter = Counter()
    var sum = 0
    for number in 0..<operations {
      var number = number
      for closure in await all() { closure(counter, &number) }
      sum &+= counter.add(number)
    }
    return sum
  }
}
