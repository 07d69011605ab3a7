// error: main actor-isolated
import Interlude

final class Screen: Sendable {
  static let open = MainActorHookPoint("Screen.open") { (_: Screen, path: String) in }
}

_ = Task.detached { Screen.open(Screen(), "/") }
