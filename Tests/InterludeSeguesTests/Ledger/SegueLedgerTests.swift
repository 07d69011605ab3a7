import Interlude
import InterludeSegues
import Testing

@MainActor
@Suite
struct SegueLedgerTests {
  let stage = Stage()

  @Test
  func `a closure runs before the source's own prepare`() throws {
    let outcome = try stage.perform("a", configure: stage.word("configure"))
    #expect(outcome == .performed)
    #expect(stage.screen.words == ["configure a", "prepare a", "perform a"])
    #expect(stage.isClean)
  }

  @Test
  func `a closure runs after the source's own prepare when asked`() throws {
    let outcome = try stage.perform(
      "a", position: .afterPrepare, configure: stage.word("configure"))
    #expect(outcome == .performed)
    #expect(stage.screen.words == ["prepare a", "configure a", "perform a"])
    #expect(stage.isClean)
  }

  @Test(arguments: [ConfigurePosition.beforePrepare, .afterPrepare])
  func `hooks everywhere stand outside of the closure`(_ position: ConfigurePosition) throws {
    stage.ledger.pipeline.before { screen, _ in screen.words.append("before") }
    stage.ledger.pipeline.after { screen, _, _ in screen.words.append("after") }
    try stage.perform("a", position: position, configure: stage.word("configure"))
    let inner = ["configure a", "prepare a"]
    #expect(
      stage.screen.words == ["before"] + (position == .beforePrepare ? inner : inner.reversed())
        + ["after", "perform a"])
  }

  @Test
  func `a hook for the one controller stands outside of the closure`() throws {
    stage.ledger.pipeline.before(.object(stage.screen), order: .last) { screen, _ in
      screen.words.append("object")
    }
    try stage.perform("a", configure: stage.word("configure"))
    #expect(stage.screen.words == ["object", "configure a", "prepare a", "perform a"])
  }

  @Test
  func `a nested perform runs its own closure and leaves the outer one alone`() throws {
    let outcome = try stage.perform(
      "a", between: { try stage.perform("b", configure: stage.word("inner")) },
      configure: stage.word("outer"))
    #expect(outcome == .performed)
    #expect(
      stage.screen.words == [
        "inner b", "prepare b", "perform b", "outer a", "prepare a", "perform a",
      ])
    #expect(stage.isClean)
  }

  @Test
  func `a perform of the same identifier inside a closure has a ticket of its own`() throws {
    let stage = stage
    let outcome = try stage.perform("a") { _ in
      stage.screen.words.append("outer")
      let inner = try stage.perform("a") { _ in
        stage.screen.words.append("inner")
        #expect(stage.ledger.pendingCount == 2)
      }
      #expect(inner == .performed)
      #expect(stage.ledger.pendingCount == 1)
    }
    #expect(outcome == .performed)
    #expect(
      stage.screen.words == ["outer", "inner", "prepare a", "perform a", "prepare a", "perform a"])
    #expect(stage.isClean)
  }

  @Test
  func `a perform of the same identifier inside prepare does not take the outer closure`() throws {
    let stage = stage
    stage.screen.onPrepare = { _ in
      stage.screen.onPrepare = nil
      try stage.perform("a", position: .afterPrepare, configure: stage.word("inner"))
    }
    try stage.perform("a", position: .afterPrepare, configure: stage.word("outer"))
    #expect(
      stage.screen.words == [
        "prepare a", "prepare a", "inner a", "perform a", "outer a", "perform a",
      ])
    #expect(stage.isClean)
  }

  @Test(arguments: [nil, "b"])
  func `a segue that comes in between does not take the closure`(_ other: String?) throws {
    try stage.perform(
      "a", between: { try stage.bring(other) }, configure: stage.word("configure"))
    #expect(
      stage.screen.words == [
        "prepare \(other ?? "-")", "perform \(other ?? "-")", "configure a", "prepare a",
        "perform a",
      ])
  }

  @Test
  func `a segue of the same identifier with another sender does not take the closure`() throws {
    let sender = Probe()
    try stage.perform(
      "a", sender: sender, between: { try stage.bring("a", sender: stage.screen) },
      configure: stage.word("configure"))
    #expect(
      stage.screen.words == [
        "prepare a", "perform a", "configure a", "prepare a", "perform a",
      ])
  }

  @Test
  func `a second segue of the same identifier and sender gets no closure`() throws {
    try stage.ledger.perform(
      from: stage.screen, identifier: "a", sender: nil, configure: stage.word("configure")
    ) { _ in
      try stage.bring("a")
      try stage.bring("a")
      return .performed
    }
    #expect(
      stage.screen.words == [
        "configure a", "prepare a", "perform a", "prepare a", "perform a",
      ])
  }

  @Test
  func `a segue of another controller does not take the closure`() throws {
    let other = Screen()
    let outcome = try stage.ledger.perform(
      from: stage.screen, identifier: "a", sender: nil, configure: stage.word("configure")
    ) { _ in
      try stage.ledger.prepare(other, segue: Move("a"), identifier: "a", sender: nil)
      return .performed
    }
    #expect(outcome == .notPrepared)
    #expect(stage.screen.words.isEmpty)
    #expect(other.words == ["prepare a"])
    #expect(stage.isClean)
  }

  @Test
  func `a platform that hands the ticket back needs no identifier`() throws {
    let outcome = try stage.ledger.perform(
      from: stage.screen, identifier: nil, sender: nil, configure: stage.word("configure")
    ) { ticket in
      try stage.bring(nil)
      let isReady = try stage.ledger.prepare(
        stage.screen, segue: Move("own"), sender: nil, ticket: ticket)
      #expect(isReady)
      return .performed
    }
    #expect(outcome == .performed)
    #expect(
      stage.screen.words == ["prepare -", "perform -", "configure own", "prepare own"])
  }

  @Test
  func `a ticket that was claimed is not matched again`() throws {
    let outcome = try stage.ledger.perform(
      from: stage.screen, identifier: "a", sender: nil, configure: stage.word("configure")
    ) { _ in
      let ticket = stage.ledger.claim(stage.screen, identifier: "a", sender: nil)
      #expect(ticket != nil)
      try stage.bring("a")
      _ = try stage.ledger.prepare(
        stage.screen, segue: Move("own"), sender: nil, ticket: ticket)
      return .performed
    }
    #expect(outcome == .performed)
    #expect(
      stage.screen.words == ["prepare a", "perform a", "configure own", "prepare own"])
  }

  @Test
  func `a ticket that is handed back twice leads the closure to the first segue`() throws {
    try stage.ledger.perform(
      from: stage.screen, identifier: nil, sender: nil, configure: stage.word("configure")
    ) { ticket in
      for name in ["first", "second"] {
        _ = try stage.ledger.prepare(
          stage.screen, segue: Move(name), sender: nil, ticket: ticket)
      }
      return .performed
    }
    #expect(stage.screen.words == ["configure first", "prepare first", "prepare second"])
  }
}
