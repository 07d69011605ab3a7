import Interlude

/// The engine, as something on which programs run.
final class EngineWorld: ProgramWorld {
  let journal = Journal()
  let fuel: Fuel
  private let pool: [Program.Hook]
  private let subjects = [Player(), Jukebox(), Radio()]
  private let registrations = Guarded<[Registration]>([])
  /// For each registration, something that its closure has captured.
  private let captures = Guarded<[LifeProbe]>([])
  /// Made once, since its original needs the world.
  private let point = Guarded<OopsPoint?>(nil)

  init(_ program: Program, fuel: Int = 60) {
    (pool, self.fuel) = (program.pool, Fuel(fuel))
    let original: OopsPoint.Original = { [unowned self] subject, input throws(Oops) in
      try runOriginal(number(of: subject), input)
    }
    point.withLock { $0 = OopsPoint("p", original: original) }
  }

  private func number(of subject: Player) -> Int {
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

  private func register(
    _ hook: Program.Hook, _ number: Int, _ guest: LifeProbe.Guest
  ) throws(OrderCycle) -> Registration? {
    guard let point = point.withLock({ $0 }) else { return nil }
    let (scope, once, line) = (scope(hook.scope), hook.isOneShot, UInt(number))
    var order = RelativeOrder.at(Order(hook.rank))
    for name in hook.inside { order = order.inside(name) }
    for name in hook.outside { order = order.outside(name) }
    let isEven: OopsPoint.Condition = { _, input in input % 2 == 0 }
    let condition = hook.wantsEven ? isEven : nil
    switch hook.kind {
    case .before:
      return try point.before(
        scope, name: hook.name, order: order, once: once, when: condition, line: line
      ) { [unowned self] _, input throws(Oops) in
        guest.wave()
        try runBefore(number, hook, &input)
      }
    case .after:
      return try point.after(
        scope, name: hook.name, order: order, once: once, when: condition, line: line
      ) { [unowned self] _, input, output throws(Oops) in
        guest.wave()
        try runAfter(number, hook, input, &output)
      }
    case .around:
      return try point.around(
        scope, name: hook.name, order: order, once: once, when: condition, line: line
      ) { [unowned self] _, input, next throws(Oops) in
        guest.wave()
        return try runAround(number, hook, input) { input throws(Oops) in try next(input) }
      }
    case .finally:
      return try point.finally(
        scope, name: hook.name, order: order, once: once, when: condition, line: line
      ) { [unowned self] _, input, outcome in
        guest.wave()
        runFinally(number, hook, input, outcome)
      }
    }
  }

  private func scope(_ reach: Program.Reach) -> Scope<Player> {
    switch reach {
    case .everywhere: .everywhere
    case .players: .instances(of: Player.self)
    case .jukeboxes: .instances(of: Jukebox.self)
    case .radios: .instances(of: Radio.self)
    case .firstPlayer: .object(subjects[0])
    case .jukebox: .object(subjects[1])
    case .radio: .object(subjects[2])
    }
  }

  func cancel(_ number: Int) -> Bool? {
    registrations.withLock { number >= 0 && number < $0.count ? $0[number] : nil }?.cancel()
  }

  func call(_ subject: Int, _ input: Int) throws(Oops) -> Int {
    guard let point = point.withLock({ $0 }) else { return 0 }
    return try point(subjects[subject], input)
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
