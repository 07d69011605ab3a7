import Interlude
public import InterludeSegues

/// A platform on which the rows of the ledger's table run: one source with segues, and what happened to it in words.
///
/// The source has these segues: `a` and `b` lead to a plain controller, `detail` to a detail, `wrapped` to a container that
/// shows only a detail, `deep` to tabs, of which one is such a container, `two` to tabs of which two are details.
@MainActor
public protocol SegueWorld: AnyObject {
  /// The platform.
  associatedtype Platform: SeguePlatform
  /// The class that typed closures ask for, named `DetailController`.
  associatedtype Detail: AnyObject

  /// Makes the source from a storyboard.
  init() throws

  /// The source.
  var source: Platform.Controller { get }
  /// What happened, in order. The source adds `prepare` and `should` with the segue's identifier.
  var words: [String] { get set }
  /// Whether the source allows segues when it is asked.
  var allows: Bool { get set }
  /// Whether the platform drops every segue before its prepare comes to the ledger.
  var drops: Bool { get set }
  /// Runs once in the source's next prepare, after its word.
  var onPrepare: (@MainActor () throws -> Void)? { get set }
  /// Runs once when the platform's next plain perform begins.
  var onPerform: (@MainActor () -> Void)? { get set }
  /// The sender that the source's last prepare saw.
  var lastSender: Any? { get }

  /// Performs a segue with a closure.
  func perform(
    _ identifier: String, sender: Any?, position: ConfigurePosition, asks: Bool,
    configure: consuming @escaping @MainActor (Platform.SegueObject) throws -> Void
  ) throws -> SegueOutcome

  /// Performs a segue with a closure that gets the detail.
  func performTyped(
    _ identifier: String, configure: consuming @escaping @MainActor (Detail) throws -> Void
  ) throws -> SegueOutcome

  /// Brings a segue that no call triggered, as a tap on a control does.
  func tap(_ identifier: String)
}

extension SegueWorld {
  /// Performs a segue and notes the outcome.
  func perform(
    _ identifier: String, sender: Any? = nil, position: ConfigurePosition = .beforePrepare,
    asks: Bool = false, noting: Bool = true,
    _ configure: consuming @escaping @MainActor (Platform.SegueObject) throws -> Void
  ) throws {
    let outcome = try perform(
      identifier, sender: sender, position: position, asks: asks, configure: consume configure)
    if noting { words.append("\(outcome)") }
  }

  /// Performs a segue with a closure that notes a word.
  func perform(
    _ identifier: String, position: ConfigurePosition = .beforePrepare, asks: Bool = false,
    word: String
  ) throws {
    try perform(identifier, position: position, asks: asks) { [unowned self] _ in
      words.append(word)
    }
  }

  /// Performs a segue with a typed closure, and notes that it ran and the outcome.
  func performTyped(_ identifier: String) throws {
    let outcome = try performTyped(identifier) { [unowned self] _ in words.append("configure") }
    words.append("\(outcome)")
  }

  /// The hook point around every prepare of the platform.
  var pipeline: SegueLedger<Platform.Controller, Platform.SegueObject>.Pipeline {
    Platform.prepareForSegue
  }

  /// Whether no call and no hook is left.
  var isClean: Bool {
    Platform.ledger.isEmpty && Platform.ledger.pendingCount == 0
      && pipeline.plan(for: source).entries.isEmpty
  }
}

/// An error of the program under test.
struct Refusal: Error {
  let word: String
}

/// An object whose end can be seen.
final class Probe: Sendable {}
