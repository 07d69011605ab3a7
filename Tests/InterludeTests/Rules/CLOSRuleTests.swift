import Interlude
import Testing

/// The rules of CLOS, standard method combination.
///
/// The mapping: a specializer is a scope, an `eql` specializer that of one object. The most specific
/// stands outermost there, widest here, so the order counts the specificity down; arounds stand
/// outside of befores and afters, these outside of the primary methods, which are arounds that call
/// `next` for `call-next-method`. One method for each qualifier and specializer is a name that is
/// replaced.
@Suite(.leavesNothingAlive) struct CLOSRuleTests {
  private enum Qualifier: String, CaseIterable { case around, before, after, primary }

  private typealias Point = HookPoint<Player, Int, [Int], Oops>

  private let journal = Journal()
  private let point: Point

  init() {
    let journal = journal
    point = Point("generic") { _, input in
      journal.note("base \(input)")
      return [input]
    }
  }

  /// A specializer with its place in the line of precedence.
  private struct Specializer {
    let word: String
    let scope: Scope<Player>
    let specificity: Int

    static var player: Specializer {
      Specializer(word: "P", scope: .instances(of: Player.self), specificity: 1)
    }
    static var jukebox: Specializer {
      Specializer(word: "J", scope: .instances(of: Jukebox.self), specificity: 2)
    }
    static var orchestrion: Specializer {
      Specializer(word: "O", scope: .instances(of: Orchestrion.self), specificity: 3)
    }

    static func eql(_ player: Player) -> Specializer {
      Specializer(word: "eql", scope: .object(player), specificity: 9)
    }
  }

  private func define(
    _ qualifier: Qualifier, _ specializer: Specializer, word: String? = nil,
    calling arguments: [Int?] = [nil], throwing failure: Oops? = nil
  ) throws(AttachError) {
    let journal = journal
    let word = word ?? specializer.word
    let bands = [Qualifier.around: -200, .before: -100, .after: -100, .primary: 0]
    let order = RelativeOrder.at(Order((bands[qualifier] ?? 0) - specializer.specificity))
    let name = "\(qualifier) \(specializer.word)"
    let say: @Sendable () throws(Oops) -> Void = { () throws(Oops) in
      journal.note("\(qualifier) \(word)")
      if let failure { throw failure }
    }
    let wrapper: Point.Around = { _, input, next throws(Oops) in
      try say()
      var output: [Int] = []
      for argument in arguments { output += try next(argument ?? input) }
      return output
    }
    try point.attachGroup { group in
      switch qualifier {
      case .before:
        group.before(specializer.scope, name: name, order: order, ifTaken: .replace) {
          _, _ throws(Oops) in try say()
        }
      case .after:
        group.after(specializer.scope, name: name, order: order, ifTaken: .replace) {
          _, _, _ throws(Oops) in try say()
        }
      case .around, .primary:
        group.around(specializer.scope, name: name, order: order, ifTaken: .replace, wrapper)
      }
    }
  }

  @Test func `CLOS 1 and 2: arounds, befores and primaries most specific first, afters last`()
    throws
  {
    let orchestrion = Orchestrion()
    let line = [Specializer.player, .eql(orchestrion), .orchestrion, .jukebox]
    for specializer in line {
      for qualifier in Qualifier.allCases { try define(qualifier, specializer) }
    }
    _ = try point(orchestrion, 1)
    let down = ["eql", "O", "J", "P"]
    #expect(
      journal.take()
        == down.map { "around \($0)" } + down.map { "before \($0)" } + down.map { "primary \($0)" }
        + ["base 1"] + down.reversed().map { "after \($0)" })
    _ = try point(Jukebox(), 1)
    #expect(
      journal.words == [
        "around J", "around P", "before J", "before P", "primary J", "primary P", "base 1",
        "after P", "after J",
      ])
  }

  @Test func `CLOS 1: the time of definition never matters`() throws {
    for order in permutations(of: [Specializer.player, .jukebox, .orchestrion]) {
      let tests = CLOSRuleTests()
      for specializer in order { try tests.define(.before, specializer) }
      _ = try tests.point(Orchestrion(), 1)
      #expect(tests.journal.words == ["before O", "before J", "before P", "base 1"])
    }
  }

  @Test func `CLOS 1: a second method for the same qualifier and specializer replaces the first`()
    throws
  {
    try define(.before, .player, word: "old")
    try define(.before, .player, word: "new")
    _ = try point(Player(), 1)
    #expect(journal.words == ["before new", "base 1"])
  }

  @Test func `CLOS 2: only the most specific primary runs unless it calls the next`() throws {
    try define(.primary, .player)
    try define(.primary, .jukebox, calling: [])
    #expect(try point(Jukebox(), 1) == [])
    #expect(journal.words == ["primary J"])
  }

  @Test func `CLOS 3: the values of befores and afters are dropped`() throws {
    try define(.before, .player)
    try define(.after, .player)
    #expect(try point(Player(), 4) == [4])
  }

  @Test func `CLOS 4: the next method may be called never, once or often, with other arguments`()
    throws
  {
    try define(.around, .player, calling: [nil, 7])
    #expect(try point(Player(), 1) == [1, 7])
    #expect(journal.words == ["around P", "base 1", "base 7"])
  }

  @Test(arguments: ["around", "before", "primary"])
  func `CLOS 5: a failure skips the rest, afters included, and unwinds the arounds`(part: String)
    throws
  {
    let qualifier = try #require(Qualifier(rawValue: part))
    try define(qualifier, .player, throwing: .hook(part))
    try define(.after, .player)
    let journal = journal
    point.finally(order: .first) { _, _, outcome in
      if case .failure = outcome { journal.note("unwound") }
    }
    #expect(throws: Oops.hook(part)) { try point(Player(), 1) }
    #expect(journal.words == ["\(part) P", "unwound"])
  }
}
