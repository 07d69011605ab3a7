/// Every hook of a hook point, for people and for tests.
///
/// ```
/// Player.play: 3 hooks, 1 one-shot pending
/// everywhere
///   before "log", order first, App/Log.swift:12, run 3 times
/// instances of Jukebox
///   after, order 0, App/Jukebox.swift:30, not run
/// single objects
///   around, order 0, once, App/Screen.swift:40, not run
/// ```
/// Within a scope the hooks stand by order and sequence; constraints are told with each, and decide
/// only in the plan for a subject.
public struct HookPointDescription: Sendable, Hashable {
  /// The name of the hook point.
  public let hookPoint: String

  /// The hooks that have not ended, widest scope first.
  public let entries: [Plan.Entry]

  init(hookPoint: String, hooks: [HookRecord]) {
    self.hookPoint = hookPoint
    let described = hooks.compactMap { hook in
      hook.step.kind.map { kind in
        let entry = Plan.Entry(hook, kind, reason: nil)
        return (level: hook.scope.level, key: hook.key, entry: entry)
      }
    }
    let ordered = described.sorted { left, right in
      let scopes = ("\(left.entry.scope)", "\(right.entry.scope)")
      return left.level == right.level && scopes.0 == scopes.1
        ? left.key < right.key : (left.level, scopes.0) < (right.level, scopes.1)
    }
    entries = ordered.map(\.entry)
  }

  /// The one-shots that wait for a call.
  public var pendingOneShots: [Plan.Entry] { entries.filter(\.isOneShot) }
}

extension HookPointDescription: CustomStringConvertible {
  /// A line for the point, one for each scope and one for each hook.
  public var description: String {
    var lines = [title]
    var scope: Plan.ScopeDescription?
    for entry in entries {
      if entry.scope != scope {
        lines.append(entry.scope == .object ? "single objects" : "\(entry.scope)")
      }
      scope = entry.scope
      lines.append("  " + ([entry.title] + entry.details).joined(separator: ", "))
    }
    return lines.joined(separator: "\n")
  }

  private var title: String {
    let hooks = entries.count == 1 ? "1 hook" : "\(entries.count) hooks"
    switch pendingOneShots.count {
    case 0: return "\(hookPoint): \(hooks)"
    case 1: return "\(hookPoint): \(hooks), 1 one-shot pending"
    default: return "\(hookPoint): \(hooks), \(pendingOneShots.count) one-shots pending"
    }
  }
}
