import Interlude
import Testing

/// Notes its word on the way in and on the way out, and waits on both.
private struct Noting: AsyncMiddleware {
  let word: String
  let journal: Journal

  nonisolated(nonsending) func intercept(
    _ player: Player, _ input: Int, next: borrowing AsyncNext<Player, Int, Int, Oops>
  ) async throws(Oops) -> Int {
    journal.note(word + "<")
    defer { journal.note(word + ">") }
    await Task.yield()
    return try await next(input)
  }
}

/// For any asynchronous hook point: runs the inner rest twice.
private struct Twice<Subject: AnyObject, Input, Output, Failure: Error>: AsyncMiddleware {
  nonisolated(nonsending) func intercept(
    _ subject: Subject, _ input: Input, next: borrowing AsyncNext<Subject, Input, Output, Failure>
  ) async throws(Failure) -> Output {
    _ = try await next(input)
    return try await next(input)
  }
}

@Suite(.leavesNothingAlive) struct AsyncMiddlewareTests {
  private let journal = Journal()
  private let player = Player()
  private let point: AsyncOopsPoint

  init() {
    point = AsyncOopsPoint("p") { [journal] _, input async throws(Oops) in
      await Task.yield()
      journal.note("original")
      if input == 0 { throw .original }
      return input
    }
  }

  private func words(_ input: Int = 1) async throws -> [String] {
    _ = try await point(player, input)
    return journal.take()
  }

  @Test func `asynchronous middleware nests, the first attached outermost`() async throws {
    point.use(Noting(word: "a", journal: journal))
    point.use(Noting(word: "b", journal: journal))
    #expect(try await words() == ["a<", "b<", "original", "b>", "a>"])
  }

  @Test func `asynchronous middleware for any hook point takes the types of its point`()
    async throws
  {
    point.use(Twice())
    #expect(try await words() == ["original", "original"])
    await #expect(throws: Oops.original) { try await point(player, 0) }
  }

  @Test func `asynchronous middleware stands by order, scope and name, and may end by itself`()
    async throws
  {
    var owner: Player? = Player()
    point.use(Noting(word: "object", journal: journal), scope: .object(player))
    try point.use(Noting(word: "named", journal: journal), name: "n", order: .inside("x"))
    point.use(Noting(word: "once", journal: journal), order: .first, once: true)
    point.use(Noting(word: "owned", journal: journal), owner: owner)
    point.use(Noting(word: "never", journal: journal), when: { _, _ in false })
    #expect(
      try await words().filter { $0.hasSuffix("<") } == ["once<", "named<", "owned<", "object<"])
    owner = nil
    #expect(try await words().filter { $0.hasSuffix("<") } == ["named<", "object<"])
    #expect(throws: AttachError.self) {
      try point.use(Twice(), name: "n", ifTaken: .reject)
    }
    try point.use(Noting(word: "new", journal: journal), name: "n", ifTaken: .replace)
    #expect(try await words().filter { $0.hasSuffix("<") } == ["new<", "object<"])
  }

  @Test func `a group of asynchronous hooks is attached and ended as one`() async throws {
    let journal = journal
    let group = try point.attachGroup { group in
      group.before(name: "b", order: .inside("m")) { _, _ in journal.note("before") }
      group.after { _, _, _ in journal.note("after") }
      group.around { _, input, next async throws(Oops) in
        journal.note("around")
        return try await next(input)
      }
      group.finally { _, _, _ in journal.note("finally") }
      group.use(Noting(word: "m", journal: journal), name: "m")
    }
    #expect(
      try await words() == ["around", "m<", "before", "original", "m>", "finally", "after"])
    #expect(group.timesRun == 5)
    #expect(group.cancel())
    #expect(try await words() == ["original"])
  }

  @Test func `a contradiction in a group of asynchronous hooks refuses all of it`() async throws {
    let journal = journal
    #expect(throws: AttachError.self) {
      try point.attachGroup { group in
        group.before { _, _ in journal.note("plain") }
        group.before(name: "a", order: .inside("b")) { _, _ in }
        group.before(name: "b", order: .inside("a")) { _, _ in }
      }
    }
    #expect(try await words() == ["original"])
  }

  @Test func `timing, logging, fallback and gate serve asynchronous points`() async throws {
    let journal = journal
    point.use(TimingMiddleware { journal.note($0 >= .zero ? "timed" : "negative") })
    point.use(GateMiddleware(otherwise: -1) { _, input in input < 9 })
    point.use(FallbackMiddleware { _, _, error in error == .original ? -2 : -3 })
    point.use(LoggingMiddleware("load", to: { journal.note($0) }))
    #expect(try await point(player, 1) == 1)
    #expect(try await point(player, 0) == -2)
    #expect(try await point(player, 9) == -1)
    #expect(
      journal.words == [
        "load: begins with 1", "original", "load: returned 1", "timed",
        "load: begins with 0", "original", "load: threw original", "timed", "timed",
      ])
  }

  @Test func `a recursion guard follows a call across suspensions and into child tasks`() async {
    let itself = Kept<AsyncHookPoint<Player, Int, [Int], Never>>()
    let point = AsyncHookPoint("p") { (player: Player, depth: Int) async -> [Int] in
      await Task.yield()
      guard depth > 0, let itself = itself.value else { return [depth] }
      async let inner = itself(player, depth - 1)
      return [depth] + (await inner)
    }
    itself.value = point
    point.use(RecursionGuard(.skip(answering: [-1]), limit: 2))
    #expect(await point(player, 1) == [1, 0])
    #expect(await point(player, 3) == [3, 2, -1])
    itself.value = nil
  }

  @Test func `an asynchronous point describes its hooks over all scopes`() throws {
    point.before(.object(player), once: true, fileID: "App/A.swift", line: 1) { _, _ in }
    try point.use(Twice(), name: "twice", fileID: "App/B.swift", line: 2)
    let inspectable: any InspectableHookPoint = point
    #expect(
      "\(inspectable.describe())" == """
        p: 2 hooks, 1 one-shot pending
        everywhere
          around "twice", order 0, App/B.swift:2, not run
        single objects
          before, order 0, once, App/A.swift:1, not run
        """)
  }

  @Test func `code without input needs no name for it`() async {
    let point = AsyncHookPoint("p") { (_: Player) async in 1 }
    point.around { _, _, next in await next() + 1 }
    #expect(await point(player) == 2)
  }
}
