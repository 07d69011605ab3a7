import Interlude

/// The engine, as something on which programs run.
final class EngineWorld<Cast: WorldCast>: ProgramWorld {
  typealias Point = Cast.Point

  let journal = Journal()
  let fuel: Fuel
  private let pool: [Program.Hook]
  private let subjects = Cast.makeSubjects()
  private let registrations = Guarded<[Registration]>([])
  /// For each registration, something that its closure has captured.
  private let captures = Guarded<[LifeProbe]>([])
  /// Made once, since its original needs the world.
  let point = Guarded<Point?>(nil)

  init(_ program: Program, fuel: Int = 60) {
    (pool, self.fuel) = (program.pool, Fuel(fuel))
    let original: Point.Original = { [unowned self] subject, input throws(Oops) in
      try runOriginal(number(of: subject), input)
    }
    point.withLock { $0 = Point("p", original: original) }
  }

  private func number(of subject: Cast.Subject) -> Int {
    subjects.firstIndex { $0 === subject } ?? -1
  }

  func pool(_ index: Int) -> Program.Hook { pool[index] }

  func attach(_ hook: Program.Hook) -> Bool {
    let number = registrations.withLock { $0.count }
    let guest = LifeProbe.Guest()
    guard let registration = try? register(hook, number, guest) else { return false }
    registrations.withLock { $0.append(registration) }
    captures.withLock { $0.append(LifeProbe(of: guest)) }
    return true
  }

  func scope(_ reach: Program.Reach) -> Scope<Cast.Subject> {
    switch reach {
    case .everywhere: .everywhere
    case .players: Cast.bases
    case .jukeboxes: Cast.derived
    case .radios: Cast.apart
    case .firstPlayer: Cast.only(subjects[0])
    case .jukebox: Cast.only(subjects[1])
    case .radio: Cast.only(subjects[2])
    }
  }

  func cancel(_ number: Int) -> Bool? {
    registrations.withLock { number >= 0 && number < $0.count ? $0[number] : nil }?.cancel()
  }

  func call(_ subject: Int, _ input: Int) throws(Oops) -> Int {
    guard let point = point.withLock({ $0 }) else { return 0 }
    return try Cast.call(point, subjects[subject], input)
  }

  func plan(_ subject: Int) -> [Int] {
    point.withLock { $0 }?.plan(for: subjects[subject]).entries.map { Int($0.site.line) } ?? []
  }

  func counts() -> [String] {
    registrations.withLock { $0 }.enumerated().map { number, registration in
      "hook \(number) \(registration.isActive) \(registration.timesRun)"
    }
  }

  /// The numbers of the hooks that have ended and whose closures are still there.
  var keptCaptures: [Int] {
    zip(registrations.withLock { $0 }, lives).enumerated()
      .filter { !$0.element.0.isActive && $0.element.1.isAlive }.map(\.offset)
  }

  /// What the closures have captured, for when the world has ended.
  var lives: [LifeProbe] { captures.withLock { $0 } }

  /// What the engine still stores; for a comparison with the hooks that are active.
  var storedHookCount: Int { point.withLock { $0 }?.storedHookCount ?? 0 }
  var activeHookCount: Int { registrations.withLock { $0 }.filter(\.isActive).count }
}
