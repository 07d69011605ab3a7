/// Something that calls may still be reading when it has been unlinked.
///
/// - Hazard: `next` is a variable of a shared object, and does not keep what it names.
/// - Proof: an object is unlinked once, and from then on in one ``GarbageBag`` at a time, which owns
///   a reference to it and is the only one to use `next`.
@safe @usableFromInline
class Reclaimable: @unchecked Sendable {
  @exclusivity(unchecked) @usableFromInline var next: Unmanaged<Reclaimable>?

  @inlinable
  init() {}

  /// Whether a call whose slot says `word` can be reading this.
  ///
  /// What has no word of its own is read only while searching.
  func isRead(by word: UInt) -> Bool {
    word == ReaderSlots.searching
  }

  /// Whether a word is that of this: enough to ask of what is not urgent.
  @inline(__always)
  final func isNamed(by word: UInt) -> Bool {
    let own = unsafe UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque())
    return word == ReaderSlots.searching || word & ~3 == own
  }

  /// Whether it owns what a user can see, and is to be freed as soon as that is possible.
  var isUrgent: Bool { false }

  /// Whether it may be used again where nobody else has a reference to it.
  var isReusable: Bool { false }

  /// Lets go of what a user can see; called once, when no call can be reading this.
  func letGo() {}
}

/// Things on their way to the ``Reclaimer``: a list through the things themselves, so that putting
/// one in allocates nothing.
@safe
struct GarbageBag: ~Copyable, @unchecked Sendable {
  private var first: Unmanaged<Reclaimable>?
  private(set) var count = 0
  /// Whether something in it owns what a user can see, and should not wait for company.
  private(set) var isUrgent = false
  /// Whether something in it is large, and should not wait for company either.
  private(set) var isLarge = false

  init() {}

  deinit {
    var next = unsafe first
    while let item = unsafe next {
      unsafe next = item.borrow { unsafe $0.next }
      unsafe item.release()
    }
  }

  var isEmpty: Bool { count == 0 }

  /// How many things are looked at together: enough to share the cost of reading every slot, which
  /// takes the line of each thread that calls from it for a moment.
  static let batch = 24

  /// Whether there is enough in it, or something that should not wait.
  var isDue: Bool { isUrgent || isLarge || count >= Self.batch }

  /// Adds something that nobody can find any more.
  mutating func add(_ item: Reclaimable) {
    unsafe push(.passRetained(item))
  }

  /// Adds a table that nobody can find any more.
  mutating func add(_ table: WordTable) {
    unsafe push(.passRetained(table))
    if table.capacity > WordTable.smallest { isLarge = true }
  }

  /// Adds the storage of a plan that has been unlinked; other plans own nothing.
  mutating func add(_ plan: PlanWord) {
    guard plan.ownsStorage else { return }
    unsafe push(.passRetained(plan.storage.takeRetainedValue()))
  }

  /// Adds a hook that has been detached.
  mutating func add(_ hook: HookRecord) {
    unsafe push(.passRetained(hook))
    if hook.ownsBody { isUrgent = true }
  }

  /// Adds a hook that has been detached, with the reference that its table had.
  @inline(__always)
  mutating func add(owned hook: HookRecord) {
    unsafe push(.passUnretained(hook))
    if hook.ownsBody { isUrgent = true }
  }

  /// Takes everything that another bag has.
  mutating func add(_ other: consuming GarbageBag) {
    isUrgent = isUrgent || other.isUrgent
    isLarge = isLarge || other.isLarge
    if isEmpty {
      swap(&self, &other)
    } else {
      while let item = unsafe other.pop() { unsafe push(item) }
    }
  }

  /// Empties the bag where that is due.
  mutating func takeIfDue() -> GarbageBag {
    isDue ? take() : GarbageBag()
  }

  /// Empties the bag.
  mutating func take() -> GarbageBag {
    let taken = self
    self = GarbageBag()
    return taken
  }

  /// Takes out what `isFree` says.
  @inline(__always)
  mutating func take(where isFree: (Reclaimable) -> Bool) -> GarbageBag {
    var taken = GarbageBag()
    var kept = GarbageBag()
    taken.isUrgent = isUrgent
    while let item = unsafe pop() {
      if unsafe item.borrow(isFree) {
        unsafe taken.push(item)
      } else {
        if isUrgent, unsafe item.borrow({ $0.isUrgent }) { kept.isUrgent = true }
        unsafe kept.push(item)
      }
    }
    self = kept
    return taken
  }

  /// Runs `body` with each thing.
  borrowing func forEach(_ body: (Reclaimable) -> Void) {
    var next = unsafe first
    while let item = unsafe next {
      unsafe next = item.borrow { unsafe $0.next }
      unsafe item.borrow(body)
    }
  }

  @inline(__always)
  mutating func push(_ item: Unmanaged<Reclaimable>) {
    unsafe item.borrow { unsafe $0.next = first }
    unsafe first = item
    count += 1
  }

  @inline(__always)
  mutating func pop() -> Unmanaged<Reclaimable>? {
    guard let item = unsafe first else { return nil }
    unsafe first = item.borrow { unsafe $0.next }
    count -= 1
    return unsafe item
  }
}
