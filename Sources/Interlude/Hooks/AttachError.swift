/// An attachment was refused; the hook point is as it was before the attempt.
public enum AttachError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Its constraints contradict those of hooks already attached.
  case orderCycle(OrderCycle)
  /// Its name is taken, and it was asked not to share it.
  case nameTaken(NameTaken)

  /// One sentence that names the hooks with their files and lines.
  public var description: String {
    switch self {
    case .orderCycle(let cycle): cycle.description
    case .nameTaken(let taken): taken.description
    }
  }
}

/// The name under which a hook was to be attached, and who bears it.
public struct NameTaken: Error, Sendable, Hashable, CustomStringConvertible {
  /// The name of the hook point.
  public let hookPoint: String
  /// The name that is taken.
  public let name: String
  /// Where the hook was to be attached.
  public let site: HookSite
  /// Where the hook that bears the name was attached.
  public let takenBy: HookSite

  /// One sentence that says who bears the name and what to do.
  public var description: String {
    "hook point '\(hookPoint)' has a hook '\(name)' already, attached at \(takenBy): "
      + "the one at \(site) was refused; give it another name or attach it with 'ifTaken: .replace'"
  }
}
