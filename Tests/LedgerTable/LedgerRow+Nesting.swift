import InterludeSegues

/// Segues inside of others and between a call and its own.
extension LedgerRow {
  static var nesting: [LedgerRow] {
    [
      LedgerRow(
        "a perform inside a closure runs its own",
        ["outer", "inner", "prepare b", "performed", "prepare a", "performed"]
      ) { world in
        try world.perform("a") { [unowned world] _ in
          world.words.append("outer")
          try world.perform("b", word: "inner")
        }
      },
      LedgerRow(
        "a perform of the same segue inside a closure runs its own",
        ["outer", "inner", "prepare a", "performed", "prepare a", "performed"]
      ) { world in
        try world.perform("a") { [unowned world] _ in
          world.words.append("outer")
          try world.perform("a", word: "inner")
        }
      },
      LedgerRow(
        "a perform of the same segue inside prepare does not take the outer closure",
        ["prepare a", "prepare a", "inner", "performed", "outer", "performed"]
      ) { world in
        world.onPrepare = { [unowned world] in
          try world.perform("a", position: .afterPrepare, word: "inner")
        }
        try world.perform("a", position: .afterPrepare, word: "outer")
      },
      LedgerRow(
        "a throwing inner call leaves the outer one intact",
        ["outer", "threw inner", "prepare a", "performed"]
      ) { world in
        try world.perform("a") { [unowned world] _ in
          world.words.append("outer")
          do {
            try world.perform("a") { _ in throw Refusal(word: "inner") }
          } catch let error as Refusal { world.words.append("threw \(error.word)") }
        }
      },
      LedgerRow(
        "a tapped segue that comes first does not take the closure",
        ["prepare b", "configure", "prepare a", "performed"]
      ) { world in
        world.onPerform = { [unowned world] in world.tap("b") }
        try world.perform("a", word: "configure")
      },
      LedgerRow(
        "a tapped segue of the same identifier has another sender and does not take the closure",
        ["prepare a", "configure", "prepare a", "performed"]
      ) { world in
        world.onPerform = { [unowned world] in world.tap("a") }
        try world.perform("a", word: "configure")
      },
    ]
  }
}
