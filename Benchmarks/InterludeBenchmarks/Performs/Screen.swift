import Interlude

/// A subject with a sentinel, to which a closure is given for one call.
final class Screen: SentinelHolder, Sendable {
  typealias Closure = @Sendable (Screen, inout Int) -> Void

  let sentinel = Sentinel()

  @inline(never)
  func prepare(_ number: Int) -> Int { number &+ 1 }

  static func hookPoint() -> HookPoint<Screen, Int, Int, Never> {
    HookPoint("Screen.prepare") { (screen: Screen, number: Int) in screen.prepare(number) }
  }

  /// Stores a closure that adds `number`, runs a call with it, and clears it.
  @inline(__always)
  func hookCycle(_ point: HookPoint<Screen, Int, Int, Never>, _ number: Int) -> Int {
    let registration = point.before(.object(self), once: true) { _, input in input &+= number }
    let output = point(self, number)
    registration.cancel()
    return output
  }
}
