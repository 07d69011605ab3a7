import Interlude

/// The rules of the engine, said as plainly as possible: slow, on one thread, without memory.
final class ReferenceInterpreter: ProgramWorld {
  final class Hook: Sendable {
    let number: Int
    let what: Program.Hook
    /// Whether a body may start, and how many have.
    let state = Guarded((isActive: true, runs: 0))
    init(_ number: Int, _ what: Program.Hook) { (self.number, self.what) = (number, what) }
    var isActive: Bool { state.withLock { $0.isActive } }
  }

  let journal = Journal()
  let fuel: Fuel
  private let pool: [Program.Hook]
  private let hooks = Guarded<[Hook]>([])

  init(_ program: Program, fuel: Int = 60) {
    (pool, self.fuel) = (program.pool, Fuel(fuel))
  }

  func pool(_ index: Int) -> Program.Hook { pool[index] }

  // MARK: Order

  /// At each step the smallest key among the hooks whose constraints are met; nil for a ring.
  static func order(_ hooks: [Hook]) -> [Hook]? {
    var (left, taken) = (hooks.sorted { key($0).lexicographicallyPrecedes(key($1)) }, [Hook]())
    while !left.isEmpty {
      let next = left.first { hook in
        !left.contains { $0 !== hook && stands($0.what, outsideOf: hook.what) }
      }
      guard let next else { return nil }
      taken.append(next)
      left.removeAll { $0 === next }
    }
    return taken
  }

  static func key(_ hook: Hook) -> [Int] {
    let level =
      switch hook.what.scope {
      case .everywhere: 0
      case .players: 1
      case .jukeboxes, .radios: 2
      case .firstPlayer, .jukebox, .radio: 3
      }
    return [hook.what.rank, level, hook.number]
  }

  static func stands(_ outer: Program.Hook, outsideOf inner: Program.Hook) -> Bool {
    outer.name.map { inner.inside.contains($0) } == true
      || inner.name.map { outer.outside.contains($0) } == true
  }

  /// The reaches that have a part in a call on a subject, for each kind of subject there can be.
  static let meetings: [[Program.Reach]] = [
    [.everywhere, .players, .firstPlayer], [.everywhere, .players, .jukeboxes, .jukebox],
    [.everywhere, .players, .radios, .radio],
  ]

  private func active(in meeting: [Program.Reach]) -> [Hook] {
    hooks.withLock { $0 }.filter { $0.isActive && meeting.contains($0.what.scope) }
  }

  // MARK: Registering

  func attach(_ what: Program.Hook) -> Bool {
    let hook = Hook(hooks.withLock { $0.count }, what)
    let isRing = Self.meetings.contains { meeting in
      meeting.contains(what.scope) && Self.order(active(in: meeting) + [hook]) == nil
    }
    if !isRing { hooks.withLock { $0.append(hook) } }
    return !isRing
  }

  func cancel(_ number: Int) -> Bool? {
    let hook = hooks.withLock { number >= 0 && number < $0.count ? $0[number] : nil }
    return hook?.state.withLock { state in
      defer { state.isActive = false }
      return state.isActive
    }
  }

  // MARK: Calling

  func call(_ subject: Int, _ input: Int) throws(Oops) -> Int {
    try run(Self.order(active(in: Self.meetings[subject])) ?? [], subject, input)
  }

  /// The one rule: the first hook wraps everything behind it.
  private func run(_ plan: [Hook], _ subject: Int, _ input: Int) throws(Oops) -> Int {
    guard let hook = plan.first else { return try runOriginal(subject, input) }
    let (number, what, rest) = (hook.number, hook.what, Array(plan.dropFirst()))
    switch what.kind {
    case .before:
      var input = input
      if enter(hook, input) { try runBefore(number, what, &input) }
      return try run(rest, subject, input)
    case .after:
      var output = try run(rest, subject, input)
      if enter(hook, input) { try runAfter(number, what, input, &output) }
      return output
    case .around:
      guard enter(hook, input) else { return try run(rest, subject, input) }
      return try runAround(number, what, input) { input throws(Oops) in
        try self.run(rest, subject, input)
      }
    case .finally:
      let outcome: Result<Int, Oops>
      do throws(Oops) {
        outcome = .success(try run(rest, subject, input))
      } catch { outcome = .failure(error) }
      if enter(hook, input) { runFinally(number, what, input, outcome) }
      return try outcome.get()
    }
  }

  /// Whether the body starts: the hook is active, also after its condition held; a one-shot is claimed.
  private func enter(_ hook: Hook, _ input: Int) -> Bool {
    guard hook.isActive else { return false }
    if let question = hook.what.question, !ask(hook.number, question, input) { return false }
    return hook.state.withLock { state in
      guard state.isActive else { return false }
      state.isActive = !hook.what.isOneShot
      state.runs += 1
      return true
    }
  }

  // MARK: Seeing

  func plan(_ subject: Int) -> [Int] {
    (Self.order(active(in: Self.meetings[subject])) ?? []).map(\.number)
  }

  func counts() -> [String] {
    hooks.withLock { $0 }.map { hook in
      hook.state.withLock { "hook \(hook.number) \($0.isActive) \($0.runs)" }
    }
  }
}
