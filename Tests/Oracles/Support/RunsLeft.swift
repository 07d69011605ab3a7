import Synchronization

/// How often a hook may still do something.
final class RunsLeft: Sendable {
  private let left: Atomic<Int>

  init(_ count: Int) {
    left = Atomic(count)
  }

  /// Uses one; false when none is left.
  func take() -> Bool {
    left.wrappingSubtract(1, ordering: .relaxed).oldValue > 0
  }
}
