import Synchronization

/// A number that every thread can raise.
final class Counter: Sendable {
  private let number = Atomic<Int>(0)

  var value: Int { number.load(ordering: .acquiring) }

  @discardableResult
  func increment() -> Int {
    number.add(1, ordering: .acquiringAndReleasing).newValue
  }
}
