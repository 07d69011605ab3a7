public import Synchronization

/// One attached hook without its types: its place in the order, its life and its counts.
///
/// What it does is in ``TypedHook``. Plans, tables and the order need only this much, so they are
/// compiled once and not for each hook point.
///
/// What a call needs lies at the end, beside the closure: in one line or two of the cache.
///
/// - Hazard: variables of a shared object are used without the runtime's exclusivity check.
/// - Proof: `position` is read and written only under the lock of the set that holds the hook; the
///   others are written before the hook is linked, in `init` or when it is used again, and then
///   nobody else has a reference to it (``ObjectShard``).
@usableFromInline
class HookRecord: Reclaimable, @unchecked Sendable {
  /// What few hooks have: a name, constraints, an owner, a condition.
  @usableFromInline final let extras: HookExtras?
  @usableFromInline final let home: RegistryReference
  /// Where the set that holds the hook has it; only under that set's lock.
  @usableFromInline @exclusivity(unchecked) var position: Int32 = -1
  /// The number of the registration among those that it can tie with; set when attached.
  @usableFromInline @exclusivity(unchecked) var sequence: UInt64 = 0
  @usableFromInline @exclusivity(unchecked) final var station: HookStation
  // Behind the station, whose last word leaves room: a hook is as small as it can be.
  @usableFromInline final let life: Atomic<HookLife>
  @usableFromInline final let isOneShot: Bool
  @usableFromInline final let runs = RunCounter()

  @inlinable
  init(
    _ step: PlanStep, _ scope: HookScope, order: Order, isOneShot: Bool, extras: HookExtras?,
    site: HookSite, home: RegistryReference
  ) {
    unsafe station = HookStation(order: order, site: site, scope: scope, step: step)
    self.home = home
    self.isOneShot = isOneShot
    self.extras = extras
    let isGuarded = isOneShot || extras?.guardsEntry == true
    life = Atomic(isGuarded ? .guarded : .live)
    super.init()
  }

  @inlinable @inline(__always) final var order: Order { unsafe station.order }
  @inlinable @inline(__always) final var site: HookSite { unsafe station.site }
  @inlinable @inline(__always) final var scope: HookScope { unsafe station.scope }
  @inlinable @inline(__always) final var step: PlanStep { unsafe station.step }

  /// Whether the closure is still to be let go by whoever frees the hook.
  ///
  /// The closure of a one-shot that was claimed is let go by whoever claimed it; a condition may be
  /// asked by any reader.
  final var ownsBody: Bool {
    extras != nil || life.load(ordering: .acquiring) != .claimed
  }

  override var isUrgent: Bool { ownsBody }

  override func isRead(by word: UInt) -> Bool {
    if word == ReaderSlots.searching || word == PlanWord(single: self).bits { return true }
    return ownsBody && PlanWord(word).contains(self)
  }

  override func letGo() {
    if ownsBody { releaseBody() }
  }

  /// Lets go of the closures; only when nobody can be running or about to run them.
  func releaseBody() {}

  /// Whether a body may still start, asked under a lock.
  func isActive(_ loaded: inout LoadedObjects) -> Bool {
    switch life.load(ordering: .acquiring) {
    case .live, .guarded: extras?.isAlive(&loaded) ?? true
    case .claimed, .cancelled: false
    }
  }

  /// Whether a body may still start; not to be asked under a lock.
  var isActive: Bool {
    switch life.load(ordering: .acquiring) {
    case .live, .guarded: extras.map { !$0.hasDeadOwner && !$0.hasDeadSubject } ?? true
    case .claimed, .cancelled: false
    }
  }

  /// Whether it is certain that no body starts any more; says nothing of the owner.
  @inlinable final var hasEnded: Bool {
    let life = life.load(ordering: .acquiring)
    return life == .claimed || life == .cancelled
  }

  /// Begins another life, before the hook is linked; the closure is put in by the caller.
  final func begin(again station: HookStation, sequence: UInt64) {
    unsafe self.station = station
    unsafe self.sequence = sequence
    life.store(.guarded, ordering: .relaxed)
  }

  /// Ends the hook; true for the one caller that did it.
  final func end() -> Bool {
    let life = life.load(ordering: .acquiring)
    guard life == .live || life == .guarded else { return false }
    return self.life.compareExchange(
      expected: life, desired: .cancelled, ordering: .acquiringAndReleasing
    ).exchanged
  }

  /// Ends and detaches the hook at the wish of its registration.
  ///
  /// - Returns: Whether this call ended it.
  @usableFromInline
  func cancel() -> Bool {
    home.registry?.cancel(self) ?? false
  }

  /// How often a body has started.
  var timesRun: Int {
    if isOneShot { return life.load(ordering: .acquiring) == .claimed ? 1 : 0 }
    return runs.total()
  }

  /// What the order compares when no constraint speaks.
  var key: OrderKey { unsafe OrderKey(rank: order.rank, level: level, sequence: sequence) }
}

/// What a hook is in a plan: one of the four kinds, or the original at the end.
@usableFromInline
enum PlanStep: UInt8, Sendable {
  case before
  case after
  case around
  case finally
  case original

  var kind: HookKind? {
    switch self {
    case .before: .before
    case .after: .after
    case .around: .around
    case .finally: .finally
    case .original: nil
    }
  }
}
