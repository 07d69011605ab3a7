/// A registration was refused because its constraints contradict those of hooks already attached.
///
/// The registry is as it was before the attempt.
public struct OrderCycle: Error, Sendable, Hashable, CustomStringConvertible {
  /// One hook of the cycle.
  public struct Member: Sendable, Hashable {
    /// What the hook does.
    public let kind: HookKind
    /// The hook's name, if it has one.
    public let name: String?
    /// The constraints that it asked for.
    public let order: RelativeOrder
    /// Where it was attached.
    public let site: HookSite
  }

  /// The name of the hook point.
  public let hookPoint: String

  /// The hooks of the cycle; each has to stand outside of the next, the last outside of the first.
  ///
  /// The first is the one whose registration was refused.
  public let members: [Member]

  /// One sentence that names every hook of the cycle with its file and line.
  public var description: String {
    let list = members.map { member in
      let name = member.name.map { "'\($0)'" } ?? "without a name"
      return "\(member.kind) hook \(name) at \(member.site) (\(member.order))"
    }
    return "hook point '\(hookPoint)' cannot order its hooks: "
      + list.joined(separator: " must stand outside of ")
      + " must stand outside of the first again; remove one of these constraints"
  }
}
