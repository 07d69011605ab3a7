import Dispatch
import Foundation
import Synchronization

/// What one would write by hand to give an object a closure for one call.
protocol ClosureTable: Sendable {
  func set(_ screen: Screen, _ closure: @escaping Screen.Closure)
  func closure(of screen: Screen) -> Screen.Closure?
  func remove(_ screen: Screen)
}

extension ClosureTable {
  /// Stores a closure that adds `number`, runs a call with it, and clears it.
  @inline(__always)
  func cycle(_ screen: Screen, _ number: Int) -> Int {
    set(screen) { _, input in input &+= number }
    var input = number
    closure(of: screen)?(screen, &input)
    let output = screen.prepare(input)
    remove(screen)
    return output
  }
}

/// A dictionary behind a `Mutex`.
final class MutexTable: ClosureTable {
  private let closures = Mutex<[ObjectIdentifier: Screen.Closure]>([:])

  func set(_ screen: Screen, _ closure: @escaping Screen.Closure) {
    closures.withLock { $0[ObjectIdentifier(screen)] = closure }
  }

  func closure(of screen: Screen) -> Screen.Closure? {
    closures.withLock { $0[ObjectIdentifier(screen)] }
  }

  func remove(_ screen: Screen) {
    closures.withLock { _ = $0.removeValue(forKey: ObjectIdentifier(screen)) }
  }
}

/// A dictionary behind an `NSLock`.
///
/// - Hazard: `closures` is a variable of a shared object.
/// - Proof: it is used under the lock.
final class LockTable: ClosureTable, @unchecked Sendable {
  private let lock = NSLock()
  private var closures: [ObjectIdentifier: Screen.Closure] = [:]

  func set(_ screen: Screen, _ closure: @escaping Screen.Closure) {
    lock.withLock { closures[ObjectIdentifier(screen)] = closure }
  }

  func closure(of screen: Screen) -> Screen.Closure? {
    lock.withLock { closures[ObjectIdentifier(screen)] }
  }

  func remove(_ screen: Screen) {
    lock.withLock { _ = closures.removeValue(forKey: ObjectIdentifier(screen)) }
  }
}

/// A dictionary read on a concurrent queue and written there with barriers.
///
/// - Hazard: `closures` is a variable of a shared object.
/// - Proof: it is written in barriers of the queue and read on the queue.
final class QueueTable: ClosureTable, @unchecked Sendable {
  private let queue = DispatchQueue(label: "closures", attributes: .concurrent)
  private var closures: [ObjectIdentifier: Screen.Closure] = [:]

  func set(_ screen: Screen, _ closure: @escaping Screen.Closure) {
    queue.sync(flags: .barrier) { closures[ObjectIdentifier(screen)] = closure }
  }

  func closure(of screen: Screen) -> Screen.Closure? {
    queue.sync { closures[ObjectIdentifier(screen)] }
  }

  func remove(_ screen: Screen) {
    queue.sync(flags: .barrier) { _ = closures.removeValue(forKey: ObjectIdentifier(screen)) }
  }
}
