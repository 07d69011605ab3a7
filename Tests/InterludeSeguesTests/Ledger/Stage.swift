import Interlude
import InterludeSegues

/// A segue of a platform that is not the portable runtime.
@MainActor
final class Move {
  let identifier: String?
  init(_ identifier: String?) { self.identifier = identifier }
}

/// A controller of such a platform; its words are what happened, in order.
@MainActor
final class Screen: SentinelHolder {
  nonisolated let sentinel = Sentinel()
  var words: [String] = []
  var onPrepare: (@MainActor (Move) throws -> Void)?

  func prepare(for move: Move, sender: Any?) throws {
    words.append("prepare \(move.identifier ?? "-")")
    try onPrepare?(move)
  }
}

/// A platform that calls `prepare` by itself, as UIKit does, so that the ledger has to match it.
@MainActor
struct Stage {
  let ledger = SegueLedger<Screen, Move>("Screen.prepare") { screen, move, sender in
    try screen.prepare(for: move, sender: sender)
  }
  let screen = Screen()

  /// What the platform does for a segue, whoever triggered it.
  func bring(_ identifier: String?, sender: Any? = nil) throws {
    try ledger.prepare(screen, segue: Move(identifier), identifier: identifier, sender: sender)
    screen.words.append("perform \(identifier ?? "-")")
  }

  /// A perform call whose platform brings its segue, after what comes in between.
  @discardableResult
  func perform(
    _ identifier: String?, sender: Any? = nil, position: ConfigurePosition = .beforePrepare,
    between: @MainActor () throws -> Void = {},
    configure: consuming @escaping @MainActor (Move) throws -> Void
  ) throws -> SegueOutcome {
    try ledger.perform(
      from: screen, identifier: identifier, sender: sender, position: position,
      configure: consume configure
    ) { _ in
      try between()
      try bring(identifier, sender: sender)
      return .performed
    }
  }

  /// A closure that records a word.
  func word(_ word: String) -> @MainActor (Move) throws -> Void {
    { [screen] move in screen.words.append("\(word) \(move.identifier ?? "-")") }
  }

  /// Whether nothing is left: no ticket, no hook.
  var isClean: Bool {
    ledger.isEmpty && ledger.pendingCount == 0
      && ledger.pipeline.plan(for: screen).entries.isEmpty
  }
}

/// An error of the program under test.
struct Refusal: Error, Equatable {
  let word: String
}

/// An object whose end can be seen.
final class Probe: Sendable {}
