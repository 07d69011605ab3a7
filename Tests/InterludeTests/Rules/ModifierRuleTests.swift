import Interlude
import Testing

/// The rules of Class::Method::Modifiers, and of Moose's roles.
///
/// The mapping: in one class befores and afters stand outside of the arounds, and the newest is
/// outermost of each: two bands of orders that count down. What a subclass adds wraps what its
/// parent has, so each class has its own pair of bands, the derived one's further out.
@Suite(.leavesNothingAlive) struct ModifierRuleTests {
  private let stage = Stage()
  private let number = Counter()

  private func modify(
    _ kind: HookKind, _ word: String, in type: Player.Type = Player.self
  ) {
    let depth = type == Player.self ? 0 : 1
    let band = kind == .around ? 100 : 0
    stage.add(
      kind, word, .instances(of: type), order: Order(band - 1_000 * depth - number.increment()))
  }

  @Test func `modifiers 1: befores newest first, arounds newest outermost, afters oldest first`() {
    modify(.around, "r1")
    modify(.before, "b1")
    modify(.after, "a1")
    modify(.around, "r2")
    modify(.before, "b2")
    modify(.after, "a2")
    #expect(
      stage.words() == ["b2", "b1", "r2<", "r1<", "original", "r1>", "r2>", "a1", "a2"])
  }

  @Test func `modifiers 2: a subclass wraps the whole of its parent`() {
    modify(.before, "jb", in: Jukebox.self)
    modify(.around, "jr", in: Jukebox.self)
    modify(.after, "ja", in: Jukebox.self)
    modify(.before, "pb")
    modify(.around, "pr")
    modify(.after, "pa")
    #expect(
      stage.words(of: Jukebox())
        == ["jb", "jr<", "pb", "pr<", "original", "pr>", "pa", "jr>", "ja"])
    #expect(stage.words() == ["pb", "pr<", "original", "pr>", "pa"])
  }

  @Test func `modifiers 3: a before may alter the arguments that the others see`() {
    stage.point.before { _, input in input = 40 }
    stage.point.after { [journal = stage.journal] _, input, _ in journal.note("\(input)") }
    #expect(stage.point(stage.player, 0) == 41)
    #expect(stage.journal.words == ["original", "40"])
  }

  @Test func `modifiers 4: a failure in a before skips everything, in the method the afters`() {
    let journal = Journal()
    let point = OopsPoint("p") { _, input throws(Oops) in
      journal.note("method")
      throw .original
    }
    point.after { _, _, _ in journal.note("after") }
    #expect(throws: Oops.original) { try point(Player(), 0) }
    point.before { _, _ throws(Oops) in throw .hook("before") }
    #expect(throws: Oops.hook("before")) { try point(Player(), 0) }
    #expect(journal.words == ["method"])
  }

  @Test func `modifiers 5: the modifiers of a role enter where the role is taken up`() throws {
    let role: @Sendable (inout HookGroup<Player, Int, Int, Never>, Int) -> Void = {
      [journal = stage.journal] group, number in
      group.before(order: .at(Order(-number))) { _, _ in journal.note("Rb") }
      group.after(order: .at(Order(-number))) { _, _, _ in journal.note("Ra") }
    }
    let number = number.increment()
    try stage.point.attachGroup { role(&$0, number) }
    modify(.before, "Db")
    #expect(stage.words() == ["Db", "Rb", "original", "Ra"])
  }

  @Test func `modifiers, on purpose not: a before that attaches another does not run it at once`() {
    let stage = stage
    stage.add(.before, "a", once: true, doing: { stage.add(.before, "b") })
    #expect(stage.words() == ["a", "original"])
  }
}
