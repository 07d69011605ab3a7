import Interlude
import Testing

@Suite(.leavesNothingAlive) struct TaskScopeTests {
  let stage = Stage()

  /// The words of a call that another thread makes.
  private func wordsElsewhere() async -> [String] {
    await Task.detached { [stage] in stage.words() }.value
  }

  @Test(arguments: HookKind.allCases)
  func `a hook of a task runs in calls of the body only`(kind: HookKind) async {
    let words = await withHooks {
      stage.add(kind, "mine")
    } run: {
      (own: stage.words(), elsewhere: await wordsElsewhere())
    }
    #expect(words.own.count > 1)
    #expect(words.elsewhere == ["original"])
    #expect(stage.words() == ["original"])
  }

  @Test func `the synchronous form works without a task`() {
    let words = withHooks {
      stage.add(.before, "mine")
    } run: {
      stage.words()
    }
    #expect(words == ["mine", "original"])
    #expect(stage.words() == ["original"])
  }

  @Test func `child tasks see the hooks and detached tasks do not`() async {
    await withHooks {
      stage.add(.before, "mine")
    } run: {
      async let child = stage.words()
      #expect(await child == ["mine", "original"])
      #expect(await Task { stage.words() }.value == ["mine", "original"])
      #expect(await wordsElsewhere() == ["original"])
    }
  }

  @Test func `what the body attaches is for everyone`() async {
    let registration = await withHooks {
      stage.add(.before, "mine")
    } run: {
      let registration = stage.add(.before, "everyone")
      #expect(stage.words() == ["everyone", "mine", "original"])
      #expect(await wordsElsewhere() == ["everyone", "original"])
      return registration
    }
    #expect(stage.words() == ["everyone", "original"])
    #expect(registration.cancel())
  }

  @Test func `hooks go with their owner in the next call of the task`() {
    var owner: Radio? = Radio()
    let theirs = LifeProbe { guest in
      stage.add(.before, "theirs", owner: owner) { guest.wave() }
    }
    var mine: LifeProbe?
    withHooks {
      mine = LifeProbe { guest in
        stage.add(.before, "mine", owner: owner) { guest.wave() }
      }
      stage.add(.before, "other")
    } run: {
      owner = nil
      #expect(stage.words() == ["other", "original"])
      #expect(!theirs.isAlive)
      #expect(mine?.isAlive == false)
    }
  }

  @Test func `hooks of a task stand between those for classes and those for one object`() {
    stage.add(.before, "object", .object(stage.player))
    stage.add(.before, "class", .instances(of: Player.self))
    stage.add(.before, "everywhere")
    withHooks {
      stage.add(.before, "my object", .object(stage.player))
      stage.add(.before, "my class", .instances(of: Player.self))
      stage.add(.before, "mine")
      stage.add(.before, "mine, first", order: .first)
    } run: {
      withHooks {
        stage.add(.before, "inner", .everywhere)
        stage.add(.before, "inner object", .object(stage.player))
      } run: {
        #expect(
          stage.words() == [
            "mine, first", "everywhere", "class", "mine", "inner", "my class", "object",
            "my object", "inner object", "original",
          ])
      }
    }
  }

  @Test func `a hook of a task covers what its scope says`() {
    withHooks {
      stage.add(.before, "jukeboxes", .instances(of: Jukebox.self))
      stage.add(.before, "this", .object(stage.player))
    } run: {
      #expect(stage.words() == ["this", "original"])
      #expect(stage.words(of: Orchestrion()) == ["jukeboxes", "original"])
      #expect(stage.words(of: Radio()) == ["original"])
    }
  }

  @Test func `constraints order hooks of a task among all`() throws {
    try stage.addNamed("auth", name: "auth", order: .at(5))
    try stage.addNamed("log", name: "log", order: .at(7))
    try withHooks {
      try stage.addNamed("mine", name: "mine", order: .inside("auth").outside("log").at(-9))
      try stage.addNamed("outer", order: .outside("mine").at(9))
    } run: {
      #expect(stage.words() == ["auth", "outer", "mine", "log", "original"])
    }
  }

  @Test func `a hook of a task that closes a ring is refused and nothing stays`() throws {
    try stage.addNamed("auth", name: "auth", order: .outside("log"))
    try stage.addNamed("log", name: "log")
    #expect(throws: OrderCycle.self) {
      try withHooks {
        try stage.addNamed("fine")
        try stage.addNamed("mine", name: "mine", order: .inside("log").outside("auth"))
      } run: {
        Issue.record("the body runs")
      }
    }
    #expect(stage.words() == ["auth", "log", "original"])
  }

  @Test func `a hook for everyone may contradict those of a task, which then yield`() throws {
    try stage.addNamed("log", name: "log")
    try withHooks {
      try stage.addNamed("mine", name: "mine", order: .inside("log").outside("auth").at(-1))
    } run: {
      try stage.addNamed("auth", name: "auth", order: .outside("log"))
      #expect(stage.words() == ["mine", "auth", "log", "original"])
    }
    #expect(stage.words() == ["auth", "log", "original"])
  }

  @Test func `two tasks may contradict each other`() throws {
    let stage = stage
    for order in [RelativeOrder.inside("a"), .outside("a")] {
      try withHooks {
        try stage.addNamed("a", name: "a")
        try stage.addNamed("b", name: "b", order: order)
      } run: {
        #expect(Set(stage.words()) == ["a", "b", "original"])
      }
    }
  }

  @Test func `a plan lists the hooks of the task that asks`() async {
    withHooks {
      stage.add(.before, "mine", line: 7)
      stage.add(.after, "mine", .object(stage.player), once: true, line: 8)
    } run: {
      let scopes = stage.point.plan(for: stage.player).entries.map { "\($0.scope)" }
      #expect(scopes == ["everywhere in this task", "object in this task"])
    }
    let elsewhere = await withHooks {
      stage.add(.before, "mine")
    } run: {
      await Task.detached { [stage] in stage.point.plan(for: stage.player).entries.count }.value
    }
    #expect(elsewhere == 0)
    #expect(stage.point.plan(for: stage.player).entries.isEmpty)
  }

  @Test func `a one-shot of a task runs once and is let go`() {
    var registration: Registration?
    let guest = LifeProbe { guest in
      withHooks {
        registration = stage.add(.before, "once", once: true) { guest.wave() }
      } run: {
        #expect(stage.words() == ["once", "original"])
        #expect(stage.words() == ["original"])
      }
    }
    #expect(!guest.isAlive)
    #expect(registration?.timesRun == 1)
  }

  @Test func `hooks are cancelled and let go when the body returns or throws`() {
    for throwsOops in [false, true] {
      var registrations: [Registration] = []
      let guest = LifeProbe { guest in
        try? withHooks { () throws(Oops) in
          registrations.append(stage.add(.before, "mine") { guest.wave() })
        } run: { () throws(Oops) in
          #expect(stage.words() == ["mine", "original"])
          if throwsOops { throw .original }
        }
      }
      #expect(!guest.isAlive)
      #expect(registrations.allSatisfy { !$0.isActive && $0.timesRun == 1 })
    }
  }

  @Test func `a registration of a task may be cancelled in the body`() {
    var registration: Registration?
    withHooks {
      registration = stage.add(.before, "mine")
    } run: {
      #expect(registration?.cancel() == true)
      #expect(registration?.cancel() == false)
      #expect(stage.words() == ["original"])
    }
  }

  @Test func `a dead object's address does not lead to the hooks of a task`() {
    let stage = stage
    for _ in 0..<200 {
      var object: Player? = Player()
      withHooks {
        if let object { stage.add(.before, "dead", .object(object)) }
      } run: {
        object = nil
        #expect(stage.words(of: Player()) == ["original"])
      }
    }
  }

  @Test func `a hook of a task for an object with a sentinel is let go with the object`() {
    let point = HookPoint("p") { (_: Beacon, _: Void) in }
    var beacon: Beacon? = Beacon()
    let other = Beacon()
    withHooks {
      if let beacon { point.before(.object(beacon)) { _, _ in } }
      point.before(.object(other)) { _, _ in }
    } run: {
      var guest: LifeProbe?
      withHooks {
        guest = LifeProbe { guest in
          if let beacon { point.after(.object(beacon)) { _, _, _ in guest.wave() } }
        }
      } run: {
        #expect(guest?.isAlive == true)
        beacon = nil
        #expect(guest?.isAlive == false)
        #expect(point.plan(for: other).entries.count == 1)
      }
    }
  }

  @Test func `a hook of a task for an object without a sentinel is let go by the next call`() {
    let stage = stage
    var object: Player? = Player()
    var registration: Registration?
    withHooks {
      if let object { registration = stage.add(.before, "dead", .object(object)) }
      stage.add(.before, "mine")
    } run: {
      object = nil
      #expect(stage.words() == ["mine", "original"])
      #expect(registration?.cancel() == false)
    }
  }

  @Test func `observers see the hooks of a task`() {
    let journal = Journal()
    stage.point.observe { journal.note($0.word) }
    withHooks {
      stage.add(.before, "mine")
    } run: {
      _ = stage.words()
    }
    #expect(
      journal.words == [
        "+before", "call", "before", "/before returned", "original", "/original returned",
        "/call returned", "-before",
      ])
  }

  @MainActor @Test func `main-actor points take hooks of a task`() async {
    let point = MainActorHookPoint("p") { (_: Player, input: Int) in input }
    let player = Player()
    await withHooks {
      point.before { _, input in input += 1 }
    } run: {
      await Task.yield()
      MainActor.assertIsolated()
      #expect(point(player, 1) == 2)
      #expect(await Task.detached { await point(player, 1) }.value == 1)
    }
    #expect(point(player, 1) == 1)
  }

  @Test func `asynchronous points take hooks of a task`() async {
    let point = AsyncHookPoint("p") { (_: Player, input: Int) in input }
    let player = Player()
    await withHooks {
      point.before { _, input in
        await Task.yield()
        input += 1
      }
      point.around(.object(player)) { _, input, next in await next(input * 10) }
    } run: {
      #expect(await point(player, 1) == 20)
      #expect(await point(Player(), 1) == 2)
      #expect(await Task.detached { await point(player, 1) }.value == 1)
    }
    #expect(await point(player, 1) == 1)
  }
}

/// An object that tells of its end.
private final class Beacon: SentinelHolder, Sendable {
  let sentinel = Sentinel()
}

@Suite(.leavesNothingAlive) struct TaskScopeConcurrencyTests {
  @Test func `tasks that run at the same time do not see one another's hooks`() async {
    let sync = HookPoint("p") { (_: Player, input: Int) in input }
    let async = AsyncHookPoint("p") { (_: Player, input: Int) async -> Int in
      await Task.yield()
      return input
    }
    let player = Player()
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<32 {
        group.addTask {
          for round in 0..<20 {
            await withHooks {
              sync.around { _, input, next in next(input) + number * 1000 }
              async.before(.object(player)) { _, input in input += number * 1000 }
              async.after(once: true) { _, _, output in output += 500 }
            } run: {
              #expect(sync(player, round) == number * 1000 + round)
              #expect(await async(player, round) == number * 1000 + round + 500)
              async let child = async(player, round)
              #expect(await child == number * 1000 + round)
              #expect(sync.plan(for: player).entries.count == 1)
              #expect(async.plan(for: player).entries.count == 1)
            }
            #expect(sync(player, round) == round)
          }
        }
      }
    }
    #expect(sync.plan(for: player).entries.isEmpty)
  }

  @Test func `children of one task may cancel and call its hooks at once`() async {
    let point = HookPoint("p") { (_: Player, input: Int) in input }
    let player = Player()
    for _ in 0..<50 {
      let kept = Kept<[Registration]>([])
      let guest = LifeProbe { guest in
        kept.value = nil
        withHooks {
          kept.value = (0..<4).map { _ in point.before { _, _ in guest.wave() } }
        } run: {
        }
      }
      #expect(!guest.isAlive)
      await withHooks {
        kept.value = (0..<4).map { _ in point.before(when: { _, _ in true }) { _, _ in } }
      } run: {
        await withTaskGroup(of: Void.self) { group in
          for _ in 0..<3 {
            group.addTask { for round in 0..<20 { #expect(point(player, round) == round) } }
          }
          group.addTask { for registration in kept.value ?? [] { registration.cancel() } }
        }
      }
    }
  }
}
