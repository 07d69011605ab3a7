// error: 'next' is borrowed and cannot be consumed
import Interlude

final class Player: Sendable {
  static let play = HookPoint("Player.play") { (_: Player, volume: Int) in volume }
}

Player.play.around { _, volume, next in
  let kept = next
  return kept(volume)
}
