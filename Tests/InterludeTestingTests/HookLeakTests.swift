import Interlude
import InterludeTesting
import Testing

private class Player: @unchecked Sendable {
  func play() {}
}

private final class Jukebox: Player, SentinelHolder, @unchecked Sendable {
  let sentinel = Sentinel()
}

@Suite struct HookLeakTests {
  private let point = HookPoint("Player.play") { (player: Player, input: Int) in input }

  @Test func `one-shots that have run or were cancelled pass`() throws {
    try requireNoPendingOneShots(on: point) {
      point.before(once: true) { _, _ in }
      point.before(.object(Player()), once: true) { _, _ in }
      point.before(once: true, when: { _, _ in false }) { _, _ in }.cancel()
      point.before { _, _ in }
      _ = point(Player(), 1)
    }
  }

  @Test func `a pending one-shot fails with the site that attached it`() throws {
    let player = Player()
    let leak = #expect(throws: HookLeak.self) {
      try requireNoPendingOneShots(on: point) {
        point.before(.object(player), once: true, line: 7) { _, _ in }
        point.after(once: true, when: { _, _ in false }, line: 8) { _, _, _ in }
        _ = point(Player(), 1)
      }
    }
    #expect(
      leak?.description == """
        one-shots are still pending: 'Player.play' at \(#fileID):7, 'Player.play' at \
        \(#fileID):8; run what they wait for, or cancel them
        """)
  }

  @Test func `a one-shot from before the test is not its fault`() throws {
    point.before(once: true) { _, _ in }
    try requireNoPendingOneShots(on: point) {}
  }

  @Test func `an async test is checked too`() async throws {
    await #expect(throws: HookLeak.self) {
      try await requireNoPendingOneShots(on: point) {
        await Task.yield()
        point.before(once: true) { _, _ in }
      }
    }
  }

  @Test func `one-shots of extension points are checked`() throws {
    let point = ExtensionPoint<Player, Int, Int, Never>("Player.guess")
    #expect(throws: HookLeak.self) {
      try requireNoPendingOneShots(on: point) {
        point.answer(once: true) { _, _ in 1 }
      }
    }
  }

  @Test func `hooks of asynchronous points are checked`() async throws {
    let point = AsyncHookPoint("Player.load") { (_: Player, input: Int) async in input }
    let pending = await #expect(throws: HookLeak.self) {
      try await requireNoPendingOneShots(on: point) {
        _ = await point(Player(), 1)
        point.after(once: true) { _, _, _ in }
      }
    }
    #expect(pending?.kind == .oneShotPending)
    let kept = await #expect(throws: HookLeak.self) {
      try await requireSubjectEnds(on: point) {
        let player = Player()
        point.before(.object(player), line: 9) { _, _ in player.play() }
        _ = await point(player, 1)
        return player
      }
    }
    #expect(kept?.kind == .subjectKept)
    #expect(kept?.hooks.map(\.site.line) == [9])
    try await requireSubjectEnds(on: point) {
      let player = Player()
      point.before(.object(player)) { player, _ in player.play() }
      _ = await point(player, 1)
      return player
    }
  }

  @Test func `a subject that ends passes`() throws {
    try requireSubjectEnds(on: point) {
      let player = Player()
      point.before(.object(player)) { player, _ in player.play() }
      _ = point(player, 1)
      return player
    }
  }

  @Test(arguments: [false, true])
  func `a hook that keeps its subject fails with its site`(hasSentinel: Bool) throws {
    let leak = #expect(throws: HookLeak.self) {
      try requireSubjectEnds(on: point) {
        let player: Player = hasSentinel ? Jukebox() : Player()
        point.before(.object(player), line: 6) { player, _ in player.play() }
        point.before(.object(player), line: 7) { _, _ in player.play() }
        return player
      }
    }
    #expect(
      leak?.description == """
        a subject of class 'Player' is kept alive by the hook of 'Player.play' at \(#fileID):7: it \
        ended when that was cancelled; use the subject that the hook gets instead of capturing it
        """)
  }

  @Test func `a pending one-shot of the task fails while its scope lasts`() {
    #expect(throws: HookLeak.self) {
      try withHooks {
      } run: {
        try requireNoPendingOneShots(on: point) {
          withHooks {
            point.before(once: true) { _, _ in }
          } run: {
            _ = point(Player(), 1)
          }
          point.before(once: true) { _, _ in }
        }
      }
    }
  }

  @Test func `a subject that something else keeps is told from that`() throws {
    let kept = Player()
    let leak = #expect(throws: HookLeak.self) {
      try requireSubjectEnds(on: point) {
        point.before(.object(kept)) { _, _ in }
        return kept
      }
    }
    #expect(leak?.kind == .subjectKeptElsewhere)
    #expect(
      leak?.description == """
        a subject of class 'Player' is kept alive by something other than the hooks that were \
        attached meanwhile; all of those were cancelled and it did not end
        """)
  }
}
