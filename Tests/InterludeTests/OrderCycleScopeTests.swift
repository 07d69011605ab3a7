import Interlude
import Testing

@Suite(.leavesNothingAlive) struct OrderCycleScopeTests {
  let stage = Stage()
  let jukebox = Jukebox()
  let radio = Radio()

  private func scope(_ word: String) -> Scope<Player> {
    switch word {
    case "player": .instances(of: Player.self)
    case "jukebox": .instances(of: Jukebox.self)
    case "orchestrion": .instances(of: Orchestrion.self)
    case "radio": .instances(of: Radio.self)
    case "a jukebox": .object(jukebox)
    case "a radio": .object(radio)
    default: .everywhere
    }
  }

  @Test(arguments: [
    ("everywhere", "everywhere"), ("everywhere", "jukebox"), ("everywhere", "a radio"),
    ("player", "jukebox"), ("orchestrion", "player"), ("jukebox", "a jukebox"),
    ("player", "a jukebox"), ("a radio", "a radio"),
  ])
  func `hooks of scopes that can meet are refused`(first: String, second: String) throws {
    try stage.addNamed("a", scope(first), name: "a", order: .inside("b"), line: 1)
    let cycle = try #require(throws: OrderCycle.self) {
      try stage.addNamed("b", scope(second), name: "b", order: .inside("a"), line: 2)
    }
    #expect(cycle.members.map(\.site.line) == [2, 1])
  }

  @Test(arguments: [
    ("a jukebox", "a radio"), ("jukebox", "radio"), ("orchestrion", "a jukebox"),
    ("radio", "a jukebox"), ("orchestrion", "radio"),
  ])
  func `hooks of scopes that cannot meet are no ring`(first: String, second: String) throws {
    try stage.addNamed("a", scope(first), name: "a", order: .inside("b"))
    try stage.addNamed("b", scope(second), name: "b", order: .inside("a"))
    for subject in [jukebox, radio, Orchestrion()] { _ = stage.words(of: subject) }
  }

  @Test func `a ring over three scopes needs a subject that is in all of them`() throws {
    try stage.addNamed("a", name: "a", order: .inside("c"))
    try stage.addNamed("b", scope("radio"), name: "b", order: .inside("a"))
    try stage.addNamed("c", scope("jukebox"), name: "c", order: .inside("b"))
    #expect(stage.words(of: radio) == ["a", "b", "original"])
    #expect(stage.words(of: jukebox) == ["c", "a", "original"])
    #expect(throws: OrderCycle.self) {
      try stage.addNamed("c2", scope("a radio"), name: "c", order: .inside("b"))
    }
  }

  @Test func `a hook of a dead object is in nobody's way`() throws {
    var reuses = 0
    for _ in 0..<100 {
      let dead = try addToPassingPlayer()
      let living = Player()
      if ObjectIdentifier(living) == dead { reuses += 1 }
      let own = try stage.addNamed("b", .object(living), name: "b", order: .inside("a"))
      #expect(stage.words(of: living) == ["b", "original"])
      own.cancel()
    }
    #expect(reuses > 50)
  }

  @Test func `a hook of a dead object is not in the way of one for everywhere`() throws {
    _ = try addToPassingPlayer()
    try stage.addNamed("b", name: "b", order: .inside("a"))
    #expect(stage.words() == ["b", "original"])
  }

  @Test func `a hook of a dead owner is in nobody's way`() throws {
    do {
      let owner = Player()
      try stage.addNamed("a", name: "a", order: .inside("b"), owner: owner)
    }
    try stage.addNamed("b", name: "b", order: .inside("a"))
    #expect(stage.words() == ["b", "original"])
  }

  private func addToPassingPlayer() throws -> ObjectIdentifier {
    let player = Player()
    try stage.addNamed("a", .object(player), name: "a", order: .inside("b"))
    return ObjectIdentifier(player)
  }
}
