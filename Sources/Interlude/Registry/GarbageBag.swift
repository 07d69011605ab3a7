internal import Synchronization

/// What has been unlinked and is to be let go when no call can be reading it.
///
/// - Hazard: it carries objects that need not be `Sendable` to the thread that lets them go.
/// - Proof: nobody else can find them any more; what they own, closures, is `@Sendable`.
enum Garbage: @unchecked Sendable {
  /// A table or a node: read only while searching.
  case memory(AnyObject)
  /// A plan: read while a slot names it.
  case plan(AnyObject, word: UInt)
  /// The closure of an ended hook: read while a slot names a plan with the hook.
  case body(HookRecord)
}

/// Garbage on its way to the ``Reclaimer``.
struct GarbageBag: Sendable {
  private(set) var items: [Garbage] = []
  /// Whether something in it owns what a user can see, and should not wait for company.
  private(set) var isUrgent = false

  var isEmpty: Bool { items.isEmpty }

  /// Adds what is read only while searching.
  mutating func add(memory: AnyObject) {
    items.append(.memory(memory))
  }

  /// Adds the storage of a plan that has been unlinked; other plans own nothing.
  mutating func add(_ plan: PlanWord) {
    guard plan.ownsStorage else { return }
    items.append(.plan(unsafe plan.storage.takeRetainedValue(), word: plan.bits))
  }

  /// Adds a hook that has been detached.
  ///
  /// The closure of a one-shot that was claimed is let go by whoever claimed it; a condition may be
  /// asked by any reader.
  mutating func add(_ hook: HookRecord) {
    items.append(.plan(hook, word: PlanWord(single: hook).bits))
    let isClaimed = hook.life.load(ordering: .acquiring) == .claimed
    if isClaimed, hook.extras == nil { return }
    items.append(.body(hook))
    isUrgent = true
  }

  /// Adds what another bag has.
  mutating func add(_ other: GarbageBag) {
    items += other.items
    isUrgent = isUrgent || other.isUrgent
  }

  /// Empties the bag where that is due: there is enough, or something urgent.
  mutating func takeIfDue() -> GarbageBag {
    isUrgent || items.count >= 32 ? take() : GarbageBag()
  }

  /// Empties the bag.
  mutating func take() -> GarbageBag {
    defer { self = GarbageBag() }
    return self
  }
}
