/// Hooks on their way to a plan: those that have not ended, put in order without counting references.
///
/// - Hazard: it has addresses that do not keep the hooks.
/// - Proof: whoever adds hooks keeps them until the plan is made, by an array or by a set under its
///   lock.
@safe
struct HookLine {
  private var entries: [(key: OrderKey, hook: Unmanaged<HookRecord>)] = unsafe []
  private var isSorted = true
  private var isConstrained = false
  /// Hooks that were left out and have still to be ended: their owner or their one object is dead.
  private(set) var orphans: [HookRecord] = []

  /// - Parameter capacity: How many hooks come at most.
  init(capacity: Int) {
    unsafe entries.reserveCapacity(capacity)
  }

  var count: Int { unsafe entries.count }

  /// Adds a hook that has not ended.
  ///
  /// One that has may be met before it is detached, together with one that was admitted because
  /// it had. No call of the plan meets what is left out: whoever makes the plan ends the orphans.
  mutating func add(_ hook: HookRecord, _ loaded: inout LoadedObjects) {
    guard hook.isActive(&loaded) else {
      if !hook.hasEnded { orphans.append(hook) }
      return
    }
    if hook.extras?.order.isConstrained == true { isConstrained = true }
    let key = hook.key
    if let last = unsafe entries.last, unsafe key < last.key { isSorted = false }
    unsafe entries.append((key, .passUnretained(hook)))
  }

  /// Puts the hooks in order, outermost first.
  ///
  /// - Returns: False where there is a cycle of constraints.
  /// - Complexity: O(n log n) for n hooks and names; linear where they came in order.
  mutating func sort() -> Bool {
    if isConstrained { return sortByConstraints() }
    if !isSorted { unsafe entries.sort { unsafe $0.key < $1.key } }
    return true
  }

  private mutating func sortByConstraints() -> Bool {
    var sort = ConstraintSort(hooks)
    let ordered = sort.order()
    guard ordered.count == count else { return false }
    unsafe entries = ordered.map { unsafe ($0.key, .passUnretained($0)) }
    return true
  }

  /// The hook at an index.
  func hook(at index: Int) -> Unmanaged<HookRecord> { unsafe entries[index].hook }

  /// The hooks.
  var hooks: [HookRecord] { unsafe entries.map { unsafe $0.hook.takeUnretainedValue() } }
}
