public import Synchronization

/// The words in which the calls under way say what they read.
///
/// A call claims a slot with one compare-and-exchange, writes there which plan it runs, and stores
/// zero when it leaves. Nothing that a slot names is freed; while a slot says ``searching``,
/// nothing at all is. So readers never wait and never touch a shared count, and a call that never
/// returns holds back its own plan and no other.
///
/// Slots lie in groups of one cache line; a hash of the caller's stack address chooses the group,
/// so that threads keep to lines of their own without a thread-local. Where two threads meet in
/// a group all the same, the hash is changed (``noteMeeting()``).
///
/// - Hazard: raw memory that every thread writes.
/// - Proof: it is made of atomics, aligned to its groups, allocated and freed with the registry;
///   a slot other than zero is written only by the call that claimed it.
@safe @usableFromInline
struct ReaderSlots: @unchecked Sendable {
  @usableFromInline
  struct Slot: ~Copyable {
    /// Zero, ``searching``, or the word of the plan that a call runs.
    @usableFromInline let word = Atomic<UInt>(0)
    /// Whether something waits to be freed until the call that holds the slot has left.
    @usableFromInline let isAwaited = Atomic<Bool>(false)
  }

  static let groupCount = 32
  static let groupSize = 4
  static let count = groupCount * groupSize

  /// What a slot says while its call looks for a plan.
  static let searching: UInt = 1

  @usableFromInline let slots: UnsafeMutablePointer<Slot>

  /// Which groups any call ever claimed a slot of, a bit for each: the others need no look.
  ///
  /// It lies behind the slots in a line of its own, which is all but constant, as does the next.
  private var groupsInUse: UnsafeMutablePointer<Slot> { unsafe slots + Self.count }

  /// What is added to the addresses that are hashed.
  private var salt: UnsafeMutablePointer<Slot> { unsafe slots + (Self.count + 1) }

  /// How often a call found the first slot of its group taken; in a line of its own.
  private var meetings: UnsafeMutablePointer<Slot> { unsafe slots + (Self.count + Self.groupSize) }

  /// The number of calls that found no slot; see ``Reclaimer``.
  private var overflow: UnsafeMutablePointer<Slot> { unsafe meetings + 1 }

  /// The slots, and the two lines behind them.
  private static let capacity = count + 2 * groupSize

  init() {
    precondition(MemoryLayout<Slot>.stride * 4 == 64, "a group of four is not a cache line")
    let raw = UnsafeMutableRawPointer.allocate(
      byteCount: Self.capacity * MemoryLayout<Slot>.stride, alignment: 64)
    unsafe slots = raw.bindMemory(to: Slot.self, capacity: Self.capacity)
    for index in 0..<Self.capacity { unsafe (slots + index).initialize(to: Slot()) }
  }

  /// Frees the memory; no call may be under way.
  func deallocate() {
    unsafe slots.deinitialize(count: Self.capacity)
    unsafe slots.deallocate()
  }

  /// Claims a slot, which then says ``searching``; -1 where all that it tries are taken.
  ///
  /// The exchange is a full barrier: whatever is unlinked before a scan that does not see the
  /// claim is not found by the search that follows it.
  @inline(__always)
  func claim() -> Int {
    let group = groupOfCaller()
    use(group)
    let first = group &* Self.groupSize
    if unsafe slots[first].word.load(ordering: .relaxed) == 0 {
      let claim = unsafe slots[first].word.compareExchange(
        expected: 0, desired: Self.searching, ordering: .sequentiallyConsistent)
      if claim.exchanged { return first }
    }
    return claim(behind: first)
  }

  /// Claims another slot of a group, or of the next group.
  @inline(never)
  private func claim(behind first: Int) -> Int {
    noteMeeting()
    use((first / Self.groupSize + 1) & (Self.groupCount - 1))
    for offset in 1..<(2 * Self.groupSize) {
      let index = (first + offset) & (Self.count - 1)
      if unsafe slots[index].word.load(ordering: .relaxed) != 0 { continue }
      let claim = unsafe slots[index].word.compareExchange(
        expected: 0, desired: Self.searching, ordering: .sequentiallyConsistent)
      if claim.exchanged { return index }
    }
    return -1
  }

  /// Counts a call that found the first slot of its group taken, and changes the hash now and then.
  ///
  /// Two threads whose stacks lead to one group would meet there for as long as they live; with
  /// another hash they most likely do not. Calls that make calls are counted too, and a change is
  /// no help to them: so changes come at every power of two only, and groups that threads
  /// have left stay in use.
  private func noteMeeting() {
    let count = unsafe meetings.pointee.word.load(ordering: .relaxed) &+ 1
    unsafe meetings.pointee.word.store(count, ordering: .relaxed)
    if count >= 256, count & (count &- 1) == 0 {
      unsafe salt.pointee.word.store(count &* 0x9E37_79B9, ordering: .relaxed)
    }
  }

  /// Says that a group has calls from now on, before the first of them claims a slot: whoever looks
  /// for calls and misses the group misses only calls that begin later.
  @inline(__always)
  private func use(_ group: Int) {
    let bit: UInt = 1 << UInt(truncatingIfNeeded: group)
    if unsafe groupsInUse.pointee.word.load(ordering: .acquiring) & bit != 0 { return }
    unsafe groupsInUse.pointee.word.bitwiseOr(bit, ordering: .sequentiallyConsistent)
  }

  /// Says which plan the call runs from now on.
  @inline(__always)
  func name(_ plan: UInt, in slot: Int) {
    unsafe slots[slot].word.store(plan, ordering: .releasing)
  }

  /// Gives the slot back; true when something waits for that.
  @inlinable @inline(__always)
  func release(_ slot: Int) -> Bool {
    unsafe slots[slot].word.store(0, ordering: .releasing)
    return unsafe slots[slot].isAwaited.load(ordering: .relaxed)
  }

  /// What the slot says now.
  @inline(__always)
  func word(of slot: Int) -> UInt {
    unsafe slots[slot].word.load(ordering: .sequentiallyConsistent)
  }

  /// The calls under way, with what their slots say.
  func readers() -> ReaderCensus {
    var readers = ReaderCensus()
    var groups = unsafe groupsInUse.pointee.word.load(ordering: .sequentiallyConsistent)
    while groups != 0 {
      let first = groups.trailingZeroBitCount &* Self.groupSize
      for slot in first..<(first &+ Self.groupSize) {
        let word = word(of: slot)
        if word != 0 { readers.add((slot, word)) }
      }
      groups &= groups &- 1
    }
    return readers
  }

  /// Counts calls that found no slot, in or out.
  func noteOverflow(_ change: Int) {
    unsafe overflow.pointee.word.wrappingAdd(
      UInt(bitPattern: change), ordering: .sequentiallyConsistent)
  }

  /// Whether calls are under way that found no slot.
  var hasOverflow: Bool {
    unsafe overflow.pointee.word.load(ordering: .sequentiallyConsistent) != 0
  }

  /// Sets whether something waits for the call in the slot.
  func setAwaited(_ isAwaited: Bool, _ slot: Int) {
    unsafe slots[slot].isAwaited.store(isAwaited, ordering: .sequentiallyConsistent)
  }

  /// The group for the calling thread at its present depth of stack.
  @inline(__always)
  private func groupOfCaller() -> Int {
    var marker: UInt8 = 0
    let address = unsafe withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
    let salted = (address >> 16) ^ (unsafe salt.pointee.word.load(ordering: .relaxed))
    let mixed = salted &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: (mixed ^ (mixed >> 32)) >> 20) & (Self.groupCount - 1)
  }
}
