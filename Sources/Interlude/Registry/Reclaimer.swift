internal import Synchronization

/// Frees what has been unlinked when no call can still be reading it.
///
/// The scheme, with the proof, is in `docs/decisions/0003-reclaiming-plans.md`. In short: what is
/// handed over has been unlinked, so only calls that claimed their slot earlier can have found it;
/// such a call's slot says either that it is still searching, and then nothing is freed, or which
/// plan it runs, and then that plan is not.
///
/// Everything is released outside of the lock.
final class Reclaimer: Sendable {
  struct State: ~Copyable, Sendable {
    var pending = GarbageBag()
    /// The plans of calls that found no free slot, with their number.
    var overflow: [UInt: Int] = [:]
    var threshold = 32
  }

  let slots: ReaderSlots
  private let lock = Lock(State())

  init(slots: ReaderSlots) {
    self.slots = slots
  }

  /// The number of things that wait.
  var pendingCount: Int { lock.withLock { $0.pending.count } }

  /// Takes over what has been unlinked; frees at once what can be, if anything in it is urgent.
  func retire(_ garbage: consuming GarbageBag) {
    let isUrgent = garbage.isUrgent
    var incoming = garbage
    let isDue = lock.withLock { state in
      state.pending.add(incoming.take())
      return isUrgent || state.pending.count >= state.threshold
    }
    if isDue { collect() }
  }

  /// Frees what no call reads; marks the slots of calls for which something waits.
  ///
  /// - Complexity: The number of slots, and what waits times the calls under way.
  func collect() {
    for _ in 0..<3 {
      var isDone = true
      let freed = lock.withLock { $0.collect(slots, &isDone) }
      freed.forEach { $0.letGo() }
      if isDone { return }
    }
  }

  /// Counts a call that found no slot as a reader of `plan`.
  func enterOverflow(_ plan: UInt) {
    lock.withLock { $0.overflow[plan, default: 0] += 1 }
  }

  /// Ends what ``enterOverflow(_:)`` began.
  func leaveOverflow(_ plan: UInt) {
    let hasPending = lock.withLock { state in
      if let count = state.overflow[plan] { state.overflow[plan] = count == 1 ? nil : count - 1 }
      return !state.pending.isEmpty
    }
    if hasPending { collect() }
  }

  /// Frees everything; no call may be under way.
  func releaseAll() {
    let freed = lock.withLock { $0.pending.take() }
    freed.forEach { $0.letGo() }
  }
}

extension Reclaimer.State {
  /// Takes out what can be freed; `isDone` turns false when a call that stood in the way has left
  /// meanwhile.
  fileprivate mutating func collect(_ slots: ReaderSlots, _ isDone: inout Bool) -> GarbageBag {
    let readers = slots.readers()
    if readers.isEmpty, overflow.isEmpty { return pending.take() }
    var freed = GarbageBag()
    let overflow = Array(overflow.keys)
    pending.move(to: &freed) { item in
      var isRead = overflow.contains { item.isRead(by: $0) }
      for reader in readers where item.isRead(by: reader.word) {
        isRead = true
        slots.setAwaited(true, reader.slot)
        if slots.word(of: reader.slot) != reader.word { isDone = false }
      }
      return !isRead
    }
    threshold = max(32, 2 * pending.count)
    return freed
  }
}
