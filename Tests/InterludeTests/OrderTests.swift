import Interlude
import Testing

@Suite(.leavesNothingAlive) struct OrderTests {
  @Test func `a smaller order stands further out`() {
    let stage = Stage()
    for order in [3, -7, 0, 12, -1] { stage.add(.before, "\(order)", order: Order(order)) }
    #expect(stage.words() == ["-7", "-1", "0", "3", "12", "original"])
  }

  @Test func `first and last stand outside and inside of every number`() {
    let stage = Stage()
    stage.add(.before, "last", order: .last)
    stage.add(.before, "big", order: Order(.max - 1))
    stage.add(.before, "small", order: Order(.min + 1))
    stage.add(.before, "first", order: .first)
    #expect(stage.words() == ["first", "small", "big", "last", "original"])
  }

  @Test func `scopes of equal order stand widest outermost, however they were attached`() {
    let subject = Orchestrion()
    let scopes: [(String, Scope<Player>)] = [
      ("everywhere", .everywhere), ("player", .instances(of: Player.self)),
      ("jukebox", .instances(of: Jukebox.self)),
      ("orchestrion", .instances(of: Orchestrion.self)), ("object", .object(subject)),
    ]
    for scopes in permutations(of: scopes) {
      let stage = Stage()
      for (word, scope) in scopes { stage.add(.before, word, scope) }
      #expect(
        stage.words(of: subject) == [
          "everywhere", "player", "jukebox", "orchestrion", "object", "original",
        ])
    }
  }

  @Test func `the order comes before the scope`() {
    let stage = Stage()
    stage.add(.before, "everywhere", order: 1)
    stage.add(.before, "object", .object(stage.player), order: 0)
    #expect(stage.words() == ["object", "everywhere", "original"])
  }

  @Test func `of equal order and scope the first registered is outermost`() {
    for scope in [Scope<Player>.everywhere, .instances(of: Player.self)] {
      let stage = Stage()
      for word in ["a", "b", "c"] { stage.add(.before, word, scope) }
      #expect(stage.words() == ["a", "b", "c", "original"])
    }
    let stage = Stage()
    for word in ["a", "b", "c"] { stage.add(.before, word, .object(stage.player)) }
    #expect(stage.words() == ["a", "b", "c", "original"])
  }

  @Test func `a hook that is attached again stands behind those that stayed`() {
    let stage = Stage()
    let first = stage.add(.before, "a")
    stage.add(.before, "b")
    first.cancel()
    stage.add(.before, "a again")
    #expect(stage.words() == ["b", "a again", "original"])
  }

  @Test func `the order is the same for every kind`() {
    let stage = Stage()
    stage.add(.after, "in", order: 1)
    stage.add(.around, "mid", order: 0)
    stage.add(.finally, "out", order: -1)
    #expect(stage.words() == ["mid<", "original", "in", "mid>", "out"])
  }
}
