/// What a call on one subject would run: its hooks, outermost first.
///
/// A plan is a picture: later changes of the hooks do not change it. Its text is made to be read
/// and to be compared in tests:
///
/// ```
/// Player.play: 2 hooks
/// 1. before "log", everywhere, order first, App/Log.swift:12, run 3 times
/// 2. around, object, order 0, once, App/Screen.swift:40, not run
/// ```
public struct Plan: Sendable, Hashable {
  /// One hook of a plan.
  public struct Entry: Sendable, Hashable {
    /// What the hook does.
    public let kind: HookKind
    /// Its name, if it has one.
    public let name: String?
    /// Its order and its constraints.
    public let order: RelativeOrder
    /// Which subjects it covers.
    public let scope: ScopeDescription
    /// Whether it runs at most once.
    public let isOneShot: Bool
    /// Where it was attached.
    public let site: HookSite
    /// How often a body of it has started, over all subjects.
    public let timesRun: Int
    /// Why it stands where it stands; nil outside of a plan.
    public let reason: Reason?
    /// What it is called in texts: its kind, or `answer` at an extension point.
    let label: String
  }

  /// A scope as a plan shows it.
  public enum ScopeDescription: Sendable, Hashable, CustomStringConvertible {
    /// Every subject.
    case everywhere
    /// The instances of the class with this name, and of its subclasses.
    case instances(of: String)
    /// This object.
    case object
    /// What the scope inside says, in the task that asked for the plan and in its children.
    indirect case inTask(ScopeDescription)

    /// `everywhere`, `instances of Jukebox` or `object`; with `in this task` for hooks of a task.
    public var description: String {
      switch self {
      case .everywhere: "everywhere"
      case .instances(let type): "instances of \(type)"
      case .object: "object"
      case .inTask(let scope): "\(scope) in this task"
      }
    }
  }

  /// The name of the hook point.
  public let hookPoint: String

  /// The hooks, outermost first; the original stands inside of the last.
  public let entries: [Entry]

  /// Whether it is the plan of a hook point; an extension point has no original.
  let hasOriginal: Bool
}

extension Plan: CustomStringConvertible {
  /// A line for the point and a line for each hook.
  public var description: String {
    let hooks = entries.count == 1 ? "1 hook" : "\(entries.count) hooks"
    let lines = entries.enumerated().map { "\($0.offset + 1). \($0.element)" }
    return (["\(hookPoint): \(hooks)"] + lines).joined(separator: "\n")
  }
}

extension Plan.Entry: CustomStringConvertible {
  /// What it is, with its name in quotes if it has one.
  package var title: String { name.map { "\(label) \"\($0)\"" } ?? label }

  /// The hook in one line.
  public var description: String {
    ([title, "\(scope)"] + details).joined(separator: ", ")
  }

  /// What is to be said of it beside its title and its scope.
  var details: [String] {
    ["\(order)"] + (isOneShot ? ["once"] : []) + ["\(site)", runs]
  }

  /// How often it has run, in words.
  var runs: String {
    switch timesRun {
    case 0: "not run"
    case 1: "run 1 time"
    default: "run \(timesRun) times"
    }
  }
}
