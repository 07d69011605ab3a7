import Foundation
import Interlude
import Testing

private let printed = Journal()

/// What the README prints; the test compares it with what the README says.
private func print(_ item: Any) {
  for line in "\(item)".components(separatedBy: "\n") { printed.note(line) }
}

/// The first two blocks of the README: its code stands in the first test, line by line.
@Suite struct ReadmeTests {
  @Test func `the examples of the README print what it says`() throws {
    final class Player: SentinelHolder, Sendable {
      static let play = HookPoint("Player.play") { (player: Player, track: String) in
        player.start(track)
      }
      let sentinel = Sentinel()

      func play(_ track: String) -> String { Self.play(self, track) }

      private func start(_ track: String) -> String { "playing \(track)" }
    }

    let player = Player()

    // Everywhere, and with a name by which others can place themselves.
    let log = try Player.play.before(name: "log") { _, track in print("asked for \(track)") }

    // Inside of the log, whoever attaches first. `next` is the rest of the plan.
    try Player.play.around(name: "filter", order: .inside("log")) { player, track, next in
      track.isEmpty ? "silence" : next(track)
    }

    // One object, one call.
    Player.play.before(.object(player), once: true) { _, track in track += ", softly" }

    print(player.play("Vespers"))
    // asked for Vespers
    // playing Vespers, softly
    print(Player.play.plan(for: player))
    // Player.play: 2 hooks
    // 1. before "log", everywhere, order 0, App/main.swift:17, run 1 time
    // 2. around "filter", everywhere, order 0, inside "log", App/main.swift:20, run 1 time
    log.cancel()

    struct Curfew: Middleware {
      let forbidden: Set<String>

      func intercept(
        _ player: Player, _ track: String, next: borrowing Next<Player, String, String, Never>
      ) -> String {
        forbidden.contains(track) ? "silence" : next(track)
      }
    }

    struct Announce<Subject: AnyObject, Input, Output, Failure: Error>: Middleware {
      let title: String

      func intercept(
        _ subject: Subject, _ input: Input, next: borrowing Next<Subject, Input, Output, Failure>
      ) throws(Failure) -> Output {
        print("\(title): \(input)")
        return try next(input)
      }
    }

    // Both or neither, with one registration.
    let evening = try Player.play.attachGroup { group in
      group.use(Announce(title: "next"), order: .inside("curfew"))
      group.use(Curfew(forbidden: ["Sirens"]), name: "curfew")
    }
    print(player.play("Sirens"))
    // silence
    print(player.play("Lullaby"))
    // next: Lullaby
    // playing Lullaby
    evening.cancel()

    #expect(try printed.words == outputs())
  }

  @Test func `the examples of the README stand in the test as they stand there`() throws {
    let test = try RecipeText.lines(of: "Tests/RecipeTests/ReadmeTests.swift")
    for block in try blocks() {
      let code = block.lines.map { $0.isEmpty ? "" : "    " + $0 }
      #expect(test.indices.contains { test[$0...].starts(with: code) }, "\(block.lines[0])")
    }
  }

  /// The blocks without their imports, and the line of each at which the rest begins.
  private func blocks() throws -> [(first: Int, lines: [String])] {
    try RecipeText.blocks(in: "README.md").prefix(2).map { lines in
      let first = lines.firstIndex { !$0.isEmpty && !$0.hasPrefix("import ") } ?? 0
      return (first + 1, Array(lines[first...]))
    }
  }

  /// What the README says is printed, with the places of the code in this file.
  private func outputs() throws -> [String] {
    let test = try RecipeText.lines(of: "Tests/RecipeTests/ReadmeTests.swift")
    return try blocks().flatMap { block in
      let place = (test.firstIndex { $0.hasSuffix("    " + block.lines[0]) } ?? 0) + 1
      let said = block.lines.split { $0.hasPrefix("print(") }.dropFirst().flatMap { lines in
        lines.prefix { $0.hasPrefix("// ") }.map { String($0.dropFirst(3)) }
      }
      return said.map { line in
        line.replacing(/App\/main.swift:(\d+)/) { match in
          "\(#fileID):\((Int(match.1) ?? 0) - block.first + place)"
        }
      }
    }
  }
}
