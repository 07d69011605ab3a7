/// What the order of two hooks compares when no constraint speaks: smaller is further out.
struct OrderKey: Comparable, Sendable {
  let rank: Int
  let level: Int
  let sequence: UInt64

  static func < (left: OrderKey, right: OrderKey) -> Bool {
    (left.rank, left.level, left.sequence) < (right.rank, right.level, right.sequence)
  }
}

/// The one order of a set of hooks, outermost first.
///
/// It takes, at each step, the hook with the smallest key among those of which every hook that has
/// to stand further out has been taken. That is one list, whatever the order in which the hooks
/// come in; only the sequence numbers that break ties tell of the order of registration.
///
/// - Source: topological sorting by J. E. Kahn (1962), with the smallest candidate first.
enum Linearization {
  /// Orders hooks that have no cycle of constraints among them; leaves out those that have ended.
  ///
  /// A hook that has ended may be met here before it is detached, together with one that was
  /// admitted because it had.
  ///
  /// - Complexity: O(n log n) for n hooks and names.
  static func order(_ hooks: [HookRecord], _ loaded: inout LoadedObjects) -> [HookRecord] {
    guard let ordered = orderIfPossible(hooks, &loaded) else {
      preconditionFailure("a cycle of constraints passed its registration: \(hooks.map(\.site))")
    }
    return ordered
  }

  /// The same, or nil where there is a cycle of constraints.
  static func orderIfPossible(
    _ hooks: [HookRecord], _ loaded: inout LoadedObjects
  ) -> [HookRecord]? {
    let hooks = hooks.filter { $0.isActive(&loaded) }
    let isConstrained = hooks.contains { $0.extras?.order.isConstrained == true }
    if isConstrained {
      var sort = ConstraintSort(hooks)
      let ordered = sort.order()
      return ordered.count == hooks.count ? ordered : nil
    }
    if hooks.count < 2 { return hooks }
    return hooks.map { (key: $0.key, hook: $0) }.sorted { $0.key < $1.key }.map(\.hook)
  }
}
