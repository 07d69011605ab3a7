import Interlude
import InterludeSegues
import Testing

/// What a closure captured, and the controller, end when nobody else has them.
@MainActor
@Suite
struct SegueLedgerLifetimeTests {
  let stage = Stage()

  @Test
  func `what the closure captured is gone before the source's own prepare runs`() throws {
    weak var seen: Probe?
    stage.screen.onPrepare = { [screen = stage.screen] _ in
      screen.words.append(seen == nil ? "gone" : "kept")
    }
    try stage.perform("a", configure: closure(seeing: &seen))
    #expect(stage.screen.words == ["configure", "prepare a", "gone", "perform a"])
  }

  @Test
  func `what a closure that throws captured is gone when the call has thrown`() throws {
    weak var seen: Probe?
    #expect(throws: Refusal.self) {
      try stage.perform("a", configure: closure(seeing: &seen, throwing: true))
    }
    #expect(seen == nil)
  }

  @Test
  func `what a closure that never ran captured is gone when the call returns`() throws {
    weak var seen: Probe?
    let outcome = try stage.ledger.perform(
      from: stage.screen, identifier: "a", sender: nil, configure: closure(seeing: &seen)
    ) { _ in
      #expect(seen != nil)
      return .notPrepared
    }
    #expect(outcome == .notPrepared)
    #expect(seen == nil)
  }

  @Test
  func `a sender is let go with the call`() throws {
    weak var seen: Probe?
    do {
      let sender = Probe()
      seen = sender
      try stage.perform("a", sender: sender) { _ in }
    }
    #expect(seen == nil)
  }

  @Test
  func `a controller that its own closure captures ends after the call`() throws {
    weak var seen: Screen?
    let ledger = stage.ledger
    do {
      let screen = Screen()
      seen = screen
      try ledger.perform(
        from: screen, identifier: "a", sender: nil,
        configure: { _ in screen.words.append("configure") },
        trigger: { ticket in
          _ = try ledger.prepare(screen, segue: Move("a"), sender: nil, ticket: ticket)
          return .performed
        })
    }
    #expect(seen == nil)
    #expect(ledger.isEmpty)
  }

  @Test
  func `ten thousand controllers come and go and leave nothing`() throws {
    for round in 0..<10_000 {
      let screen = Screen()
      let outcome = try stage.ledger.perform(
        from: screen, identifier: "a", sender: nil, configure: { _ in }
      ) { ticket in
        guard round.isMultiple(of: 3) else { return .performed }
        _ = try stage.ledger.prepare(screen, segue: Move("a"), sender: nil, ticket: ticket)
        return .performed
      }
      #expect(outcome == (round.isMultiple(of: 3) ? .performed : .notPrepared))
    }
    #expect(stage.isClean)
  }

  /// A closure that holds the only reference to an object.
  private func closure(
    seeing seen: inout Probe?, throwing throwsError: Bool = false
  ) -> @MainActor (Move) throws -> Void {
    let probe = Probe()
    seen = probe
    return { [screen = stage.screen] _ in
      withExtendedLifetime(probe) { screen.words.append("configure") }
      if throwsError { throw Refusal(word: "closure") }
    }
  }
}
