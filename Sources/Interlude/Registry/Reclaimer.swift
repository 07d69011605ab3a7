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
    var threshold = GarbageBag.batch
  }

  let slots: ReaderSlots
  private let lock = Lock(State())

  init(slots: ReaderSlots) {
    self.slots = slots
  }

  /// The number of things that wait.
  var pendingCount: Int { lock.withLock { $0.pending.count } }

  /// Takes over what has been unlinked; frees at once what can be, if anything in it is urgent.
  func retire(_ garbage: consuming GarbageBag, waits: Bool) {
    let isUrgent = garbage.isUrgent
    var incoming = garbage
    var blockers = Blockers()
    let freed = lock.withLock { state in
      state.pending.add(incoming.take())
      let isDue = state.pending.isLarge || isUrgent || state.pending.count >= state.threshold
      return isDue ? state.collect(slots, &blockers) : GarbageBag()
    }
    letGo(freed)
    let waits = waits && isUrgent
    if blockers.haveLeft(slots, waits: waits) { collect(waits: waits) }
  }

  /// Frees what no call reads; marks the slots of calls for which something waits.
  ///
  /// A call that leaves may miss a mark that is made in the same instant: it stores zero and then
  /// looks for a mark, and a processor may do the second before others see the first. It sees the
  /// zero within a fraction of a microsecond, so whoever `waits` looks that long again.
  ///
  /// - Complexity: The number of slots, and what waits times the calls under way.
  func collect(waits: Bool) {
    for _ in 0..<3 {
      var blockers = Blockers()
      letGo(lock.withLock { $0.collect(slots, &blockers) })
      if !blockers.haveLeft(slots, waits: waits) { return }
    }
  }

  /// Releases what no call reads; not under the lock.
  @inline(__always)
  private func letGo(_ freed: consuming GarbageBag) {
    if freed.isUrgent { freed.forEach { $0.letGo() } }
  }

  /// Counts a call that found no slot as a reader of `plan`.
  func enterOverflow(_ plan: UInt) {
    slots.noteOverflow(1)
    lock.withLock { $0.overflow[plan, default: 0] += 1 }
  }

  /// Ends what ``enterOverflow(_:)`` began.
  func leaveOverflow(_ plan: UInt) {
    let hasPending = lock.withLock { state in
      if let count = state.overflow[plan] { state.overflow[plan] = count == 1 ? nil : count - 1 }
      return !state.pending.isEmpty
    }
    slots.noteOverflow(-1)
    if hasPending { collect(waits: false) }
  }

  /// Frees everything; no call may be under way.
  func releaseAll() {
    let freed = lock.withLock { $0.pending.take() }
    freed.forEach { $0.letGo() }
  }
}

extension Reclaimer.State {
  /// Takes out what can be freed; `blockers` gets the calls that stand in the way of the rest.
  fileprivate mutating func collect(
    _ slots: ReaderSlots, _ blockers: inout Blockers
  ) -> GarbageBag {
    // What was unlinked before this is not found by a call whose claim is not seen after it.
    atomicMemoryFence(ordering: .sequentiallyConsistent)
    let readers = slots.readers()
    if readers.isEmpty, overflow.isEmpty { return pending.take() }
    let overflow = overflow
    let freed =
      pending.isUrgent
      ? pending.take { item in
        !blockers.note(item, readers, slots) && !overflow.contains { item.isRead(by: $0.key) }
      }
      : pending.take { item in
        !readers.contains { item.isNamed(by: $0.word) }
          && (overflow.isEmpty || !overflow.contains { item.isNamed(by: $0.key) })
      }
    threshold = max(GarbageBag.batch, 2 * pending.count)
    return freed
  }
}

/// The calls that kept something from being freed; one of them stands for all.
private struct Blockers {
  var last: (slot: Int, word: UInt)?

  /// Whether a call is reading something; those that keep what is urgent are marked.
  mutating func note(_ item: Reclaimable, _ readers: ReaderCensus, _ slots: ReaderSlots) -> Bool {
    var isRead = false
    _ = readers.contains { reader in
      guard item.isRead(by: reader.word) else { return false }
      isRead = true
      // What a user cannot see may wait for company.
      guard item.isUrgent else { return true }
      slots.setAwaited(true, reader.slot)
      last = reader
      return false
    }
    return isRead
  }

  /// Whether the call has left since it was marked, so that another try frees more.
  func haveLeft(_ slots: ReaderSlots, waits: Bool) -> Bool {
    guard let last else { return false }
    for _ in 0..<(waits ? 400 : 1) where slots.word(of: last.slot) != last.word { return true }
    return false
  }
}
