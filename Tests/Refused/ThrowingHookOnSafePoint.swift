// error: invalid conversion
import Interlude

struct Jam: Error {}

final class Player: Sendable {
  static let play = HookPoint("Player.play") { (_: Player, volume: Int) in volume }
}

Player.play.before { _, _ in throw Jam() }
