import Interlude
import Testing

final class Player: SentinelHolder, Sendable {
  static let play = HookPoint("Player.play") { (player: Player, track: String) in
    player.start(track)
  }
  let sentinel = Sentinel()

  func play(_ track: String) -> String { Self.play(self, track) }

  private func start(_ track: String) -> String { "playing \(track)" }
}

private enum LoadError: Error { case noName, notFound }

private final class Library: Sendable {
  static let load = HookPoint("Library.load") {
    (library: Library, name: String) throws(LoadError) in
    try library.read(name)
  }

  private func read(_ name: String) throws(LoadError) -> String {
    guard name == "a" else { throw .notFound }
    return name
  }
}

private final class Robot {
  static let move = HookPoint("Robot.move") { (robot: Robot, step: (x: Int, y: Int)) in
    robot.position.x += step.x
    robot.position.y += step.y
  }

  var position = (x: 0, y: 0)
}

@Suite struct OwnClassTests {
  @Test func `callers see an ordinary method, hooks see its point`() {
    let player = Player()
    Player.play.before { _, track in track = track.uppercased() }
    Player.play.after(.object(player)) { _, _, output in output += ", softly" }
    #expect(player.play("vespers") == "playing VESPERS, softly")
    #expect(Player().play("vespers") == "playing VESPERS")
  }

  @Test func `a point throws what its method throws`() throws {
    Library.load.before { _, name throws(LoadError) in
      if name.isEmpty { throw .noName }
    }
    #expect(throws: LoadError.noName) { try Library.load(Library(), "") }
    #expect(throws: LoadError.notFound) { try Library.load(Library(), "b") }
    #expect(try Library.load(Library(), "a") == "a")
  }

  @Test func `several arguments are a labelled tuple`() {
    let robot = Robot()
    Robot.move.before { _, step in step.x = min(step.x, 10) }
    Robot.move(robot, (x: 20, y: 3))
    #expect(robot.position == (x: 10, y: 3))
  }
}
