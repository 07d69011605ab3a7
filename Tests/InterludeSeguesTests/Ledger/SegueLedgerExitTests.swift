import Interlude
import InterludeSegues
import Testing

/// Every way out of a perform call: the outcome is right and nothing is left.
@MainActor
@Suite
struct SegueLedgerExitTests {
  let stage = Stage()

  @Test
  func `a perform whose prepare never runs says so and leaves nothing`() throws {
    let outcome = try stage.ledger.perform(
      from: stage.screen, identifier: "a", sender: nil, configure: stage.word("configure")
    ) { _ in .performed }
    #expect(outcome == .notPrepared)
    #expect(stage.isClean)
    try stage.bring("a")
    #expect(stage.screen.words == ["prepare a", "perform a"])
  }

  @Test
  func `a denied perform runs nothing and leaves nothing`() throws {
    let outcome = try stage.ledger.perform(
      from: stage.screen, identifier: "a", sender: nil, ask: { false },
      configure: stage.word("configure")
    ) { _ in
      try stage.bring("a")
      return .performed
    }
    #expect(outcome == .denied)
    #expect(stage.screen.words.isEmpty)
    #expect(stage.isClean)
  }

  @Test
  func `a platform can say that it denied the segue`() throws {
    let outcome = try stage.ledger.perform(
      from: stage.screen, identifier: "a", sender: nil, configure: stage.word("configure")
    ) { _ in .denied }
    #expect(outcome == .denied)
    #expect(stage.isClean)
  }

  @Test(arguments: [ConfigurePosition.beforePrepare, .afterPrepare])
  func `what the closure throws travels outward unchanged`(_ position: ConfigurePosition) throws {
    #expect(throws: Refusal(word: "closure")) {
      try stage.perform("a", position: position) { _ in throw Refusal(word: "closure") }
    }
    #expect(stage.screen.words == (position == .beforePrepare ? [] : ["prepare a"]))
    #expect(stage.isClean)
  }

  @Test
  func `what prepare throws travels outward unchanged`() throws {
    stage.screen.onPrepare = { _ in throw Refusal(word: "prepare") }
    #expect(throws: Refusal(word: "prepare")) {
      try stage.perform("a", configure: stage.word("configure"))
    }
    #expect(stage.screen.words == ["configure a", "prepare a"])
    #expect(stage.isClean)
  }

  @Test
  func `what a hook throws keeps the closure from running`() throws {
    let veto = stage.ledger.pipeline.before { _, _ in throw Refusal(word: "veto") }
    #expect(throws: Refusal(word: "veto")) {
      try stage.perform("a", configure: stage.word("configure"))
    }
    #expect(stage.screen.words.isEmpty)
    veto.cancel()
    #expect(stage.isClean)
  }

  @Test
  func `a hook that does not call next keeps the closure from running`() throws {
    let veto = stage.ledger.pipeline.around { _, _, _ in }
    let outcome = try stage.perform("a", configure: stage.word("configure"))
    #expect(outcome == .notPrepared)
    #expect(stage.screen.words == ["perform a"])
    veto.cancel()
    #expect(stage.isClean)
  }

  @Test
  func `a hook that calls next twice runs the closure once`() throws {
    let repetition = stage.ledger.pipeline.around { _, preparation, next in
      try next(preparation)
      try next(preparation)
    }
    let outcome = try stage.perform("a", configure: stage.word("configure"))
    #expect(outcome == .performed)
    #expect(stage.screen.words == ["configure a", "prepare a", "prepare a", "perform a"])
    repetition.cancel()
    #expect(stage.isClean)
  }

  @Test
  func `a hook that swallows the closure's error leaves the call not prepared`() throws {
    let swallow = stage.ledger.pipeline.around { _, preparation, next in
      do { try next(preparation) } catch is Refusal {}
    }
    let outcome = try stage.perform("a") { _ in throw Refusal(word: "closure") }
    #expect(outcome == .notPrepared)
    swallow.cancel()
    #expect(stage.isClean)
  }

  @Test
  func `a throwing inner call leaves the outer one intact`() throws {
    let stage = stage
    let outcome = try stage.perform("a") { _ in
      stage.screen.words.append("outer")
      #expect(throws: Refusal(word: "inner")) {
        try stage.perform("a") { _ in throw Refusal(word: "inner") }
      }
      #expect(stage.ledger.pendingCount == 1)
    }
    #expect(outcome == .performed)
    #expect(stage.screen.words == ["outer", "prepare a", "perform a"])
    #expect(stage.isClean)
  }

  @Test
  func `a call without a closure is performed when the source is prepared`() throws {
    let outcome = try stage.ledger.perform(
      from: stage.screen, identifier: "a", sender: nil, configure: nil
    ) { _ in
      try stage.bring("a")
      return .performed
    }
    #expect(outcome == .performed)
    #expect(stage.isClean)
  }

  @Test
  func `a before hook may change the sender that the source sees`() throws {
    let seen = SegueLedger<Screen, Move>("seen") { screen, _, sender in
      screen.words.append("\(sender ?? "nobody")")
    }
    seen.pipeline.before { _, preparation in preparation.sender = "hook" }
    try seen.prepare(stage.screen, segue: Move("a"), identifier: "a", sender: "caller")
    #expect(stage.screen.words == ["hook"])
  }
}
