import Interlude

/// A plain class with two lines of subclasses; the subject of most tests.
class Player: @unchecked Sendable {
  init() { LifeTracker.track(self) }
}

class Jukebox: Player, @unchecked Sendable {}

final class Orchestrion: Jukebox, @unchecked Sendable {}

final class Radio: Player, @unchecked Sendable {}

/// A class whose instances announce their own end.
class Fader: SentinelHolder, @unchecked Sendable {
  let sentinel = Sentinel()
  init() { LifeTracker.track(self) }
}

/// A class that inherits its sentinel and has stored properties of its own.
final class WideFader: Fader, @unchecked Sendable {
  let width = 7
}

/// The failure of code that throws one concrete type.
enum Oops: Error, Equatable {
  case original
  case hook(String)
}

typealias SafePoint = HookPoint<Player, Int, Int, Never>
typealias OopsPoint = HookPoint<Player, Int, Int, Oops>
typealias AnyPoint = HookPoint<Player, Int, Int, any Error>
