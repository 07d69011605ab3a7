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
  /// - Complexity: O(n log n) for n hooks and names.
  static func order(_ hooks: [HookRecord], _ loaded: inout LoadedObjects) -> [HookRecord] {
    var line = HookLine(capacity: hooks.count)
    for hook in hooks { line.add(hook, &loaded) }
    order(&line)
    return line.hooks
  }

  /// Orders hooks that have no cycle of constraints among them.
  static func order(_ line: inout HookLine) {
    if line.sort() { return }
    let sites = line.hooks.map(\.site)
    preconditionFailure("a cycle of constraints passed its registration: \(sites)")
  }
}
