import Interlude

/// Makes a program that fails as small as it can be and still fail.
struct ProgramShrinker {
  /// Whether a program fails.
  let fails: (Program) -> Bool

  /// The smallest program that is left when no single cut leaves one that fails.
  ///
  /// - Complexity: The square of the number of acts and properties, in runs of the program.
  func shrink(_ program: Program) -> Program {
    var smallest = program
    while let smaller = cuts(of: smallest).first(where: fails) { smallest = smaller }
    return smallest
  }

  /// The programs that are one cut smaller, the deepest cuts first.
  private func cuts(of program: Program) -> [Program] {
    var cuts: [Program] = []
    func add(_ change: (inout Program) -> Void) {
      var cut = program
      change(&cut)
      if cut != program { cuts.append(cut) }
    }
    for index in program.pool.indices {
      add { $0.pool[index] = Program.Hook(kind: program.pool[index].kind) }
    }
    for index in program.acts.indices { add { $0.acts.remove(at: index) } }
    for (index, hook) in program.pool.enumerated() {
      for act in hook.acts.indices { add { $0.pool[index].acts.remove(at: act) } }
      for act in (hook.question?.acts ?? []).indices {
        add { $0.pool[index].question?.acts.remove(at: act) }
      }
      for change in Self.simplifications { add { change(&$0.pool[index]) } }
    }
    return cuts
  }

  /// Each takes one property of a hook back to what a hook has that asks for nothing.
  private static let simplifications: [@Sendable (inout Program.Hook) -> Void] = [
    { $0.scope = .everywhere }, { $0.rank = 0 }, { $0.isOneShot = false },
    { $0.question = nil }, { $0.question?.acts = [] }, { $0.question?.wantsEven = false },
    { $0.name = nil }, { $0.inside = [] }, { $0.outside = [] }, { $0.rounds = 1 },
    { $0.handles = false }, { $0.kind = .before },
  ]
}
