import Interlude
import Testing

/// The rules of tapable.
///
/// The mapping: a tap of a plain hook is a before, of a bail hook an answer of ``ExtensionPoint`` asked
/// with `first`, of a waterfall hook one asked with `fold`. A loop hook is an around that repeats.
/// The stage is the order; `before: name` is `.outside(name)`; `undefined` is nil. An interceptor is an
/// observer.
@Suite(.leavesNothingAlive) struct TapableRuleTests {
  private typealias Taps = ExtensionPoint<Player, Int, Int, Oops>

  private let stage = Stage()
  private let player = Player()
  private let taps = Taps("hook")

  @Test func `tapable 1: taps stand by stage, equal stages first come first`() {
    stage.add(.before, "b", order: 0)
    stage.add(.before, "d", order: 1)
    stage.add(.before, "c", order: 0)
    stage.add(.before, "a", order: -1)
    #expect(stage.words() == ["a", "b", "c", "d", "original"])
  }

  @Test func `tapable 1: before a name beats the stage`() throws {
    try stage.addNamed("a", name: "a")
    try stage.addNamed("b", order: .outside("a").at(5))
    #expect(stage.words() == ["b", "a", "original"])
  }

  @Test func `tapable 2, on purpose not: before an unknown name moves nothing to the front`() throws
  {
    stage.add(.before, "a")
    try stage.addNamed("b", order: .outside("nobody"))
    #expect(stage.words() == ["a", "b", "original"])
  }

  @Test func `tapable 2, on purpose not: before a name means every bearer of it`() throws {
    try stage.addNamed("a1", name: "a")
    try stage.addNamed("x")
    try stage.addNamed("a2", name: "a")
    try stage.addNamed("b", order: .outside("a"))
    #expect(stage.words() == ["x", "b", "a1", "a2", "original"])
  }

  @Test func `tapable 2, on purpose not: a tap that is pulled forward does not mislead later ones`()
    throws
  {
    try stage.addNamed("a", name: "a")
    try stage.addNamed("b", order: .outside("a").at(5))
    try stage.addNamed("c", order: .at(3))
    #expect(stage.words() == ["c", "b", "a", "original"])
  }

  @Test func `tapable 3: a bail hook stops at the first value; zero is one`() throws {
    taps.answer { _, _ in nil }
    taps.answer { _, _ in 0 }
    taps.answer { _, _ throws(Oops) in throw .original }
    #expect(try taps.first(player, 1) == 0)
  }

  @Test func `tapable 3: a waterfall hook passes values on and keeps them where there is none`()
    throws
  {
    taps.answer { _, value in value + 1 }
    taps.answer { _, _ in nil }
    taps.answer { _, value in value * 10 }
    #expect(try taps.fold(player, 1) == 20)
  }

  @Test
  func `tapable 3: a loop hook begins again with the first tap for as long as one has a value`() {
    let counter = Counter()
    stage.point.around { _, input, next in
      var output = next(input)
      while output < 0 { output = next(input) }
      return output
    }
    stage.add(.before, "a")
    stage.point.around { _, input, next in counter.increment() < 3 ? -1 : next(input) }
    #expect(stage.words() == ["a", "a", "a", "original"])
  }

  @Test func `tapable 4: what a tap throws goes out at once and skips the rest`() {
    let journal = Journal()
    taps.answer { _, _ throws(Oops) in throw .hook("a") }
    taps.answer { _, _ in
      journal.note("not reached")
      return nil
    }
    #expect(throws: Oops.hook("a")) { try taps.collect(player, 0) }
    #expect(journal.words == [])
  }

  @Test func `tapable 4: in parallel the earliest tap with a value wins, though it is slower`()
    async
  {
    let taps = AsyncExtensionPoint<Player, Int, Int, Never>("hook")
    let done = AsyncStream<Void>.makeStream()
    taps.answer { _, _ in
      for await _ in done.stream {}
      return 1
    }
    taps.answer { _, _ in
      done.continuation.finish()
      return 2
    }
    #expect(await taps.firstInParallel(player, 0) == 1)
  }

  @Test func `tapable 4: in series the first failure stops`() async {
    let taps = AsyncExtensionPoint<Player, Int, Int, Oops>("hook")
    let journal = Journal()
    taps.answer { _, _ throws(Oops) in throw .hook("a") }
    taps.answer { _, _ in
      journal.note("not reached")
      return nil
    }
    await #expect(throws: Oops.hook("a")) { try await taps.collect(player, 0) }
    #expect(journal.words == [])
  }

  @Test func `tapable 4, on purpose not: in parallel a tap that throws lets the others start`()
    async
  {
    let taps = AsyncExtensionPoint<Player, Int, Int, Oops>("hook")
    let journal = Journal()
    taps.answer { _, _ throws(Oops) in throw .hook("a") }
    taps.answer { _, _ in
      journal.note("b")
      return nil
    }
    await #expect(throws: Oops.hook("a")) { try await taps.collectInParallel(player, 0) }
    #expect(journal.words == ["b"])
  }

  @Test func `tapable 5: a tap that is added in a call is seen by the next and by nested calls`() {
    let stage = stage
    stage.add(
      .before, "a", once: true,
      doing: {
        stage.add(.before, "b")
        _ = stage.point(stage.player, 0)
      })
    #expect(stage.words() == ["a", "b", "original", "original"])
    #expect(stage.words() == ["b", "original"])
  }

  @Test func `tapable 6: interceptors see the call, each tap with its result, and the end`() throws
  {
    let journal = Journal()
    for name in ["a", "b", "c"] {
      try taps.answer(name: name) { _, input in name == "b" ? input : nil }
    }
    taps.observe { journal.note($0.word) }
    #expect(try taps.collect(player, 1) == [1])
    #expect(
      journal.take() == [
        "call", "a", "/a returned", "b", "/b returned", "c", "/c returned", "/call returned",
      ])
    #expect(try taps.first(player, 1) == 1)
    #expect(journal.words == ["call", "a", "/a returned", "b", "/b returned", "/call returned"])
  }
}
