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
  struct State: Sendable {
    var pending: [Garbage] = []
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
  func retire(_ garbage: GarbageBag) {
    let isDue = lock.withLock { state in
      state.pending += garbage.items
      return garbage.isUrgent || state.pending.count >= state.threshold
    }
    if isDue { collect() }
  }

  /// Frees what no call reads; marks the slots of calls for which something waits.
  ///
  /// - Complexity: The number of slots, and what waits times the calls under way.
  func collect() {
    for _ in 0..<3 {
      let (freed, isDone) = lock.withLock { $0.collect(slots) }
      release(freed)
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
    let freed = lock.withLock { state in
      defer { state.pending = [] }
      return state.pending
    }
    release(freed)
  }

  private func release(_ freed: [Garbage]) {
    for case .body(let hook) in freed { hook.releaseBody() }
  }
}

extension Reclaimer.State {
  /// Splits what waits into what can be freed and what cannot.
  ///
  /// - Returns: What can be freed, and false when a call that stood in the way has left meanwhile.
  fileprivate mutating func collect(_ slots: ReaderSlots) -> (freed: [Garbage], isDone: Bool) {
    let readers = slots.readers()
    if readers.isEmpty, overflow.isEmpty {
      defer { pending = [] }
      return (pending, true)
    }
    var freed: [Garbage] = []
    var kept: [Garbage] = []
    var isDone = true
    for garbage in pending {
      var isRead = overflow.keys.contains { garbage.isRead(by: $0) }
      for reader in readers where garbage.isRead(by: reader.word) {
        isRead = true
        slots.setAwaited(true, reader.slot)
        if slots.word(of: reader.slot) != reader.word { isDone = false }
      }
      if isRead { kept.append(garbage) } else { freed.append(garbage) }
    }
    pending = kept
    threshold = max(32, 2 * kept.count)
    return (freed, isDone)
  }
}

extension Garbage {
  /// Whether a call whose slot says `word` can be reading this.
  fileprivate func isRead(by word: UInt) -> Bool {
    if word == ReaderSlots.searching { return true }
    switch self {
    case .memory: return false
    case .plan(_, let own): return own == word
    case .body(let hook): return PlanWord(word).contains(hook)
    }
  }
}
