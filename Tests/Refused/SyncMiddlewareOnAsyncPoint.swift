// error: requires that 'Loud' conform to 'AsyncMiddleware'
import Interlude

final class Player: Sendable {
  static let load = AsyncHookPoint("Player.load") { (_: Player, volume: Int) in volume }
}

struct Loud: Middleware {
  func intercept(
    _ player: Player, _ volume: Int, next: borrowing Next<Player, Int, Int, Never>
  ) -> Int {
    next(volume + 1)
  }
}

Player.load.use(Loud())
