import Interlude
import Testing

private typealias Point = ExtensionPoint<Player, Int, Int, Never>
private typealias RiskyPoint = ExtensionPoint<Player, Int, Int, Oops>

@Suite(.leavesNothingAlive) struct ExtensionPointTests {
  private let player = Player()

  @Test func `collect gives every answer in the order of the plan`() {
    let point = Point("p")
    point.answer { _, input in input + 1 }
    point.answer { _, _ in nil }
    point.answer(order: .first) { _, input in input * 10 }
    #expect(point.collect(player, 4) == [40, 5])
  }

  @Test func `first gives the first answer that is one and asks no further`() {
    let point = Point("p")
    let journal = Journal()
    for (word, answer) in [("a", nil), ("b", 0), ("c", 2)] {
      point.answer { _, _ in
        journal.note(word)
        return answer
      }
    }
    #expect(point.first(player, 1) == 0)
    #expect(journal.words == ["a", "b"])
  }

  @Test func `fold passes the value through every hook and keeps it where there is no answer`() {
    let point = Point("p")
    point.answer { _, value in value + 1 }
    point.answer { _, _ in nil }
    point.answer { _, value in value * 10 }
    #expect(point.fold(player, 4) == 50)
  }

  @Test func `a point without hooks has no answer`() {
    let point = Point("p")
    #expect(point.collect(player, 1) == [])
    #expect(point.first(player, 1) == nil)
    #expect(point.fold(player, 1) == 1)
  }

  @Test func `an answer that is optional itself is told from no answer`() {
    let point = ExtensionPoint<Player, Void, Int?, Never>("p")
    point.answer { _, _ in nil }
    point.answer { _, _ in .some(nil) }
    point.answer { _, _ in 3 }
    #expect(point.collect(player) == [nil, 3])
    #expect(point.first(player) == .some(nil))
  }

  @Test func `scopes, names, one-shots, conditions and owners are those of hook points`() throws {
    let point = Point("p")
    var owner: Player? = Player()
    point.answer(.object(player)) { _, _ in 3 }
    point.answer(.instances(of: Jukebox.self)) { _, _ in 2 }
    try point.answer(name: "last", order: .at(.last)) { _, _ in 5 }
    try point.answer(order: .inside("last")) { _, _ in 6 }
    point.answer(once: true) { _, _ in 0 }
    point.answer(when: { _, input in input > 0 }) { _, _ in 1 }
    point.answer(order: 1, owner: owner) { _, _ in 4 }
    #expect(point.collect(player, 1) == [0, 1, 3, 4, 5, 6])
    owner = nil
    #expect(point.collect(player, 0) == [3, 5, 6])
    #expect(point.collect(Jukebox(), 0) == [2, 5, 6])
  }

  @Test func `a cycle of constraints is refused`() throws {
    let point = Point("p")
    try point.answer(name: "a", order: .inside("b")) { _, _ in 1 }
    #expect(throws: AttachError.self) {
      try point.answer(name: "b", order: .inside("a")) { _, _ in 2 }
    }
    #expect(point.collect(player, 0) == [1])
  }

  @Test func `an answer may replace the one of its name in place`() throws {
    let point = Point("p")
    try point.answer(name: "a") { _, _ in 1 }
    point.answer { _, _ in 2 }
    try point.answer(name: "a", ifTaken: .replace) { _, _ in 3 }
    #expect(point.collect(player, 0) == [3, 2])
  }

  @Test func `an answer ends with its registration and lets go of its captures`() {
    let point = Point("p")
    let registrations = Registrations()
    let probe = LifeProbe { guest in
      registrations.keep(point.answer { _, _ in guest.isHere ? 1 : 0 })
    }
    #expect(point.collect(player, 0) == [1])
    #expect(registrations.cancelAll() == [true])
    #expect(point.collect(player, 0) == [])
    #expect(!probe.isAlive)
  }

  @Test func `a one-shot answer lets go of its captures when it has answered`() {
    let point = Point("p")
    let probe = LifeProbe { guest in point.answer(once: true) { _, _ in guest.isHere ? 1 : 0 } }
    #expect(point.collect(player, 0) == [1])
    #expect(!probe.isAlive)
  }

  @Test func `a hook that is attached while others are asked joins the next call`() {
    let point = Point("p")
    point.answer(once: true) { [weak point] _, _ in
      point?.answer { _, _ in 2 }
      return 1
    }
    #expect(point.collect(player, 0) == [1])
    #expect(point.collect(player, 0) == [2])
  }

  @Test func `a failure ends the call and is thrown by it`() {
    let point = RiskyPoint("p")
    let journal = Journal()
    point.answer { _, _ in 1 }
    point.answer { _, _ throws(Oops) in throw .hook("a") }
    point.answer { _, _ in
      journal.note("not reached")
      return 2
    }
    #expect(throws: Oops.hook("a")) { try point.collect(player, 0) }
    #expect(throws: Oops.hook("a")) { try point.fold(player, 0) }
    #expect(throws: Never.self) { try point.first(player, 0) }
    #expect(journal.words == [])
  }

  @Test func `an isolating point goes on and reports which hook threw what`() throws {
    let journal = Journal()
    let point = RiskyPoint("Player.guess").isolating { journal.note("\($0)") }
    try point.answer(name: "bad", line: 7) { _, _ throws(Oops) in throw .hook("a") }
    point.answer(line: 8) { _, _ throws(Oops) in throw .original }
    point.answer { _, input in input + 1 }
    #expect(point.collect(player, 1) == [2])
    #expect(
      journal.take() == [
        "extension point 'Player.guess' leaves out the hook 'bad' at \(#fileID):7, which threw: "
          + "hook(\"a\")",
        "extension point 'Player.guess' leaves out the hook without a name at \(#fileID):8, "
          + "which threw: original",
      ])
    #expect(point.first(player, 1) == 2)
    #expect(point.fold(player, 1) == 2)
    #expect(journal.words.count == 4)
  }

  @Test func `a plan lists answers`() throws {
    let point = Point("Player.guess")
    try point.answer(name: "a", line: 7) { _, _ in 1 }
    _ = point.collect(player, 0)
    #expect(
      "\(point.plan(for: player))" == """
        Player.guess: 1 hook
        1. answer "a", everywhere, order 0, \(#fileID):7, run 1 time
        """)
  }

  @Test func `threads ask and attach at the same time`() async {
    let point = Point("p")
    await withTaskGroup(of: Void.self) { tasks in
      for _ in 0..<4 {
        tasks.addTask {
          for round in 0..<300 {
            let registration = point.answer(once: round % 2 == 0) { _, input in input }
            for answer in point.collect(player, round) { #expect(answer == round) }
            registration.cancel()
          }
        }
      }
    }
    #expect(point.collect(player, 0) == [])
  }
}
