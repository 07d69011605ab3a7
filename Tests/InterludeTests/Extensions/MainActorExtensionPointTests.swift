import Interlude
import Testing

/// What only the main actor may have.
private final class Label {
  var number = 5
}

@MainActor @Suite(.leavesNothingAlive) struct MainActorExtensionPointTests {
  private let label = Label()
  private let player = Player()

  @Test func `answers of the main actor may use what belongs to it`() throws {
    let label = label
    let point = MainActorExtensionPoint<Player, Int, Int, Never>("p")
    point.answer(when: { _, _ in label.number == 5 }) { _, input in input + label.number }
    try point.answer(name: "early", order: .at(.first)) { _, _ in nil }
    let once = point.answer(.object(player), once: true) { _, input in input * label.number }
    #expect(point.collect(player, 1) == [6, 5])
    #expect(point.first(player, 1) == 6)
    #expect(point.fold(player, 1) == 6)
    #expect(once.timesRun == 1)
    label.number = 6
    #expect(point.collect(player, 1) == [])
    #expect(point.plan(for: player).entries.map(\.timesRun) == [4, 3])
    #expect("\(point.describe())".hasPrefix("p: 2 hooks\neverywhere\n  answer \"early\""))
  }

  @Test func `a question of the main actor throws what an answer throws`() {
    let point = MainActorExtensionPoint<Player, Void, Int, Oops>("p")
    let journal = Journal()
    point.observe { journal.note($0.word) }
    point.answer { _, _ throws(Oops) in throw .original }
    #expect(throws: Oops.original) { try point.collect(player) }
    #expect(throws: Oops.original) { try point.first(player) }
    #expect(journal.words.count { $0 == "/call threw original" } == 2)
  }
}
