import Interlude
import InterludeSegues

/// Every way out of a call.
extension LedgerRow {
  static var exits: [LedgerRow] { answers + errors }

  private static var answers: [LedgerRow] {
    [
      LedgerRow("a denied perform runs nothing", ["should a", "denied"]) { world in
        world.allows = false
        try world.perform("a", asks: true, word: "configure")
      },
      LedgerRow(
        "an allowed perform is asked first",
        ["should a", "configure", "prepare a", "performed"]
      ) { try $0.perform("a", asks: true, word: "configure") },
      LedgerRow(
        "a perform that does not ask is not denied", ["configure", "prepare a", "performed"]
      ) { world in
        world.allows = false
        try world.perform("a", word: "configure")
      },
      LedgerRow(
        "a perform whose prepare never comes says so, and its closure does not run later",
        ["notPrepared", "prepare a"]
      ) { world in
        world.drops = true
        try world.perform("a", word: "configure")
        world.drops = false
        world.tap("a")
      },
      LedgerRow(
        "a hook that does not call next leaves the call not prepared", ["notPrepared"]
      ) { world in
        let veto = world.pipeline.around { _, _, _ in }
        defer { veto.cancel() }
        try world.perform("a", word: "configure")
      },
      LedgerRow(
        "a hook that calls next twice runs the closure once",
        ["configure", "prepare a", "prepare a", "performed"]
      ) { world in
        let repetition = world.pipeline.around { _, preparation, next in
          try next(preparation)
          try next(preparation)
        }
        defer { repetition.cancel() }
        try world.perform("a", word: "configure")
      },
    ]
  }

  private static var errors: [LedgerRow] {
    [
      LedgerRow("what the closure throws comes out of the call", ["threw closure"]) { world in
        try world.perform("a") { _ in throw Refusal(word: "closure") }
      },
      LedgerRow(
        "what the closure throws after prepare comes out of the call",
        ["prepare a", "threw closure"]
      ) { world in
        try world.perform("a", position: .afterPrepare) { _ in throw Refusal(word: "closure") }
      },
      LedgerRow(
        "what prepare throws comes out of the call",
        ["configure", "prepare a", "threw prepare"]
      ) { world in
        world.onPrepare = { throw Refusal(word: "prepare") }
        try world.perform("a", word: "configure")
      },
      LedgerRow("what a hook throws keeps the closure from running", ["threw veto"]) { world in
        let veto = world.pipeline.before { _, _ in throw Refusal(word: "veto") }
        defer { veto.cancel() }
        try world.perform("a", word: "configure")
      },
      LedgerRow(
        "a hook that swallows the closure's error leaves the call not prepared", ["notPrepared"]
      ) { world in
        let swallow = world.pipeline.around { _, preparation, next in
          do { try next(preparation) } catch is Refusal {}
        }
        defer { swallow.cancel() }
        try world.perform("a") { _ in throw Refusal(word: "closure") }
      },
    ]
  }
}
