public import Synchronization

extension Registry {
  /// Whether calls have to look for hooks.
  @usableFromInline
  enum Gate: UInt8, AtomicRepresentable {
    /// No hook is attached.
    case closed
    /// Hooks are attached, or were a moment ago.
    case open
    /// As open, while somebody looks whether any hook is left.
    case closing
  }

  /// Makes calls look for hooks; called after a hook has been linked, before its registration
  /// returns.
  func open() {
    if gate.load(ordering: .sequentiallyConsistent) == .open { return }
    gate.store(.open, ordering: .sequentiallyConsistent)
  }

  /// Notes a call that found no hook; now and then one of them looks whether any is left.
  @inline(__always)
  func noteIdleCall() {
    let calls = idleCalls.load(ordering: .relaxed) &+ 1
    idleCalls.store(calls, ordering: .relaxed)
    if calls & 63 == 0 { closeIfIdle() }
  }

  /// Closes the gate where no hook is attached.
  ///
  /// A hook that is linked after its part was found empty opens the gate again in ``open()``: that
  /// finds `closing` and overwrites it, so the last exchange here fails; or finds `closed`. Only one
  /// call at a time closes: a second could bring `closing` back for the first one's exchange.
  func closeIfIdle() {
    if isClosing.exchange(true, ordering: .acquiringAndReleasing) { return }
    defer { isClosing.store(false, ordering: .releasing) }
    let closing = gate.compareExchange(
      expected: .open, desired: .closing, ordering: .sequentiallyConsistent)
    guard closing.exchanged else { return }
    var isIdle = classes.isEmpty && currentModes.isEmpty
    shards.forEach { isIdle = isIdle && $0.isEmpty }
    _ = gate.compareExchange(
      expected: .closing, desired: isIdle ? .closed : .open, ordering: .sequentiallyConsistent)
  }
}
