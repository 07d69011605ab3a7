import Interlude
import Testing

/// The rules of Emacs' nadvice.
///
/// The mapping: a depth is an order; the newest advice is outermost among equals, so its order counts
/// down within its depth. Nil is nil: the functions here return an optional number.
@Suite(.leavesNothingAlive) struct NadviceRuleTests {
  private typealias Point = HookPoint<Player, Int, Int?, Oops>

  /// What an advice is, over an inner rest `g` and an argument `x`.
  enum Combinator: CaseIterable {
    case around, before, after, override, afterUntil, afterWhile, beforeUntil, beforeWhile
    case filterArguments, filterReturn
  }

  private let player = Player()
  private let journal = Journal()

  private func point(returning answer: Int? = 1) -> Point {
    let journal = journal
    return Point("f") { _, input in
      journal.note("g\(input)")
      return answer.map { $0 + input }
    }
  }

  /// Attaches an advice that notes itself and has `value` as its value.
  private func advise(_ point: Point, _ combinator: Combinator, value: Int?) {
    let journal = journal
    let f: @Sendable (Int?) -> Int? = { argument in
      journal.note("f\(argument ?? -1)")
      return value
    }
    switch combinator {
    case .around:
      point.around { _, x, g throws(Oops) in
        if let value = f(x) { return value * 2 }
        return try g(x + 1)
      }
    case .before: point.before { _, x in _ = f(x) }
    case .after: point.after { _, x, _ in _ = f(x) }
    case .override: point.around { _, x, _ in f(x) }
    case .afterUntil: point.after { _, x, r in if r == nil { r = f(x) } }
    case .afterWhile: point.after { _, x, r in if r != nil { r = f(x) } }
    case .beforeUntil:
      point.around { _, x, g throws(Oops) in
        if let value = f(x) { return value }
        return try g(x)
      }
    case .beforeWhile: point.around { _, x, g throws(Oops) in f(x) == nil ? nil : try g(x) }
    case .filterArguments: point.before { _, x in x = f(x) ?? 0 }
    case .filterReturn: point.after { _, _, r in r = f(r) }
    }
  }

  /// What each combinator does when its function answers and when it does not, and when the inner
  /// rest does not.
  static let table: [(Combinator, value: Int?, inner: Int?, words: [String], result: Int?)] = [
    (.around, nil, 1, ["f5", "g6"], 7), (.around, 4, 1, ["f5"], 8),
    (.before, nil, 1, ["f5", "g5"], 6), (.before, 4, 1, ["f5", "g5"], 6),
    (.after, nil, 1, ["g5", "f5"], 6), (.after, 4, 1, ["g5", "f5"], 6),
    (.override, nil, 1, ["f5"], nil), (.override, 4, 1, ["f5"], 4),
    (.afterUntil, 4, 1, ["g5"], 6), (.afterUntil, 4, nil, ["g5", "f5"], 4),
    (.afterWhile, 4, 1, ["g5", "f5"], 4), (.afterWhile, 4, nil, ["g5"], nil),
    (.beforeUntil, nil, 1, ["f5", "g5"], 6), (.beforeUntil, 4, 1, ["f5"], 4),
    (.beforeWhile, nil, 1, ["f5"], nil), (.beforeWhile, 4, 1, ["f5", "g5"], 6),
    (.filterArguments, 4, 1, ["f5", "g4"], 5), (.filterReturn, 4, 1, ["g5", "f6"], 4),
  ]

  @Test(arguments: table.indices)
  func `nadvice 2: the ten combinators over an inner rest`(index: Int) throws {
    let row = Self.table[index]
    let point = point(returning: row.inner)
    advise(point, row.0, value: row.value)
    #expect(try point(player, 5) == row.result)
    #expect(journal.words == row.words)
  }

  @Test func `nadvice 2: no combinator is left out`() {
    #expect(Set(Self.table.map(\.0)) == Set(Combinator.allCases))
  }

  @Test func `nadvice 1: depth orders, the newest is outermost among equals`() {
    let stage = Stage()
    for (number, (word, depth)) in [("c", 0), ("e", 50), ("b", 0), ("a", -50), ("d", 50)]
      .enumerated()
    {
      stage.add(.before, word, order: Order(depth * 100 - number))
    }
    #expect(stage.words() == ["a", "b", "c", "d", "e", "original"])
  }

  @Test func `nadvice 3: argument filters compose outermost first, return filters innermost first`()
    throws
  {
    let point = point(returning: 0)
    point.before { _, x in x = x * 10 + 1 }
    point.before { _, x in x = x * 10 + 2 }
    #expect(try point(player, 5) == 512)
    let other = self.point(returning: 0)
    other.after { _, _, r in r = r.map { $0 * 10 + 1 } }
    other.after { _, _, r in r = r.map { $0 * 10 + 2 } }
    #expect(try other(player, 5) == 521)
  }

  @Test func `nadvice 3: a before inside of an around that does not call on is skipped`() throws {
    let point = point()
    point.before(order: 0) { [journal] _, _ in journal.note("before") }
    point.around(order: -1) { _, _, _ in 3 }
    #expect(try point(player, 5) == 3)
    #expect(journal.words == [])
  }

  @Test func `nadvice 4, on purpose not: a name that is added again keeps its place`() throws {
    let stage = Stage()
    let journal = stage.journal
    try stage.addNamed("old", name: "n")
    stage.add(.before, "other")
    try stage.point.attachGroup { group in
      group.after(name: "n", ifTaken: .replace) { _, _, _ in journal.note("after") }
    }
    try stage.addNamed("inside", order: .inside("n"))
    #expect(stage.words() == ["other", "inside", "original", "after"])
    #expect(stage.point.plan(for: stage.player).entries.map(\.kind) == [.after, .before, .before])
  }

  @Test func `nadvice 5: failures unwind and an after does not run`() {
    let point = point()
    point.after { [journal] _, _, _ in journal.note("after") }
    point.before { _, _ throws(Oops) in throw .hook("before") }
    #expect(throws: Oops.hook("before")) { try point(player, 5) }
    #expect(journal.words == [])
  }

  @Test func `nadvice 6: an advice that is added in a call joins the next one`() {
    let stage = Stage()
    stage.add(.before, "a", once: true, doing: { stage.add(.before, "b") })
    #expect(stage.words() == ["a", "original"])
    #expect(stage.words() == ["b", "original"])
  }
}
