// error: to parameter expecting synchronous function type
import Interlude

final class Player: Sendable {
  static let play = HookPoint("Player.play") { (_: Player, volume: Int) in volume }
}

Player.play.before { _, volume in
  await Task.yield()
  volume += 1
}
