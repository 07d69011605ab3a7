import Interlude
import Testing

/// The order of hooks against one that tries every permutation, and under shuffling.
@Suite(.leavesNothingAlive) struct ConstraintReferenceTests {

  /// A hook that is a before and has nothing but a place.
  private static func hook(_ random: inout SeededNumbers) -> Program.Hook {
    func pick<Element>(_ elements: [Element]) -> Element {
      elements[Int.random(in: 0..<elements.count, using: &random)]
    }
    var hook = Program.Hook()
    hook.scope = pick([.everywhere, .players, .jukeboxes, .jukebox, .radios])
    hook.rank = pick([-1, 0, 0, 1])
    hook.name = pick([nil, "a", "b", "c"])
    hook.inside = pick([[], [], ["a"], ["b"], ["c"], ["a", "c"]])
    hook.outside = pick([[], [], [], ["a"], ["b"], ["c"]])
    return hook
  }

  @Test(arguments: 0..<20)
  func `the plan is the smallest of all permutations that meet the constraints`(
    batch: UInt64
  ) throws {
    for seed in (batch * 20)..<(batch * 20 + 20) {
      var random = SeededNumbers(seed: seed)
      let hooks = (0..<6).map { _ in Self.hook(&random) }
      let world = EngineWorld<PlainCast>(Program(pool: hooks, acts: []))
      let admitted = hooks.filter { world.attach($0) }
      for subject in 0..<3 {
        let reaches = ReferenceInterpreter.meetings[subject]
        let numbers = admitted.indices.filter { reaches.contains(admitted[$0].scope) }
        let best = try #require(smallest(numbers, admitted), "seed \(seed)")
        #expect(world.plan(subject) == best, "seed \(seed) subject \(subject) \(admitted)")
      }
    }
  }

  /// Tries every permutation: the first, compared key by key, that meets the constraints.
  private func smallest(_ numbers: [Int], _ hooks: [Program.Hook]) -> [Int]? {
    let keys = numbers.map { ReferenceInterpreter.Hook($0, hooks[$0]) }
      .sorted {
        ReferenceInterpreter.key($0).lexicographicallyPrecedes(ReferenceInterpreter.key($1))
      }
      .map(\.number)
    return permutations(of: Array(keys.indices)).first { places in
      places.indices.allSatisfy { later in
        places.indices.prefix(later).allSatisfy { earlier in
          !ReferenceInterpreter.stands(
            hooks[keys[places[later]]], outsideOf: hooks[keys[places[earlier]]])
        }
      }
    }?.map { keys[$0] }
  }

  @Test(arguments: 0..<20)
  func `the order of registration does not matter`(batch: UInt64) {
    for seed in (batch * 10)..<(batch * 10 + 10) {
      var random = SeededNumbers(seed: seed)
      var hooks = (0..<8).map { _ in Self.hook(&random) }
      for index in hooks.indices { hooks[index].rank = index * 3 % 8 }
      let expected = planOfRanks(hooks)
      for _ in 0..<4 {
        hooks.shuffle(using: &random)
        #expect(planOfRanks(hooks) == expected, "seed \(seed)")
      }
    }
  }

  /// The plans by rank, which tells hooks apart here; nil where any is refused.
  private func planOfRanks(_ hooks: [Program.Hook]) -> [[Int]]? {
    let world = EngineWorld<PlainCast>(Program(pool: hooks, acts: []))
    for hook in hooks where !world.attach(hook) { return nil }
    return (0..<3).map { world.plan($0).map { hooks[$0].rank } }
  }

  @Test func `ties of everything but the sequence follow the sequence`() {
    let stage = Stage()
    var random = SeededNumbers(seed: 7)
    let words = (0..<20).map { "\($0)" }.shuffled(using: &random)
    for word in words { stage.add(.before, word) }
    #expect(stage.words() == words + ["original"])
  }
}
