import Interlude
import InterludeSegues

/// Where the closure stands.
extension LedgerRow {
  static var order: [LedgerRow] {
    [
      LedgerRow(
        "a closure runs before the source's own prepare",
        ["configure", "prepare a", "performed"]
      ) { try $0.perform("a", word: "configure") },
      LedgerRow(
        "a closure runs after the source's own prepare when asked",
        ["prepare a", "configure", "performed"]
      ) { try $0.perform("a", position: .afterPrepare, word: "configure") },
      LedgerRow(
        "hooks everywhere stand outside of the closure",
        ["before", "configure", "prepare a", "after", "performed"]
      ) { world in
        let hooks = [
          world.pipeline.before { [unowned world] _, _ in world.words.append("before") },
          world.pipeline.after { [unowned world] _, _, _ in world.words.append("after") },
        ]
        defer { for hook in hooks { hook.cancel() } }
        try world.perform("a", word: "configure")
      },
      LedgerRow(
        "the sender comes to the source unchanged", ["prepare a", "performed", "same"]
      ) { world in
        let sender = Probe()
        try world.perform("a", sender: sender) { _ in }
        world.words.append(world.lastSender as? Probe === sender ? "same" : "another")
      },
      LedgerRow(
        "values of any kind as senders do not cost the call its closure",
        Array(repeating: ["configure", "prepare a", "performed"], count: 6).flatMap { $0 }
      ) { world in
        let senders: [Any] = [
          PlainSong(title: "x"), [PlainSong(title: "x")], (1, 2), 5, "x", Double.nan,
        ]
        for sender in senders {
          try world.perform("a", sender: sender) { [unowned world] _ in
            world.words.append("configure")
          }
        }
      },
      LedgerRow(
        "a before hook may change the sender that the source sees",
        ["prepare a", "performed", "hook"]
      ) { world in
        let hook = world.pipeline.before { _, preparation in preparation.sender = "hook" }
        defer { hook.cancel() }
        try world.perform("a", sender: "caller") { _ in }
        world.words.append(world.lastSender as? String ?? "nobody")
      },
    ]
  }
}

/// A value that cannot be compared.
private struct PlainSong {
  let title: String
}
