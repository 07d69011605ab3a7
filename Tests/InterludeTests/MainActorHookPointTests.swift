import Interlude
import Testing

@MainActor @Suite(.leavesNothingAlive) struct MainActorHookPointTests {
  /// Something that belongs to the main actor and is not `Sendable`.
  final class Label {
    var words: [String] = []
  }

  /// A subject of the main actor.
  final class Screen: SentinelHolder {
    nonisolated let sentinel = Sentinel()
    var title = "Songs"
  }

  let label = Label()
  let screen = Screen()

  private func makePoint() -> MainActorHookPoint<Screen, Int, Int, Never> {
    let label = label
    return MainActorHookPoint("Screen.appear") { (screen: Screen, input: Int) in
      label.words.append("original \(screen.title)")
      return input + 1
    }
  }

  @Test func `bodies of every kind use what belongs to the main actor`() {
    let (point, label) = (makePoint(), label)
    point.after { _, input, output in label.words.append("after \(input) \(output)") }
    point.finally { _, input, outcome in label.words.append("finally \(input) \(outcome)") }
    point.before { screen, input in
      screen.title = "Books"
      input *= 10
    }
    point.around { _, input, next in
      label.words.append("around")
      return next(input + 1)
    }
    #expect(point(screen, 4) == 42)
    #expect(
      label.words == ["around", "original Books", "finally 4 success(42)", "after 4 42"])
    #expect(point.name == "Screen.appear")
  }

  @Test func `a condition uses what belongs to the main actor`() {
    let (point, label) = (makePoint(), label)
    let registration = point.before(when: { screen, _ in screen.title == "Books" }) { _, _ in
      label.words.append("before")
    }
    _ = point(screen, 1)
    screen.title = "Books"
    _ = point(screen, 1)
    #expect(label.words == ["original Songs", "before", "original Books"])
    #expect(registration.timesRun == 1)
  }

  @Test func `a failure keeps its type`() {
    let point = MainActorHookPoint("p") { (_: Screen, input: Int) throws(Oops) -> Int in
      if input == 0 { throw .original }
      return input
    }
    point.before { _, input throws(Oops) in if input < 0 { throw .hook("negative") } }
    point.around { _, input, next throws(Oops) in try next(input) }
    point.after { _, _, output throws(Oops) in if output == 1 { throw .hook("one") } }
    #expect(throws: Oops.original) { try point(screen, 0) }
    #expect(throws: Oops.hook("negative")) { try point(screen, -1) }
    #expect(throws: Oops.hook("one")) { try point(screen, 1) }
  }

  @Test func `one-shots, scopes, names and owners are those of any hook point`() throws {
    let (point, label) = (makePoint(), label)
    try point.before(name: "inner", order: .inside("outer"), fileID: "A/B.swift", line: 1) { _, _ in
      label.words.append("inner")
    }
    try point.before(.object(screen), name: "outer", once: true, fileID: "A/B.swift", line: 2) {
      _, _ in label.words.append("outer")
    }
    point.after(owner: Label(), { _, _, _ in label.words.append("owned") })
    #expect(point.plan(for: screen).entries.map(\.name) == ["outer", "inner"])
    _ = (point(screen, 1), point(screen, 1))
    #expect(label.words == ["outer", "inner", "original Songs", "inner", "original Songs"])
    #expect(throws: OrderCycle.self) {
      try point.finally(name: "inner2", order: .inside("inner").outside("inner")) { _, _, _ in }
    }
  }

  @Test func `named hooks of every kind are attached`() throws {
    let (point, label) = (makePoint(), label)
    try point.before(name: "b") { _, _ in label.words.append("b") }
    try point.after(name: "a", order: .inside("b")) { _, _, _ in label.words.append("a") }
    try point.around(name: "r", order: .inside("a")) { _, input, next in next(input) }
    try point.finally(name: "f", order: .outside("b")) { _, _, _ in label.words.append("f") }
    _ = point(screen, 1)
    #expect(point.plan(for: screen).entries.map(\.name) == ["f", "b", "a", "r"])
    #expect(label.words == ["b", "original Songs", "a", "f"])
  }

  @Test func `a hook is attached and cancelled from another thread`() async {
    let (point, screen) = (makePoint(), screen)
    let registration = await Task.detached { point.before { screen, _ in screen.title = "B" } }
      .value
    _ = point(screen, 1)
    #expect(screen.title == "B")
    #expect(await Task.detached { registration.cancel() }.value)
    #expect(point.plan(for: screen).entries == [])
  }
}
