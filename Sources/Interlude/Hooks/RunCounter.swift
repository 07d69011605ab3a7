public import Synchronization

/// Counts how often a hook ran, without a shared write in the usual cases.
///
/// A reader's slot belongs to one reader at a time, so a cell that only the holder of one slot
/// writes needs no read-modify-write. The first slot that counts gets the cell inside the hook.
/// Others share an atomic, and after a few of those everyone moves to stripes, a cell for each
/// slot, laid out like the slots: from then on threads that run the same hook write to memory that
/// no other thread touches.
///
/// Which slot owns the cell is one word, so that the usual case is one comparison.
///
/// - Hazard: the stripes are raw memory behind an atomic word.
/// - Proof: they are published once by compare-and-exchange, freed only in `deinit`, and have one
///   cell for every slot that can exist.
@usableFromInline
struct RunCounter: ~Copyable, Sendable {
  @usableFromInline typealias Cell = Atomic<Int>

  @usableFromInline let own = Atomic<Int>(0)
  /// The slot that owns ``own``, ``unclaimed`` or ``disowned``; no slot has the number of those two.
  @usableFromInline let ownSlot = Atomic<Int32>(unclaimed)
  @usableFromInline let shared = Atomic<UInt32>(0)
  @usableFromInline let stripes = Atomic<UInt>(0)

  /// No slot has counted yet.
  @usableFromInline static let unclaimed: Int32 = -2
  /// Every slot counts in its stripe.
  private static let disowned: Int32 = -3

  @usableFromInline init() {}

  deinit {
    let word = stripes.load(ordering: .acquiring)
    guard let cells = unsafe UnsafeMutablePointer<Cell>(bitPattern: word) else { return }
    unsafe cells.deinitialize(count: ReaderSlots.count)
    unsafe cells.deallocate()
  }

  /// Counts one run in a call that holds `slot`, or -1 for a call without one.
  @inlinable @inline(__always)
  borrowing func count(slot: Int) {
    if ownSlot.load(ordering: .relaxed) == Int32(truncatingIfNeeded: slot) {
      own.store(own.load(ordering: .relaxed) &+ 1, ordering: .relaxed)
    } else {
      countElsewhere(slot: slot)
    }
  }

  /// Counts a run that cannot use the hook's own cell.
  @usableFromInline
  borrowing func countElsewhere(slot: Int) {
    let word = stripes.load(ordering: .acquiring)
    if slot >= 0, let cells = unsafe UnsafeMutablePointer<Cell>(bitPattern: word) {
      let cell = unsafe cells + slot
      unsafe cell.pointee.store(
        cell.pointee.load(ordering: .relaxed) &+ 1, ordering: .relaxed)
      return
    }
    if slot >= 0, shared.load(ordering: .relaxed) == 0, claimOwnCell(slot) {
      own.store(own.load(ordering: .relaxed) &+ 1, ordering: .relaxed)
      return
    }
    let shared = shared.wrappingAdd(1, ordering: .relaxed).newValue
    if shared > 16 { publishStripes() }
  }

  /// The number of runs; exact when no call is under way.
  borrowing func total() -> Int {
    var total = own.load(ordering: .relaxed) + Int(shared.load(ordering: .relaxed))
    let word = stripes.load(ordering: .acquiring)
    if let cells = unsafe UnsafeMutablePointer<Cell>(bitPattern: word) {
      for slot in 0..<ReaderSlots.count {
        total += unsafe cells[slot].load(ordering: .relaxed)
      }
    }
    return total
  }

  private borrowing func claimOwnCell(_ slot: Int) -> Bool {
    ownSlot.compareExchange(
      expected: Self.unclaimed, desired: Int32(truncatingIfNeeded: slot), ordering: .relaxed
    ).exchanged
  }

  private borrowing func publishStripes() {
    guard stripes.load(ordering: .acquiring) == 0 else { return }
    let raw = UnsafeMutableRawPointer.allocate(
      byteCount: ReaderSlots.count * MemoryLayout<Cell>.stride, alignment: 64)
    let cells = unsafe raw.bindMemory(to: Cell.self, capacity: ReaderSlots.count)
    for slot in 0..<ReaderSlots.count { unsafe (cells + slot).initialize(to: Cell(0)) }
    let result = stripes.compareExchange(
      expected: 0, desired: UInt(bitPattern: cells), ordering: .acquiringAndReleasing)
    if !result.exchanged {
      unsafe cells.deinitialize(count: ReaderSlots.count)
      unsafe cells.deallocate()
    }
    ownSlot.store(Self.disowned, ordering: .relaxed)
  }
}
