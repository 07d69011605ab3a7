import Interlude
import Testing

@Suite(.leavesNothingAlive) struct PlanTests {
  @Test func `a plan without hooks says so`() {
    let stage = Stage()
    #expect("\(stage.point.plan(for: stage.player))" == "Player.play: 0 hooks")
    stage.add(.before, "a").cancel()
    #expect("\(stage.point.plan(for: stage.player))" == "Player.play: 0 hooks")
  }

  @Test func `a plan with one hook says what, where and how often`() {
    let stage = Stage()
    stage.add(.after, "a", line: 12)
    let line = "Player.play: 1 hook\n1. after, everywhere, order 0, InterludeTests/Stage.swift:12, "
    for runs in ["not run", "run 1 time", "run 2 times"] {
      #expect("\(stage.point.plan(for: stage.player))" == line + runs)
      _ = stage.words()
    }
  }

  @Test func `a plan prints every hook, outermost first`() throws {
    let point = SafePoint("Player.play") { $1 }
    let jukebox = Jukebox()
    try point.around(
      .object(jukebox), order: .at(.last), once: true, fileID: "App/Screen.swift", line: 40
    ) { _, input, next in next(input) }
    try point.before(name: "log", order: .at(.first), fileID: "App/Log.swift", line: 12) { _, _ in }
    try point.finally(
      .instances(of: Jukebox.self), name: "cache",
      order: .inside("log").outside("net", "disk").at(-3),
      fileID: "App/Cache.swift", line: 7
    ) { _, _, _ in }
    point.after(.instances(of: Player.self), when: { _, _ in false }, fileID: "A/B.swift", line: 1)
    {
      _, _, _ in
    }
    _ = (point(Player(), 1), point(Player(), 1))
    #expect(
      "\(point.plan(for: jukebox))" == """
        Player.play: 4 hooks
        1. before "log", everywhere, order first, App/Log.swift:12, run 2 times
        2. finally "cache", instances of Jukebox, order -3, inside "log", outside "net", \
        outside "disk", App/Cache.swift:7, not run
        3. after, instances of Player, order 0, A/B.swift:1, not run
        4. around, object, order last, once, App/Screen.swift:40, not run
        """)
  }

  @Test func `a hook names the file and the line that attached it`() {
    let point = SafePoint("p") { $1 }
    let registration = point.before { _, _ in }
    #expect(registration.site.description == "InterludeTests/PlanTests.swift:\(#line - 1)")
    #expect(point.plan(for: Player()).entries.map(\.site) == [registration.site])
  }

  @Test func `plans are values`() {
    let stage = Stage()
    stage.add(.before, "a", line: 1)
    let plan = stage.point.plan(for: stage.player)
    #expect(plan == stage.point.plan(for: Player()))
    #expect(Set([plan, stage.point.plan(for: Radio())]).count == 1)
    _ = stage.words()
    #expect(plan != stage.point.plan(for: stage.player))
    #expect(plan.entries.map(\.timesRun) == [0])
  }

  @Test func `a plan lists what covers its subject and nothing else`() {
    let stage = Stage()
    let other = Player()
    stage.add(.before, "e", line: 1)
    stage.add(.before, "o", .object(other), line: 2)
    stage.add(.before, "r", .instances(of: Radio.self), line: 3)
    #expect(stage.point.plan(for: other).entries.map(\.site.line) == [1, 2])
    #expect(stage.point.plan(for: Radio()).entries.map(\.site.line) == [1, 3])
    #expect(stage.point.plan(for: Jukebox()).entries.map(\.scope) == [.everywhere])
  }

  @Test func `a plan can be asked for inside of a hook`() {
    let (stage, lines) = (Stage(), Journal())
    defer { stage.endAll() }
    stage.add(.before, "a") {
      lines.note("\(stage.point.plan(for: stage.player).entries.map(\.timesRun))")
    }
    _ = stage.words()
    #expect(lines.words == ["[1]"])
  }
}
