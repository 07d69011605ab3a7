import Interlude
import Testing

/// The rules of pluggy.
///
/// The mapping: a hook specification is an ``ExtensionPoint``, a plugin an answer, `firstresult` the
/// call `first`, `call_historic` an announcement. A wrapper is an around of a hook point whose
/// original asks the extension point. Pluggy calls the newest first, so orders count down.
@Suite(.leavesNothingAlive) struct PluggyRuleTests {
  private typealias Plugins = ExtensionPoint<Player, Int, Int, Oops>
  private typealias Caller = HookPoint<Player, Int, [Int], Oops>

  private enum Flag { case tryFirst, none, tryLast }

  private let journal = Journal()
  private let player = Player()
  private let plugins = Plugins("spec", remembering: 9)
  private let caller: Caller
  private let count = Counter()

  init() {
    let plugins = plugins
    caller = Caller("spec") { player, input throws(Oops) in try plugins.collect(player, input) }
  }

  private func order(_ flag: Flag) -> Order {
    let number = count.increment()
    return switch flag {
    case .tryFirst: Order(-1_000 - number)
    case .none: Order(-number)
    case .tryLast: Order(number)
    }
  }

  @discardableResult
  private func plug(
    _ word: String, _ flag: Flag = .none, _ answer: Int? = nil, throwing failure: Oops? = nil
  ) -> Registration {
    let journal = journal
    return plugins.answer(order: order(flag)) { _, _ throws(Oops) in
      journal.note(word)
      if let failure { throw failure }
      return answer
    }
  }

  private func wrap(
    _ word: String, entering early: Oops? = nil, leaving late: Oops? = nil,
    answering answer: [Int]? = nil
  ) {
    let journal = journal
    caller.around(order: order(.none)) { _, input, next throws(Oops) in
      journal.note(word + "<")
      if let early { throw early }
      let outcome: Result<[Int], Oops>
      do throws(Oops) {
        outcome = .success(try next(input))
        journal.note(word + ">")
      } catch {
        outcome = .failure(error)
        journal.note(word + "!")
      }
      if let late { throw late }
      if let answer { return answer }
      return try outcome.get()
    }
  }

  @Test func `pluggy 1: wrappers run outside of all plugins and leave in reverse`() throws {
    plug("p")
    wrap("old")
    wrap("new")
    plug("q")
    _ = try caller(player, 0)
    #expect(journal.words == ["new<", "old<", "q", "p", "old>", "new>"])
  }

  @Test
  func `pluggy 2: tryfirst, plain and trylast stand by flag, then newest first but for trylast`()
    throws
  {
    for word in ["a", "b"] {
      plug("last " + word, .tryLast)
      plug(word)
      plug("first " + word, .tryFirst)
    }
    _ = try caller(player, 0)
    #expect(journal.words == ["first b", "first a", "b", "a", "last a", "last b"])
  }

  @Test func `pluggy 3: the result lists what is not none; firstresult stops at the first`() throws
  {
    #expect(try caller(player, 0) == [])
    #expect(try plugins.first(player, 0) == nil)
    plug("c", .none, 7)
    plug("b", .none, 0)
    plug("a", .none, nil)
    #expect(try caller(player, 0) == [0, 7])
    _ = journal.take()
    #expect(try plugins.first(player, 0) == 0)
    #expect(journal.words == ["a", "b"])
  }

  @Test func `pluggy 4: a failing plugin skips the rest and every entered wrapper sees it`() {
    plug("never")
    plug("bad", throwing: .original)
    wrap("inner")
    wrap("outer")
    #expect(throws: Oops.original) { try caller(player, 0) }
    #expect(journal.words == ["outer<", "inner<", "bad", "inner!", "outer!"])
  }

  @Test func `pluggy 4: a wrapper turns a failure into a result for the next outer one`() throws {
    plug("bad", throwing: .original)
    wrap("inner", answering: [1])
    wrap("outer")
    #expect(try caller(player, 0) == [1])
    #expect(journal.words == ["outer<", "inner<", "bad", "inner!", "outer>"])
  }

  @Test func `pluggy 4: a wrapper replaces a failure by its own`() {
    plug("bad", throwing: .original)
    wrap("inner", leaving: .hook("inner"))
    wrap("outer")
    #expect(throws: Oops.hook("inner")) { try caller(player, 0) }
    #expect(journal.words.last == "outer!")
  }

  @Test
  func `pluggy 5: a wrapper that fails on its way in has no way out, nor does the inside start`() {
    plug("p")
    wrap("inner")
    wrap("bad", entering: .hook("bad"))
    wrap("outer")
    #expect(throws: Oops.hook("bad")) { try caller(player, 0) }
    #expect(journal.words == ["outer<", "bad<", "outer!"])
  }

  @Test func `pluggy 6: a wrapper that fails on its way out fails the outer ones`() {
    wrap("inner", leaving: .hook("inner"))
    wrap("outer")
    #expect(throws: Oops.hook("inner")) { try caller(player, 0) }
    #expect(journal.words == ["outer<", "inner<", "inner>", "outer!"])
  }

  @Test func `pluggy 7: a plugin that is registered in a call joins the next one`() throws {
    plugins.answer(once: true) { [plugins, journal] _, _ in
      plugins.answer { _, _ in
        journal.note("late")
        return nil
      }
      return nil
    }
    _ = try caller(player, 0)
    #expect(journal.words == [])
    _ = try caller(player, 0)
    #expect(journal.words == ["late"])
  }

  @Test func `pluggy 7, on purpose not: a plugin that is unregistered in a call is not called`()
    throws
  {
    let registrations = Registrations()
    registrations.keep(plug("gone", .tryLast))
    plugins.answer { _, _ in
      registrations.cancelAll()
      return nil
    }
    _ = try caller(player, 0)
    #expect(journal.words == [])
  }

  @Test func `pluggy 8: a historic call is replayed to late plugins, which answer by callback`()
    throws
  {
    let journal = journal
    for input in 1...2 {
      try plugins.announce(player, input) { journal.note("\(input): \((try? $0.get()) ?? -1)") }
    }
    plug("a", .none, 5)
    plug("b", .none, nil)
    #expect(journal.words == ["a", "1: 5", "a", "2: 5", "b", "b"])
  }

  @Test func `pluggy 9: a subset caller leaves plugins out by condition`() throws {
    plugins.answer(when: { _, excluded in excluded != 1 }) { _, _ in 1 }
    plugins.answer(when: { _, excluded in excluded != 2 }) { _, _ in 2 }
    #expect(try caller(player, 0) == [1, 2])
    #expect(try caller(player, 1) == [2])
  }

  @Test func `pluggy 9: an extra method is attached for one call, behind the tryfirst ones`() throws
  {
    plug("plain")
    plug("first", .tryFirst)
    let journal = journal
    let extra = plugins.answer(order: -1_000) { _, _ in
      journal.note("extra")
      return nil
    }
    _ = try withHook(extra) { () throws(Oops) in try caller(player, 0) }
    #expect(journal.take() == ["first", "extra", "plain"])
    _ = try caller(player, 0)
    #expect(journal.words == ["first", "plain"])
  }
}
