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
  /// Something unlinked that is to be let go.
  enum Garbage: @unchecked Sendable {
    /// A table or a node: read only while searching.
    case memory(AnyObject)
    /// A plan: read while a slot names it.
    case plan(AnyObject, word: UInt)
    /// The closure of an ended hook: read while a slot names a plan with the hook.
    case body(HookRecord)
  }

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

  /// Takes over what has been unlinked.
  ///
  /// - Parameters:
  ///   - garbage: What nobody can find any more.
  ///   - isUrgent: Whether to free at once what can be: closures, which own what users see. The
  ///     rest waits for company.
  func retire(_ garbage: [Garbage], isUrgent: Bool) {
    let isDue = lock.withLock { state in
      state.pending += garbage
      return isUrgent || state.pending.count >= state.threshold
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
  mutating func collect(
    _ slots: ReaderSlots
  ) -> (freed: [Reclaimer.Garbage], isDone: Bool) {
    let readers = (0..<ReaderSlots.count).compactMap { slot in
      let word = slots.word(of: slot)
      return word == 0 ? nil : (slot: slot, word: word)
    }
    let overflow = Array(overflow.keys)
    var freed: [Reclaimer.Garbage] = []
    var kept: [Reclaimer.Garbage] = []
    var blockers: Set<Int> = []
    for garbage in pending {
      let blocking = readers.filter { garbage.isRead(by: $0.word) }
      if blocking.isEmpty, !overflow.contains(where: garbage.isRead(by:)) {
        freed.append(garbage)
      } else {
        kept.append(garbage)
        blockers.formUnion(blocking.map(\.slot))
      }
    }
    pending = kept
    threshold = max(32, 2 * kept.count)
    for slot in blockers { slots.setAwaited(true, slot) }
    let isDone = readers.allSatisfy { reader in
      !blockers.contains(reader.slot) || slots.word(of: reader.slot) == reader.word
    }
    return (freed, isDone)
  }
}

extension Reclaimer.Garbage {
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

extension Reclaimer.Garbage {
  /// Whether it owns something that a user can see.
  var isUrgent: Bool {
    if case .body = self { true } else { false }
  }
}

extension HookRecord {
  /// Hands over a hook that has been detached.
  ///
  /// The closure of a one-shot that was claimed is let go by whoever claimed it; a condition may be
  /// asked by any reader.
  func discard(into garbage: inout [Reclaimer.Garbage]) {
    garbage.append(.plan(self, word: PlanWord(single: self).bits))
    let isClaimed = life.load(ordering: .acquiring) == .claimed
    if !isClaimed || extras != nil { garbage.append(.body(self)) }
  }
}
