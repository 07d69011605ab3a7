import Interlude
import Testing

/// The rules of asynchronous hook points are those of the others: the same hooks on both leave the
/// same words.
@Suite(.leavesNothingAlive) struct AsyncRulesTests {
  @Test(arguments: HookKind.allCases, HookKind.allCases)
  func `two hooks of any kinds do on both points the same`(
    outer: HookKind, inner: HookKind
  ) async {
    for (outerThrows, innerThrows, originalThrows) in flags {
      let twins = Twins(originalThrows: originalThrows)
      twins.add(ScriptedHook(kind: outer, word: "outer", throwsOops: outerThrows))
      twins.add(ScriptedHook(kind: inner, word: "inner", throwsOops: innerThrows))
      let expected = twins.words(5)
      #expect(await twins.asyncWords(5) == expected)
    }
  }

  @Test(arguments: 0..<300)
  func `random hooks do on both points the same`(seed: Int) async {
    var random = SplitMix(seed: seed)
    let twins = Twins(originalThrows: Int.random(in: 0..<8, using: &random) == 0)
    var registrations: [[Registration]] = []
    for word in 0..<Int.random(in: 0..<9, using: &random) {
      registrations.append(twins.add(.random("h\(word)", using: &random)))
    }
    for _ in 0..<3 {
      let expected = twins.words(5)
      #expect(await twins.asyncWords(5) == expected)
      #expect(kinds(twins.point.plan(for: twins.subject)) == kinds(twins.asyncPlan))
      if let victim = registrations.randomElement(using: &random) {
        #expect(Set(victim.map { $0.cancel() }).count == 1)
        #expect(victim.allSatisfy { !$0.isActive })
      }
    }
    for pair in registrations { #expect(pair[0].timesRun == pair[1].timesRun) }
  }

  @Test func `a thousand afters and befores need no stack`() async {
    let twins = Twins()
    for index in 0..<1000 {
      twins.add(ScriptedHook(kind: index % 2 == 0 ? .after : .before, word: "\(index)"))
    }
    let expected = twins.words(5).dropLast().map { $0.split(separator: " ").prefix(2) }
    let words = await twins.asyncWords(5).dropLast().map { $0.split(separator: " ").prefix(2) }
    #expect(words == expected)
  }

  private var flags: [(Bool, Bool, Bool)] {
    [false, true].flatMap { a in [false, true].flatMap { b in [false, true].map { (a, b, $0) } } }
  }

  private func kinds(_ plan: Plan) -> [String] {
    plan.entries.map { "\($0.kind) \($0.scope) \($0.order) \($0.isOneShot) \($0.timesRun)" }
  }
}

extension Twins {
  var asyncPlan: Plan { asyncPoint.plan(for: subject) }
}

extension ScriptedHook {
  fileprivate static func random(_ word: String, using random: inout SplitMix) -> ScriptedHook {
    ScriptedHook(
      kind: HookKind.allCases.randomElement(using: &random) ?? .before, word: word,
      scope: ScriptedScope.allCases.randomElement(using: &random) ?? .everywhere,
      order: Order(Int.random(in: -1...1, using: &random)),
      isOneShot: Int.random(in: 0..<4, using: &random) == 0,
      throwsOops: Int.random(in: 0..<8, using: &random) == 0,
      rounds: [1, 1, 1, 0, 2].randomElement(using: &random) ?? 1)
  }
}

/// A generator of random numbers that a seed repeats.
///
/// - Source: SplitMix64 by G. L. Steele, D. Lea and C. H. Flood (2014).
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(bitPattern: Int64(seed))
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
