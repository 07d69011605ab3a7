public import Synchronization

extension RunCounter {
  /// Counts one run of a hook whose calls never hold slots, in the hook's own cell.
  @inlinable @inline(__always)
  borrowing func countShared() {
    own.wrappingAdd(1, ordering: .relaxed)
  }
}
