public import Interlude

/// Hooks left something behind that a test says they must not.
public struct HookLeak: Error, Sendable, Hashable, CustomStringConvertible {
  /// What was left behind.
  public enum Kind: Sendable, Hashable {
    /// A one-shot that has not run and was not cancelled.
    case oneShotPending
    /// A subject that a hook keeps alive.
    case subjectKept
    /// A subject that lives on although every hook that was attached has been cancelled.
    case subjectKeptElsewhere
  }

  /// A hook that has a part in it.
  public struct Hook: Sendable, Hashable {
    /// The name of its hook point.
    public let hookPoint: String
    /// Where it was attached.
    public let site: HookSite
  }

  /// What was left behind.
  public let kind: Kind
  /// The class of the subject, where there is one.
  public let subject: String?
  /// The hooks that have a part in it.
  public let hooks: [Hook]

  /// One sentence that says what was left, by which hooks, and what to do.
  public var description: String {
    let list = hooks.map { "'\($0.hookPoint)' at \($0.site)" }.joined(separator: ", ")
    let subject = subject.map { "a subject of class '\($0)'" } ?? "a subject"
    switch kind {
    case .oneShotPending:
      return "one-shots are still pending: \(list); run what they wait for, or cancel them"
    case .subjectKept:
      return "\(subject) is kept alive by the hook of \(list): it ended when that was cancelled; "
        + "use the subject that the hook gets instead of capturing it"
    case .subjectKeptElsewhere:
      return "\(subject) is kept alive by something other than the hooks that were attached "
        + "meanwhile; all of those were cancelled and it did not end"
    }
  }
}
