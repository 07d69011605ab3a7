internal import Synchronization

extension ObjectShard {
  /// Attaches a one-shot to an object that tells of its end, in the record of one that has run.
  ///
  /// A closure for one call then asks for no memory but its own.
  ///
  /// - Parameters:
  ///   - station: What the hook is.
  ///   - object: The object; it has no other hooks.
  ///   - fill: Puts the closure into the record.
  /// - Returns: The hook; nil where that is not simple, and then nothing has changed.
  @inline(__always)
  func insertAgain(
    _ station: HookStation, for object: ObjectIdentifier, filling fill: (HookRecord) -> Void
  ) -> HookRecord? {
    lock.withLock { state in
      if state.weakCount != 0 { return nil }
      let entered = unsafe tables.enter(for: object, of: index) {
        guard let spare = unsafe state.spares.pop() else { return nil }
        state.sequence &+= 1
        unsafe spare.borrow { record in
          record.begin(again: station, sequence: state.sequence)
          fill(record)
        }
        return unsafe spare
      }
      return unsafe entered?.takeUnretainedValue()
    }
  }

  /// Keeps what can be used again of what has been unlinked.
  ///
  /// - Returns: What the reclaimer is to free: the rest, most often nothing.
  @inline(never)
  func recycle(_ state: inout State) -> GarbageBag {
    shrink(&state)
    if state.garbage.isUrgent || state.garbage.isLarge || state.spares.isFull || slots.hasOverflow {
      return state.garbage.take()
    }
    // What was unlinked before this is not found by a call whose claim is not seen after it.
    atomicMemoryFence(ordering: .sequentiallyConsistent)
    let readers = slots.readers()
    var read = GarbageBag()
    var rest = GarbageBag()
    while let item = unsafe state.garbage.pop() {
      let isRead = readers.contains { reader in
        unsafe item._withUnsafeGuaranteedRef { $0.isNamed(by: reader.word) }
      }
      if isRead {
        unsafe read.push(item)
      } else if unsafe !state.spares.keep(item) {
        unsafe rest.push(item)
      }
    }
    // Who dropped the last registration has read the record before.
    atomicMemoryFence(ordering: .acquiring)
    if read.count < GarbageBag.batch { state.garbage = read } else { rest.add(read) }
    return rest
  }
}
