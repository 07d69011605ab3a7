import Interlude
import Testing

@Suite(.leavesNothingAlive) struct HookGroupTests {
  private let stage = Stage()

  private func note(_ word: String) -> SafePoint.Before {
    let journal = stage.journal
    return { _, _ in journal.note(word) }
  }

  @Test func `a group attaches hooks of every kind, in the order in which they were added`() throws
  {
    let journal = stage.journal
    try stage.point.attachGroup { group in
      group.before(.everywhere, note("before"))
      group.after { _, _, _ in journal.note("after") }
      group.around { _, input, next in
        journal.note("around")
        return next(input)
      }
      group.finally { _, _, _ in journal.note("finally") }
      group.use(LoggingMiddleware("log", to: { journal.note($0) }))
    }
    #expect(
      stage.words() == [
        "before", "around", "log: begins with 0", "original", "log: returned 1", "finally", "after",
      ])
  }

  @Test func `one registration ends the whole group`() throws {
    let group = try stage.point.attachGroup { group in
      group.before(.everywhere, note("a"))
      group.before(.object(stage.player), note("b"))
      group.before(.instances(of: Player.self), once: true, note("c"))
    }
    #expect(stage.words() == ["a", "c", "b", "original"])
    #expect(group.timesRun == 3)
    #expect(group.isActive)
    #expect(group.cancel())
    #expect(!group.cancel())
    #expect(!group.isActive)
    #expect(stage.words() == ["original"])
  }

  @Test func `a cycle inside a group refuses all of it`() throws {
    stage.add(.before, "old")
    let error = #expect(throws: AttachError.self) {
      try stage.point.attachGroup { group in
        group.before(.everywhere, note("plain"))
        group.before(.object(stage.player), note("object"))
        group.before(name: "a", order: .inside("b"), line: 1, note("a"))
        group.before(name: "b", order: .inside("a"), line: 2, note("b"))
      }
    }
    #expect(stage.words() == ["old", "original"])
    guard case .orderCycle(let cycle)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(Set(cycle.members.map(\.site.line)) == [1, 2])
    try stage.point.attachGroup { $0.before(name: "a", order: .inside("b"), note("a")) }
    #expect(stage.words() == ["old", "a", "original"])
  }

  @Test func `a cycle with hooks outside of a group refuses all of it`() throws {
    try stage.addNamed("a", name: "a", order: .inside("c"))
    #expect(throws: AttachError.self) {
      try stage.point.attachGroup { group in
        group.before(name: "b", order: .inside("a"), note("b"))
        group.before(name: "c", order: .inside("b"), note("c"))
      }
    }
    #expect(stage.words() == ["a", "original"])
  }

  @Test func `constraints inside a group may refer to hooks that come later in it`() throws {
    try stage.point.attachGroup { group in
      group.before(name: "a", order: .inside("b"), note("a"))
      group.before(name: "b", note("b"))
    }
    #expect(stage.words() == ["b", "a", "original"])
  }

  @Test func `a name that is taken refuses the whole group and replaces nothing`() throws {
    try stage.addNamed("a", name: "a")
    try stage.addNamed("b", name: "b")
    #expect(throws: AttachError.self) {
      try stage.point.attachGroup { group in
        group.before(name: "a", ifTaken: .replace, note("c"))
        group.before(name: "b", ifTaken: .reject, note("d"))
      }
    }
    #expect(stage.words() == ["a", "b", "original"])
  }

  @Test func `a later hook of a group may replace an earlier one`() throws {
    try stage.point.attachGroup { group in
      group.before(name: "a", note("first"))
      group.before(.everywhere, note("other"))
      group.before(name: "a", ifTaken: .replace, note("second"))
    }
    #expect(stage.words() == ["second", "other", "original"])
  }

  @Test func `a group ends with its owner`() throws {
    do {
      let owner = Player()
      try stage.point.attachGroup(owner: owner) { group in
        group.before(.everywhere, note("a"))
        group.before(.object(stage.player), note("b"))
      }
      #expect(stage.words() == ["a", "b", "original"])
    }
    #expect(stage.words() == ["original"])
  }

  @Test func `registrations of hooks and of groups are kept in one set`() throws {
    let single = stage.add(.before, "a")
    let group = try stage.point.attachGroup { $0.before(.everywhere, note("b")) }
    let kept: Set<Registration> = [single, group, group]
    #expect(kept.count == 2)
    for registration in kept { registration.cancel() }
    #expect(stage.words() == ["original"])
  }

  @Test func `a token ends a group when it is dropped`() throws {
    do {
      let token = try stage.point.attachGroup { $0.before(.everywhere, note("a")) }.token()
      #expect(stage.words() == ["a", "original"])
      withExtendedLifetime(token) {}
    }
    #expect(stage.words() == ["original"])
  }

  @Test func `a call sees all hooks of a group or none`() async throws {
    let point = SafePoint("p") { _, input in input }
    let player = Player()
    await withTaskGroup(of: Void.self) { tasks in
      tasks.addTask {
        for _ in 0..<100 {
          _ = try? point.attachGroup { group in
            group.before { _, input in input += 1 }
            group.before { _, input in input += 1 }
          }
        }
      }
      tasks.addTask {
        for _ in 0..<300 {
          #expect(point(player, 0) % 2 == 0)
        }
      }
    }
    #expect(point(player, 0) == 200)
  }

  @Test func `an empty group is a registration of nothing`() throws {
    let group = try stage.point.attachGroup { _ in }
    #expect(!group.isActive)
    #expect(!group.cancel())
  }
}
