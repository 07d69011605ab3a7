// error: requires that 'Patient' conform to 'Middleware'
import Interlude

final class Player: Sendable {
  static let play = HookPoint("Player.play") { (_: Player, volume: Int) in volume }
}

struct Patient: AsyncMiddleware {
  nonisolated(nonsending) func intercept(
    _ player: Player, _ volume: Int, next: borrowing AsyncNext<Player, Int, Int, Never>
  ) async -> Int {
    await next(volume)
  }
}

Player.play.use(Patient())
