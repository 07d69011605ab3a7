import InterludeSegues

/// When what a closure captured ends.
extension LedgerRow {
  static var lifetimes: [LedgerRow] {
    [
      LedgerRow(
        "what a closure captured is gone before the source's own prepare runs",
        ["configure", "prepare a", "gone", "performed"]
      ) { world in
        weak var seen: Probe?
        world.onPrepare = { [unowned world] in world.note(seen) }
        try world.perform("a", closure(in: world, seeing: &seen))
      },
      LedgerRow(
        "what a typed closure captured is gone before the source's own prepare runs",
        ["prepare detail", "gone", "performed"]
      ) { world in
        weak var seen: Probe?
        world.onPrepare = { [unowned world] in world.note(seen) }
        let outcome = try world.performTyped("detail", configure: typedClosure(seeing: &seen))
        world.words.append("\(outcome)")
      },
      LedgerRow(
        "what a closure that throws captured is gone with the call", ["threw closure", "gone"]
      ) { world in
        weak var seen: Probe?
        do {
          try world.perform("a", closure(in: world, seeing: &seen, throws: true))
        } catch let error as Refusal { world.words.append("threw \(error.word)") }
        world.note(seen)
      },
      LedgerRow(
        "what a closure that never ran captured is gone with the call", ["notPrepared", "gone"]
      ) { world in
        weak var seen: Probe?
        world.drops = true
        try world.perform("a", closure(in: world, seeing: &seen))
        world.note(seen)
      },
    ]
  }

  /// A closure that holds the only reference to an object.
  @MainActor
  private static func closure(
    in world: World, seeing seen: inout Probe?, throws: Bool = false
  ) -> @MainActor (World.Platform.SegueObject) throws -> Void {
    let probe = Probe()
    seen = probe
    return { [unowned world] _ in
      try withExtendedLifetime(probe) {
        if `throws` { throw Refusal(word: "closure") }
        world.words.append("configure")
      }
    }
  }

  @MainActor
  private static func typedClosure(
    seeing seen: inout Probe?
  ) -> @MainActor (World.Detail) throws -> Void {
    let probe = Probe()
    seen = probe
    return { _ in withExtendedLifetime(probe) {} }
  }
}

extension SegueWorld {
  /// Notes whether an object has ended.
  fileprivate func note(_ probe: Probe?) { words.append(probe == nil ? "gone" : "kept") }
}
