import Interlude

/// Makes programs from a seed, always the same from the same one.
struct ProgramGenerator {
  private var random: SeededNumbers

  init(seed: UInt64) {
    random = SeededNumbers(seed: seed)
  }

  mutating func program() -> Program {
    let count = 3 + number(below: 5)
    let pool = (0..<count).map { _ in hook(poolSize: count) }
    let first = (0..<(1 + number(below: 5))).map { _ in Program.Act.attach(number(below: count)) }
    let acts = (0..<(4 + number(below: 8))).map { _ in act(poolSize: count, canFail: false) }
    return Program(pool: pool, acts: first + acts + [.call(number(below: 3))])
  }

  private mutating func hook(poolSize: Int) -> Program.Hook {
    var hook = Program.Hook()
    hook.kind = pick(HookKind.allCases)
    hook.scope = pick([.everywhere, .everywhere] + Program.Reach.allCases)
    hook.rank = pick([0, 0, 0, -1, 1])
    hook.isOneShot = chance(1, of: 4)
    if chance(1, of: 4) { hook.question = question(poolSize: poolSize) }
    if chance(1, of: 3) { hook.name = pick(["a", "b", "c"]) }
    if chance(1, of: 4) { hook.inside = [pick(["a", "b", "c"])] }
    if chance(1, of: 5) { hook.outside = [pick(["a", "b", "c"])] }
    hook.acts = (0..<pick([0, 0, 1, 1, 2])).map { _ in act(poolSize: poolSize, canFail: true) }
    hook.rounds = pick([1, 1, 1, 0, 2])
    hook.handles = chance(1, of: 3)
    return hook
  }

  private mutating func question(poolSize: Int) -> Program.Question {
    Program.Question(
      acts: (0..<pick([0, 0, 1])).map { _ in act(poolSize: poolSize, canFail: true) },
      wantsEven: chance(1, of: 2))
  }

  private mutating func act(poolSize: Int, canFail: Bool) -> Program.Act {
    switch number(below: canFail ? 12 : 10) {
    case 0...1: .attach(number(below: poolSize))
    case 2: .cancel(number(below: 8))
    case 3...4: .cancelNear(pick([0, -1, 1]))
    case 5...8: .call(number(below: 3))
    case 9: .look(number(below: 3))
    default: .fail
    }
  }

  private mutating func number(below limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &random)
  }

  private mutating func chance(_ part: Int, of whole: Int) -> Bool { number(below: whole) < part }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }
}

/// Numbers that look random and are not.
///
/// - Source: SplitMix64, Steele, Lea and Flood (2014).
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
