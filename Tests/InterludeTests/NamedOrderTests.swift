import Interlude
import Testing

@Suite(.leavesNothingAlive) struct NamedOrderTests {
  let stage = Stage()

  @Test func `inside stands behind the name though it was registered first`() throws {
    try stage.addNamed("cache", order: .inside("auth"))
    try stage.addNamed("auth", name: "auth")
    #expect(stage.words() == ["auth", "cache", "original"])
  }

  @Test func `outside stands before the name though it was registered later`() throws {
    try stage.addNamed("log", name: "log")
    try stage.addNamed("trace", order: .outside("log"))
    #expect(stage.words() == ["trace", "log", "original"])
  }

  @Test func `a constraint beats the order and the scope`() throws {
    try stage.addNamed("auth", .object(stage.player), name: "auth", order: .at(100))
    try stage.addNamed("cache", order: .inside("auth").at(-100))
    #expect(stage.words() == ["auth", "cache", "original"])
  }

  @Test func `a name that nobody bears is met`() throws {
    stage.add(.before, "a")
    try stage.addNamed("b", order: .inside("nobody").outside("no one"))
    stage.add(.before, "c")
    #expect(stage.words() == ["a", "b", "c", "original"])
  }

  @Test func `a name whose bearer has been cancelled is met`() throws {
    let auth = try stage.addNamed("auth", name: "auth", order: .at(5))
    try stage.addNamed("cache", order: .inside("auth"))
    stage.add(.before, "c", order: 1)
    #expect(stage.words() == ["c", "auth", "cache", "original"])
    auth.cancel()
    #expect(stage.words() == ["cache", "c", "original"])
  }

  @Test func `a name whose bearer has lost its owner is met`() throws {
    do {
      let owner = Player()
      try stage.addNamed("auth", name: "auth", order: .at(5), owner: owner)
    }
    try stage.addNamed("cache", order: .inside("auth"))
    stage.add(.before, "c", order: 1)
    #expect(stage.words() == ["cache", "c", "original"])
  }

  @Test func `a constraint speaks of every hook with the name`() throws {
    try stage.addNamed("in", order: .inside("x"))
    try stage.addNamed("out", order: .outside("x"))
    for order in [5, -5, 0] { try stage.addNamed("x\(order)", name: "x", order: .at(Order(order))) }
    #expect(stage.words() == ["out", "x-5", "x0", "x5", "in", "original"])
  }

  @Test func `constraints over several names hold at once`() throws {
    try stage.addNamed("b", name: "b", order: .inside("a").outside("c"))
    try stage.addNamed("c", name: "c")
    try stage.addNamed("a", name: "a")
    #expect(stage.words() == ["a", "b", "c", "original"])
  }

  @Test func `a hook that asks for its own name means the others with it`() throws {
    try stage.addNamed("last x", name: "x", order: .inside("x"))
    try stage.addNamed("first x", name: "x", order: .outside("x"))
    try stage.addNamed("x", name: "x")
    try stage.addNamed("behind", order: .inside("x"))
    try stage.addNamed("ahead", order: .outside("x"))
    #expect(stage.words() == ["ahead", "first x", "x", "last x", "behind", "original"])
  }

  @Test func `a hook that asks alone for its own name runs`() throws {
    try stage.addNamed("x", name: "x", order: .inside("x").outside("x"))
    #expect(stage.words() == ["x", "original"])
  }

  @Test func `at each step the smallest key whose constraints are met is taken`() throws {
    try stage.addNamed("late", name: "late", order: .at(9))
    try stage.addNamed("after late", name: "al", order: .inside("late").at(-9))
    stage.add(.before, "five", order: 5)
    stage.add(.before, "ten", order: 10)
    #expect(stage.words() == ["five", "late", "after late", "ten", "original"])
  }

  @Test func `a constraint on an object leaves the plans of others alone`() throws {
    try stage.addNamed("x", name: "x", order: .at(5))
    try stage.addNamed("mine", .object(stage.player), order: .inside("x").at(-5))
    stage.add(.before, "zero")
    #expect(stage.words() == ["zero", "x", "mine", "original"])
    #expect(stage.words(of: Player()) == ["zero", "x", "original"])
  }

  @Test func `a one-shot that runs no longer orders the others`() throws {
    let stage = stage
    try stage.point.before(name: "bridge", order: .at(5), once: true) { _, _ in
      stage.journal.note("(")
      _ = stage.point(stage.player, 0)
      stage.journal.note(")")
    }
    try stage.addNamed("x", order: .inside("bridge").at(-1))
    stage.add(.before, "y")
    #expect(stage.words() == ["y", "(", "x", "y", "original", ")", "x", "original"])
  }

  @Test func `a thousand hooks inside of a thousand others are ordered`() throws {
    for place in 0..<1000 {
      try stage.addNamed("in\(place)", name: "in", order: .inside("out"))
      try stage.addNamed("out\(place)", name: "out")
    }
    let words = stage.words()
    #expect(words.prefix(1000).allSatisfy { $0.hasPrefix("out") })
    #expect(words[1000..<2000].allSatisfy { $0.hasPrefix("in") })
  }
}
