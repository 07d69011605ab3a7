import Interlude
import Testing

private typealias Point = ExtensionPoint<Player, Int, Int, Oops>

@Suite(.leavesNothingAlive) struct AnnouncementTests {
  private let player = Player()
  private let journal = Journal()

  private func hear(_ word: String) -> Point.Body {
    let journal = journal
    return { _, input in
      journal.note("\(word)\(input)")
      return input * 10
    }
  }

  @Test func `a hook that comes late gets the last announcements, oldest first`() throws {
    let point = Point("p", remembering: 2)
    for input in 1...3 { #expect(try point.announce(player, input) == []) }
    point.answer(.everywhere, hear("a"))
    #expect(journal.take() == ["a2", "a3"])
    #expect(try point.announce(player, 4) == [40])
    #expect(journal.words == ["a4"])
  }

  @Test func `what a late hook answers or throws goes to the announcement`() throws {
    let point = Point("p", remembering: 2)
    let journal = journal
    try point.announce(player, 1) { journal.note("\($0)") }
    point.answer { _, input in input + 1 }
    point.answer { _, _ in nil }
    point.answer { _, _ throws(Oops) in throw .original }
    #expect(journal.words == ["success(2)", "failure(InterludeTests.Oops.original)"])
  }

  @Test func `a point that remembers nothing replays nothing`() throws {
    let point = Point("p", remembering: 0)
    try point.announce(player, 1)
    point.answer(.everywhere, hear("a"))
    #expect(journal.words == [])
  }

  @Test func `collect and first are not remembered`() throws {
    let point = Point("p", remembering: 9)
    _ = try point.collect(player, 1)
    _ = try point.first(player, 1)
    point.answer(.everywhere, hear("a"))
    #expect(journal.words == [])
  }

  @Test func `a late hook gets the announcements of subjects that it covers and that live`() throws
  {
    let point = Point("p", remembering: 9)
    let jukebox = Jukebox()
    try point.announce(player, 1)
    try point.announce(jukebox, 2)
    try point.announce(Jukebox(), 3)
    point.answer(.object(player), hear("object"))
    point.answer(.instances(of: Jukebox.self), hear("class"))
    point.answer(.everywhere, hear("all"))
    #expect(journal.words == ["object1", "class2", "all1", "all2"])
  }

  @Test func `a late one-shot takes the oldest announcement`() throws {
    let point = Point("p", remembering: 9)
    try point.announce(player, 1)
    try point.announce(player, 2)
    point.answer(once: true) { [hear = hear("a")] player, input throws(Oops) in
      try hear(player, input)
    }
    #expect(try point.announce(player, 3) == [])
    #expect(journal.words == ["a1"])
  }

  @Test func `a condition holds for a late hook`() throws {
    let point = Point("p", remembering: 9)
    for input in 1...3 { try point.announce(player, input) }
    point.answer(.everywhere, when: { _, input in input == 2 }, hear("a"))
    #expect(journal.words == ["a2"])
  }

  @Test func `hooks that had an announcement do not get it again`() throws {
    let point = Point("p", remembering: 9)
    point.answer(.everywhere, hear("a"))
    try point.announce(player, 1)
    point.answer(.everywhere, hear("b"))
    #expect(journal.words == ["a1", "b1"])
  }

  @Test func `a remembered announcement does not keep its subject`() throws {
    let point = Point("p", remembering: 9)
    weak var gone: Player?
    do {
      let player = Player()
      gone = player
      try point.announce(player, 1)
    }
    #expect(gone == nil)
  }

  @Test func `every hook gets every announcement once when both come at the same time`() async {
    let point = ExtensionPoint<Player, Int, Int, Never>("p", remembering: 1_000)
    let counters = (0..<40).map { _ in Counter() }
    await withTaskGroup(of: Void.self) { tasks in
      tasks.addTask {
        for input in 0..<200 { point.announce(player, input) }
      }
      tasks.addTask {
        for counter in counters {
          point.answer { _, input in
            counter.increment()
            return nil
          }
        }
      }
    }
    #expect(counters.map(\.value) == Array(repeating: 200, count: 40))
  }
}
