import Interlude
import Testing

/// Notes its word on the way in and on the way out.
private struct Noting: Middleware {
  let word: String
  let journal: Journal

  func intercept(
    _ player: Player, _ input: Int, next: borrowing Next<Player, Int, Int, Never>
  ) -> Int {
    journal.note(word + "<")
    defer { journal.note(word + ">") }
    return next(input)
  }
}

/// For any hook point: runs the inner rest twice.
private struct Twice<Subject: AnyObject, Input, Output, Failure: Error>: Middleware {
  func intercept(
    _ subject: Subject, _ input: Input, next: borrowing Next<Subject, Input, Output, Failure>
  ) throws(Failure) -> Output {
    _ = try next(input)
    return try next(input)
  }
}

@Suite(.leavesNothingAlive) struct MiddlewareTests {
  @Test func `a middleware wraps the inner rest, the first attached outermost`() {
    let stage = Stage()
    stage.point.use(Noting(word: "a", journal: stage.journal))
    stage.point.use(Noting(word: "b", journal: stage.journal))
    #expect(stage.words() == ["a<", "b<", "original", "b>", "a>"])
  }

  @Test func `a middleware for any hook point takes the types of its point`() throws {
    let stage = Stage()
    stage.point.use(Twice())
    #expect(stage.words() == ["original", "original"])

    let throwing = OopsPoint("p") { _, _ throws(Oops) in throw .original }
    throwing.use(Twice())
    #expect(throws: Oops.original) { try throwing(Player(), 0) }
  }

  @Test func `a middleware stands among other hooks by order, scope and name`() throws {
    let stage = Stage()
    stage.point.use(
      Noting(word: "object", journal: stage.journal), scope: .object(stage.player))
    try stage.point.use(
      Noting(word: "named", journal: stage.journal), name: "n", order: .outside("before"))
    stage.point.use(Noting(word: "first", journal: stage.journal), order: .first)
    try stage.addNamed("before", name: "before", order: .at(-1))
    #expect(
      stage.words() == [
        "first<", "named<", "before", "object<", "original", "object>", "named>", "first>",
      ])
  }

  @Test func `a middleware can be a one-shot, have an owner and a condition`() {
    let stage = Stage()
    var owner: Player? = Player()
    stage.point.use(Noting(word: "once", journal: stage.journal), once: true)
    stage.point.use(Noting(word: "owned", journal: stage.journal), owner: owner)
    stage.point.use(Noting(word: "never", journal: stage.journal), when: { _, _ in false })
    #expect(stage.words() == ["once<", "owned<", "original", "owned>", "once>"])
    #expect(stage.words() == ["owned<", "original", "owned>"])
    owner = nil
    #expect(stage.words() == ["original"])
  }

  @Test func `a middleware ends with its registration`() {
    let stage = Stage()
    let registration = stage.point.use(Noting(word: "a", journal: stage.journal))
    #expect(registration.cancel())
    #expect(stage.words() == ["original"])
  }

  @Test func `a middleware serves a main-actor point`() async {
    await MainActor.run {
      let journal = Journal()
      let point = MainActorHookPoint("p") { (player: Player, input: Int) in input + 1 }
      point.use(Noting(word: "a", journal: journal))
      #expect(point(Player(), 1) == 2)
      #expect(journal.words == ["a<", "a>"])
    }
  }
}
