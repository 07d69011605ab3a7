import Interlude
import Testing

@Suite(.leavesNothingAlive) struct ScopeTests {
  let stage = Stage()

  @Test func `a hook for a class covers the class and its subclasses`() {
    stage.add(.before, "jukebox", .instances(of: Jukebox.self))
    #expect(stage.words(of: Jukebox()) == ["jukebox", "original"])
    #expect(stage.words(of: Orchestrion()) == ["jukebox", "original"])
    #expect(stage.words(of: Player()) == ["original"])
    #expect(stage.words(of: Radio()) == ["original"])
  }

  @Test func `every class of the line has its part`() {
    stage.add(.before, "orchestrion", .instances(of: Orchestrion.self))
    stage.add(.before, "player", .instances(of: Player.self))
    stage.add(.before, "jukebox", .instances(of: Jukebox.self))
    #expect(stage.words(of: Orchestrion()) == ["player", "jukebox", "orchestrion", "original"])
    #expect(stage.words(of: Jukebox()) == ["player", "jukebox", "original"])
    #expect(stage.words(of: Player()) == ["player", "original"])
  }

  @Test func `a hook for an object covers no other`() {
    let (mine, other) = (Player(), Player())
    stage.add(.before, "mine", .object(mine))
    #expect(stage.words(of: mine) == ["mine", "original"])
    #expect(stage.words(of: other) == ["original"])
  }

  @Test func `a hook for everywhere reaches an object that has hooks of its own`() {
    let mine = Player()
    stage.add(.before, "mine", .object(mine))
    #expect(stage.words(of: mine) == ["mine", "original"])
    let everywhere = stage.add(.before, "everywhere")
    #expect(stage.words(of: mine) == ["everywhere", "mine", "original"])
    everywhere.cancel()
    #expect(stage.words(of: mine) == ["mine", "original"])
  }

  @Test func `hooks of many objects are told apart`() {
    let players = (0..<1000).map { _ in Player() }
    for (place, player) in players.enumerated() { stage.add(.before, "\(place)", .object(player)) }
    for (place, player) in players.enumerated() {
      #expect(stage.words(of: player) == ["\(place)", "original"])
    }
    #expect(stage.point.storedHookCount == 1000)
  }

  @Test func `a generic class is a class of its own for each argument`() {
    class Box<Content>: Player, @unchecked Sendable {}
    stage.add(.before, "int", .instances(of: Box<Int>.self))
    #expect(stage.words(of: Box<Int>()) == ["int", "original"])
    #expect(stage.words(of: Box<String>()) == ["original"])
  }

  @Test func `points do not share hooks`() {
    let other = Stage()
    stage.add(.before, "mine", .object(stage.player))
    #expect(other.words(of: stage.player) == ["original"])
  }

  @Test func `a scope may be handed to another task`() async {
    let stage = Stage()
    for scope in [Scope.object(stage.player), .instances(of: Player.self), .everywhere] {
      _ = await Task.detached { stage.add(.before, "elsewhere", scope) }.value
    }
    #expect(stage.words() == ["elsewhere", "elsewhere", "elsewhere", "original"])
  }
}
