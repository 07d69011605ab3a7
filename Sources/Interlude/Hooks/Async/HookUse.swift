public import Synchronization

/// Counts the calls that are inside a hook, and finds the instant in which its closure can go.
///
/// A call that may be suspended holds no reader's slot, so the hook itself says whether it is in
/// use. Once closed, nobody gets in; whoever leaves last, or closes when nobody is inside, is told
/// to let go of the closure, and nobody else is.
@usableFromInline
package struct HookUse: ~Copyable, Sendable {
  @inlinable static var closed: Int { 1 << 62 }
  private static var done: Int { 1 << 61 }

  @usableFromInline let word = Atomic<Int>(0)

  @inlinable package init() {}

  /// Enters; ``end()`` has to follow, whatever the answer.
  ///
  /// - Returns: Whether the closure is there and stays until the end.
  @inlinable @inline(__always)
  package borrowing func begin() -> Bool {
    word.wrappingAdd(1, ordering: .acquiringAndReleasing).newValue & Self.closed == 0
  }

  /// Leaves.
  ///
  /// - Returns: Whether the caller has to let go of the closure.
  @inlinable @inline(__always)
  package borrowing func end() -> Bool {
    let left = word.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue
    return left == Self.closed && finish()
  }

  /// Lets nobody in from now on.
  ///
  /// - Returns: Whether the caller has to let go of the closure.
  package borrowing func close() -> Bool {
    let left = word.bitwiseOr(Self.closed, ordering: .acquiringAndReleasing).newValue
    return left == Self.closed && finish()
  }

  @usableFromInline
  borrowing func finish() -> Bool {
    word.compareExchange(
      expected: Self.closed, desired: Self.closed | Self.done, ordering: .acquiringAndReleasing
    ).exchanged
  }
}
