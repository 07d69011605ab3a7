import Interlude
import Testing

@Suite(.leavesNothingAlive) struct OrderCycleTests {
  let stage = Stage()

  @Test func `a hook that asks for both sides of a name is refused`() throws {
    try stage.addNamed("x", name: "x", line: 1)
    let cycle = try refused { () throws(OrderCycle) in
      try stage.addNamed("y", order: .inside("x").outside("x"), line: 2)
    }
    #expect(cycle.members.map(\.site.line) == [2, 1])
  }

  @Test func `two hooks that each want to stand behind the other are refused`() throws {
    try stage.addNamed("a", name: "a", order: .inside("b"), line: 1)
    let cycle = try refused { () throws(OrderCycle) in
      try stage.addNamed("b", name: "b", order: .inside("a"), line: 2)
    }
    #expect(cycle.members.map(\.site.line) == [2, 1])
    #expect(cycle.members.map(\.name) == ["b", "a"])
  }

  @Test func `three hooks in a ring are refused`() throws {
    try stage.addNamed("a", name: "a", order: .outside("b"), line: 1)
    try stage.addNamed("b", name: "b", order: .outside("c"), line: 2)
    let cycle = try refused { () throws(OrderCycle) in
      try stage.addNamed("c", name: "c", order: .outside("a"), line: 3)
    }
    #expect(cycle.members.map(\.site.line) == [3, 1, 2])
  }

  @Test func `constraints forget hooks that are cancelled or have run, and no others`() throws {
    try stage.addNamed("a", name: "a", order: .inside("b"))
    let named = try stage.addNamed("b", name: "b")
    let asking = try stage.addNamed("c", order: .outside("a", "b"))
    try stage.point.before(name: "d", once: true) { _, _ in }
    stage.add(.before, "plain")
    #expect(stage.point.constrainedHookCount == 4)
    _ = stage.words()
    #expect(stage.point.constrainedHookCount == 3)
    named.cancel()
    asking.cancel()
    #expect(stage.point.constrainedHookCount == 1)
  }

  @Test func `a name that comes later closes the ring`() throws {
    try stage.addNamed("a", name: "a", order: .inside("later"), line: 1)
    try stage.addNamed("b", order: .inside("a").outside("later"), line: 2)
    let cycle = try refused { () throws(OrderCycle) in
      try stage.addNamed("later", name: "later", line: 3)
    }
    #expect(cycle.members.map(\.site.line) == [3, 1, 2])
  }

  @Test func `two hooks that want to stand behind all others of their name are refused`() throws {
    try stage.addNamed("x1", name: "x", order: .inside("x"), line: 1)
    let cycle = try refused { () throws(OrderCycle) in
      try stage.addNamed("x2", name: "x", order: .inside("x"), line: 2)
    }
    #expect(cycle.members.map(\.site.line) == [2, 1])
  }

  @Test func `the error names every hook with its file and line`() throws {
    try stage.addNamed("auth", name: "auth", order: .inside("cache"), line: 12)
    try stage.addNamed("cache", name: "cache", order: .inside("log"), line: 34)
    let cycle = try refused { () throws(OrderCycle) in
      try stage.point.around(
        name: "log", order: .inside("auth").at(3), fileID: "App/Log.swift", line: 56
      ) { _, input, next in next(input) }
    }
    #expect(
      cycle.description == """
        hook point 'Player.play' cannot order its hooks: \
        around hook 'log' at App/Log.swift:56 (order 3, inside "auth") must stand outside of \
        before hook 'cache' at InterludeTests/Stage.swift:34 (order 0, inside "log") \
        must stand outside of \
        before hook 'auth' at InterludeTests/Stage.swift:12 (order 0, inside "cache") \
        must stand outside of the first again; remove one of these constraints
        """)
  }

  @Test func `a hook without a name is named by its place`() throws {
    try stage.addNamed("x", name: "x", line: 1)
    let cycle = try refused { () throws(OrderCycle) in
      try stage.addNamed("y", order: .inside("x").outside("x"), line: 2)
    }
    #expect(
      cycle.description.contains(
        "before hook without a name at InterludeTests/Stage.swift:2 "
          + "(order 0, inside \"x\", outside \"x\")"))
  }

  @Test func `a refused registration changes nothing`() throws {
    try stage.addNamed("a", name: "a", order: .inside("b"))
    stage.add(.around, "around", .object(stage.player))
    let (plan, words) = (stage.point.plan(for: stage.player), stage.words())
    _ = try refused { () throws(OrderCycle) in
      try stage.addNamed("b", name: "b", order: .inside("a"))
    }
    #expect(stage.point.plan(for: stage.player).entries.map(\.site) == plan.entries.map(\.site))
    #expect(stage.words() == words)
    try stage.addNamed("b", name: "b")
    #expect(stage.words().prefix(2) == ["b", "a"])
  }

  @Test func `a refused registration lets go of its closure`() throws {
    try stage.addNamed("a", name: "a", order: .inside("b"))
    let probe = LifeProbe { guest in
      #expect(throws: OrderCycle.self) {
        try stage.point.before(name: "b", order: .inside("a")) { _, _ in guest.wave() }
      }
    }
    #expect(!probe.isAlive)
  }

  @Test func `cancelling a hook of the ring makes room`() throws {
    let first = try stage.addNamed("a", name: "a", order: .inside("b"))
    first.cancel()
    try stage.addNamed("b", name: "b", order: .inside("a"))
    #expect(stage.words() == ["b", "original"])
  }

  private func refused(
    _ attach: () throws(OrderCycle) -> Registration
  ) throws -> OrderCycle {
    try #require(throws: OrderCycle.self) { try attach() }
  }
}
