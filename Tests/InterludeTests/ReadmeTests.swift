import Interlude
import Testing

/// The example of the README, line by line; where it prints, this collects.
struct ReadmeTests {
  final class Player: SentinelHolder, Sendable {
    let play = HookPoint("Player.play") { (player: Player, track: String) in
      player.start(track)
    }
    let sentinel = Sentinel()

    func play(_ track: String) -> String { play(self, track) }

    private func start(_ track: String) -> String { "playing \(track)" }
  }

  @Test func `the example of the README does what it says`() throws {
    let player = Player()
    let journal = Journal()
    let log = try player.play.before(name: "log", fileID: "App/main.swift", line: 17) { _, track in
      journal.note("asked for \(track)")
    }
    try player.play.around(
      name: "filter", order: .inside("log"), fileID: "App/main.swift", line: 20
    ) { player, track, next in
      track.isEmpty ? "silence" : next(track)
    }
    player.play.before(.object(player), once: true) { _, track in track += ", softly" }
    journal.note(player.play("Vespers"))
    #expect(journal.take() == ["asked for Vespers", "playing Vespers, softly"])
    #expect(
      player.play.plan(for: player).description == """
        Player.play: 2 hooks
        1. before "log", everywhere, order 0, App/main.swift:17, run 1 time
        2. around "filter", everywhere, order 0, inside "log", App/main.swift:20, run 1 time
        """)
    #expect(log.cancel())
    #expect(player.play("") == "silence")
  }
}
