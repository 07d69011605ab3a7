import Interlude
import Testing

@Suite(.leavesNothingAlive) struct NestingTests {
  @Test func `a before runs first and changes what the inside gets`() {
    let point = SafePoint("p") { _, input in input + 1 }
    point.before { _, input in input *= 10 }
    #expect(point(Player(), 4) == 41)
  }

  @Test func `an after runs when the inside has returned and changes the output`() {
    let point = SafePoint("p") { _, input in input + 1 }
    point.after { _, input, output in output = output * 100 + input }
    #expect(point(Player(), 4) == 504)
  }

  @Test func `an around changes both ends`() {
    let point = SafePoint("p") { _, input in input + 1 }
    point.around { _, input, next in next(input * 10) * 2 }
    #expect(point(Player(), 4) == 82)
  }

  @Test func `an around may skip the inside`() {
    let stage = Stage()
    stage.point.around { _, _, _ in -1 }
    for kind in HookKind.allCases { stage.add(kind, "\(kind)") }
    #expect(stage.point(stage.player, 0) == -1)
    #expect(stage.journal.words == [])
  }

  @Test func `an around may repeat the inside`() {
    let stage = Stage()
    stage.point.around { _, input, next in next(input) + next(input + 10) }
    stage.add(.before, "before")
    stage.add(.finally, "finally")
    #expect(stage.point(stage.player, 0) == 12)
    let round = ["before", "original", "finally"]
    #expect(stage.journal.words == round + round)
  }

  @Test func `a finally sees the output and changes nothing`() {
    let stage = Stage()
    stage.point.finally { [journal = stage.journal] _, input, outcome in
      journal.note("\(input) \(outcome)")
    }
    #expect(stage.point(stage.player, 4) == 5)
    #expect(stage.journal.words == ["original", "4 success(5)"])
  }

  @Test func `befores run outermost first, afters and finallys innermost first`() {
    let stage = Stage()
    for kind in [HookKind.before, .after, .finally, .around] {
      for place in 1...2 { stage.add(kind, "\(kind)\(place)") }
    }
    #expect(
      stage.words() == [
        "before1", "before2", "around1<", "around2<", "original", "around2>", "around1>",
        "finally2", "finally1", "after2", "after1",
      ])
  }

  @Test(arguments: HookKind.allCases, HookKind.allCases)
  func `two hooks of any kinds nest`(outer: HookKind, inner: HookKind) {
    let stage = Stage()
    stage.add(outer, "outer")
    stage.add(inner, "inner")
    let expected = wrapped(outer, "outer", around: wrapped(inner, "inner", around: ["original"]))
    #expect(stage.words() == expected)
  }

  @Test func `three hooks of any kinds nest`() {
    for (first, second, third) in triples {
      let stage = Stage()
      stage.add(first, "1")
      stage.add(second, "2")
      stage.add(third, "3")
      let inner = wrapped(second, "2", around: wrapped(third, "3", around: ["original"]))
      #expect(stage.words() == wrapped(first, "1", around: inner))
    }
  }

  private var triples: [(HookKind, HookKind, HookKind)] {
    HookKind.allCases.flatMap { first in
      HookKind.allCases.flatMap { second in HookKind.allCases.map { (first, second, $0) } }
    }
  }

  /// The one rule, on words.
  private func wrapped(_ kind: HookKind, _ word: String, around inner: [String]) -> [String] {
    switch kind {
    case .before: [word] + inner
    case .after, .finally: inner + [word]
    case .around: [word + "<"] + inner + [word + ">"]
    }
  }
}

@Suite(.leavesNothingAlive) struct SeenInputTests {
  @Test func `an after and a finally see the input as it reached them`() {
    let stage = Stage()
    let journal = stage.journal
    for place in 1...3 {
      stage.point.after { _, input, _ in journal.note("after\(place) \(input)") }
      stage.point.finally { _, input, _ in journal.note("finally\(place) \(input)") }
      stage.point.before { _, input in input = input * 10 + place }
    }
    _ = stage.point(stage.player, 7)
    #expect(
      journal.words == [
        "original", "finally3 712", "after3 712", "finally2 71", "after2 71", "finally1 7",
        "after1 7",
      ])
  }

  @Test func `an after inside of an around sees what the around passed on`() {
    let stage = Stage()
    let journal = stage.journal
    stage.point.after { _, input, output in journal.note("outer \(input) \(output)") }
    stage.point.around { _, input, next in next(input + 5) + next(input + 6) }
    stage.point.after { _, input, output in journal.note("inner \(input) \(output)") }
    stage.point.before { _, input in input = 0 }
    #expect(stage.point(stage.player, 1) == 2)
    #expect(
      journal.words == ["original", "inner 6 1", "original", "inner 7 1", "outer 1 2"])
  }

  @Test func `a before that throws leaves the input that the hooks outside of it saw`() {
    let journal = Journal()
    let point = OopsPoint("p") { _, input in input }
    point.finally { _, input, outcome in journal.note("outer \(input) \(outcome)") }
    point.before { _, input throws(Oops) in input = 5 }
    point.finally { _, input, outcome in journal.note("inner \(input) \(outcome)") }
    point.before { _, input throws(Oops) in
      input = 6
      throw .hook("stop")
    }
    #expect(throws: Oops.hook("stop")) { try point(Player(), 1) }
    let failure = "failure(InterludeTests.Oops.hook(\"stop\"))"
    #expect(journal.words == ["inner 5 \(failure)", "outer 1 \(failure)"])
  }
}
