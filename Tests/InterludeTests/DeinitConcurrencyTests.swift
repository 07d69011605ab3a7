import Interlude
import Testing

/// A `deinit` is code of a user: it may use the very point or table that noticed the end.
@Suite struct DeinitConcurrencyTests {
  static let table = ObjectTable<Int>()
  static let point = HookPoint("n") { (_: Player, input: Int) in input }

  final class TableUser: Sendable {
    deinit {
      DeinitConcurrencyTests.table[self] = nil
      _ = DeinitConcurrencyTests.table.count
    }
  }

  final class PointUser: Sendable {
    deinit { DeinitConcurrencyTests.point.before { _, _ in }.cancel() }
  }

  @Test func `objects whose deinit uses the table can end while it is swept`() {
    Crew.run(3) { _ in
      for _ in 0..<400 {
        let users = (0..<16).map { _ in TableUser() }
        for user in users { Self.table[user] = 1 }
      }
    }
    #expect(Self.table.count == 0)
  }

  @Test func `owners whose deinit uses the point can end while plans are built`() {
    Crew.run(3) { _ in
      for _ in 0..<200 {
        let owners = (0..<8).map { _ in PointUser() }
        for owner in owners { Self.point.before(owner: owner) { _, _ in } }
        let player = Player()
        #expect(Self.point(player, 1) == 1)
        _ = Self.point.plan(for: player)
      }
    }
    #expect(Self.point.plan(for: Player()).entries.isEmpty)
  }
}
