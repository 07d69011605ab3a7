import Interlude
import Testing

/// These observe every point of the process, so they look only at points of their own names.
@Suite(.leavesNothingAlive) struct EveryHookPointTests {
  let journal = Journal()

  private func observe(_ names: String...) -> Observation {
    observeEveryHookPoint { [journal] event in
      if names.contains(event.hookPoint) { journal.note("\(event.hookPoint) \(event.word)") }
    }
  }

  @Test func `points that exist and points that are made later are observed`() async {
    let old = HookPoint("every.old") { (_: Player, _: Void) in }
    let observation = observe("every.old", "every.new", "every.async")
    let new = HookPoint("every.new") { (_: Player, _: Void) in }
    let waiting = AsyncHookPoint("every.async") { (_: Player, _: Void) in }
    old(Player())
    new(Player())
    await waiting(Player())
    let words = ["call", "original", "/original returned", "/call returned"]
    let names = ["every.old", "every.new", "every.async"]
    #expect(journal.take() == names.flatMap { name in words.map { "\(name) \($0)" } })
    #expect(observation.cancel())
    old(Player())
    new(Player())
    await waiting(Player())
    HookPoint("every.new") { (_: Player, _: Void) in }(Player())
    #expect(journal.words == [])
  }

  @Test func `a point that ends is not kept`() {
    let observation = observe("every.gone")
    let guest = LifeProbe { guest in
      let point = HookPoint("every.gone") { (_: Player, _: Void) in guest.wave() }
      point(Player())
    }
    #expect(!guest.isAlive)
    #expect(journal.words.count == 4)
    observation.cancel()
  }
}
