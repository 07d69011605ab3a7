/// Hooks without an order, from which any one is removed in constant time.
///
/// The first stands apart from the rest, so that a set of one allocates nothing.
struct HookSet: Sendable {
  private var first: HookRecord?
  private var rest: [HookRecord] = []

  var isEmpty: Bool { first == nil }

  var count: Int { first == nil ? 0 : rest.count + 1 }

  /// The only hook of a set of one.
  var single: HookRecord? { rest.isEmpty ? first : nil }

  var hooks: [HookRecord] { first.map { [$0] + rest } ?? [] }

  /// Runs `body` with each hook.
  @inline(__always)
  func forEach(_ body: (HookRecord) -> Void) {
    if let first { body(first) }
    for hook in rest { body(hook) }
  }

  mutating func insert(_ hook: HookRecord) {
    unsafe hook.position = Int32(truncatingIfNeeded: count)
    if first == nil { first = hook } else { rest.append(hook) }
  }

  /// Whether a hook is in the set.
  func contains(_ hook: HookRecord) -> Bool {
    let position = unsafe Int(hook.position)
    if position == 0 { return first === hook }
    return position > 0 && position <= rest.count && rest[position - 1] === hook
  }

  /// Removes a hook that is in the set.
  mutating func remove(_ hook: HookRecord) {
    guard let last = rest.popLast() else {
      first = nil
      return
    }
    guard last !== hook else { return }
    unsafe last.position = unsafe hook.position
    let index = unsafe Int(hook.position) - 1
    if index < 0 { first = last } else { rest[index] = last }
  }
}
