import Interlude

/// What a program shows that must not be: other words than the rules give, or something that is kept.
struct Mismatch: CustomStringConvertible {
  let description: String

  /// Runs a program on the engine, with either cast, and on the reference; nil where all is as it
  /// should be.
  init?(of program: Program) {
    let plain = Mismatch(of: program, in: EngineWorld<PlainCast>.self)
    guard let found = plain ?? Mismatch(of: program, in: EngineWorld<SentinelCast>.self) else {
      return nil
    }
    self = found
  }

  private init?<Cast: WorldCast>(of program: Program, in world: EngineWorld<Cast>.Type) {
    let (difference, lives) = Self.difference(program, world)
    let alive = lives.indices.filter { lives[$0].isAlive }
    if let difference {
      description = "\(Cast.self): \(difference)"
    } else if !alive.isEmpty {
      description = "\(Cast.self): the closures of the hooks \(alive) outlive their point"
    } else {
      return nil
    }
  }

  /// The first difference, and what must not be alive when this has returned.
  private static func difference<Cast: WorldCast>(
    _ program: Program, _ world: EngineWorld<Cast>.Type
  ) -> (String?, [LifeProbe]) {
    let engine = EngineWorld<Cast>(program)
    let words = engine.run(program)
    let expected = ReferenceInterpreter(program).run(program)
    let (stored, active) = (engine.storedHookCount, engine.activeHookCount)
    let kept = engine.keptCaptures
    if words == expected, stored == active, kept.isEmpty { return (nil, engine.lives) }
    let place = zip(words, expected).prefix { $0 == $1 }.count
    return (
      """
      word \(place) is \(words.dropFirst(place).first ?? "missing"), \
      not \(expected.dropFirst(place).first ?? "the end"); \
      \(stored) hooks stored, \(active) active; closures of \(kept) kept; \
      before it \(words.prefix(place).suffix(6))
      """, engine.lives
    )
  }
}
