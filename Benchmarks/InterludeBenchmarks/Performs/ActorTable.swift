/// A dictionary of closures in an actor.
actor ActorTable {
  private var closures: [ObjectIdentifier: Screen.Closure] = [:]

  /// Stores a closure that adds `number`, runs a call with it, and clears it.
  nonisolated func cycle(_ screen: Screen, _ number: Int) async -> Int {
    await set(screen) { _, input in input &+= number }
    var input = number
    await closure(of: screen)?(screen, &input)
    let output = screen.prepare(input)
    await remove(screen)
    return output
  }

  private func set(_ screen: Screen, _ closure: @escaping Screen.Closure) {
    closures[ObjectIdentifier(screen)] = closure
  }

  private func closure(of screen: Screen) -> Screen.Closure? { closures[ObjectIdentifier(screen)] }

  private func remove(_ screen: Screen) { closures[ObjectIdentifier(screen)] = nil }
}
