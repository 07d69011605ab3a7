import Interlude

typealias AsyncOopsPoint = AsyncHookPoint<Player, Int, Int, Oops>

/// A hook of a script: it notes its word, and what it sees.
struct ScriptedHook: Sendable, CustomStringConvertible {
  var kind: HookKind
  var word: String
  var scope = ScriptedScope.everywhere
  var order: Order = .normal
  var isOneShot = false
  var throwsOops = false
  /// How often an around calls `next`; another kind ignores it.
  var rounds = 1

  var description: String {
    "\(kind) \(word) \(scope) \(order) \(isOneShot) \(throwsOops) \(rounds)"
  }
}

/// A scope that does not say of which hook point.
enum ScriptedScope: CaseIterable, Sendable {
  case everywhere, players, jukeboxes, object, other

  func scope(_ subject: Player, _ other: Player) -> Scope<Player> {
    switch self {
    case .everywhere: .everywhere
    case .players: .instances(of: Player.self)
    case .jukeboxes: .instances(of: Jukebox.self)
    case .object: .object(subject)
    case .other: .object(other)
    }
  }
}

/// The same hooks on a synchronous and on an asynchronous hook point.
struct Twins: Sendable {
  let journal = Journal()
  let subject = Jukebox()
  let other = Player()
  let point: OopsPoint
  let asyncPoint: AsyncOopsPoint

  init(originalThrows: Bool = false) {
    let journal = journal
    point = OopsPoint("Player.play") { _, input throws(Oops) in
      journal.note("original \(input)")
      if originalThrows { throw .original }
      return input &+ 1
    }
    asyncPoint = AsyncOopsPoint("Player.play") { _, input async throws(Oops) in
      await Task.yield()
      journal.note("original \(input)")
      if originalThrows { throw .original }
      return input &+ 1
    }
  }

  /// The words of one call of the synchronous point.
  func words(_ input: Int) -> [String] {
    let result = Result { () throws(Oops) in try point(subject, input) }
    return journal.take() + ["\(result)"]
  }

  /// The words of one call of the asynchronous point.
  func asyncWords(_ input: Int) async -> [String] {
    let result: Result<Int, Oops>
    do throws(Oops) {
      result = .success(try await asyncPoint(subject, input))
    } catch {
      result = .failure(error)
    }
    return journal.take() + ["\(result)"]
  }

  /// Attaches a hook to both.
  @discardableResult
  func add(_ hook: ScriptedHook, line: UInt = #line) -> [Registration] {
    [add(synchronous: hook, line: line), add(asynchronous: hook, line: line)]
  }

  private func add(synchronous hook: ScriptedHook, line: UInt) -> Registration {
    let journal = journal
    let (scope, order, once) = (hook.scope.scope(subject, other), hook.order, hook.isOneShot)
    switch hook.kind {
    case .before:
      return point.before(scope, order: order, once: once, line: line) {
        _, input throws(Oops) in
        journal.note("\(hook.word) \(input)")
        input += 10
        if hook.throwsOops { throw .hook(hook.word) }
      }
    case .after:
      return point.after(scope, order: order, once: once, line: line) {
        _, input, output throws(Oops) in
        journal.note("\(hook.word) \(input) \(output)")
        output &*= 2
        if hook.throwsOops { throw .hook(hook.word) }
      }
    case .around:
      return point.around(scope, order: order, once: once, line: line) {
        _, input, next throws(Oops) in
        journal.note("\(hook.word)< \(input)")
        defer { journal.note("\(hook.word)>") }
        var sum = 0
        for round in 0..<hook.rounds { sum &+= try next(input + round) }
        if hook.throwsOops { throw .hook(hook.word) }
        return sum
      }
    case .finally:
      return point.finally(scope, order: order, once: once, line: line) { _, input, outcome in
        journal.note("\(hook.word) \(input) \(outcome)")
      }
    }
  }

  private func add(asynchronous hook: ScriptedHook, line: UInt) -> Registration {
    let journal = journal
    let (scope, order, once) = (hook.scope.scope(subject, other), hook.order, hook.isOneShot)
    switch hook.kind {
    case .before:
      return asyncPoint.before(scope, order: order, once: once, line: line) {
        _, input async throws(Oops) in
        journal.note("\(hook.word) \(input)")
        await Task.yield()
        input += 10
        if hook.throwsOops { throw .hook(hook.word) }
      }
    case .after:
      return asyncPoint.after(scope, order: order, once: once, line: line) {
        _, input, output async throws(Oops) in
        journal.note("\(hook.word) \(input) \(output)")
        await Task.yield()
        output &*= 2
        if hook.throwsOops { throw .hook(hook.word) }
      }
    case .around:
      return asyncPoint.around(scope, order: order, once: once, line: line) {
        _, input, next async throws(Oops) in
        journal.note("\(hook.word)< \(input)")
        defer { journal.note("\(hook.word)>") }
        var sum = 0
        for round in 0..<hook.rounds { sum &+= try await next(input + round) }
        if hook.throwsOops { throw .hook(hook.word) }
        return sum
      }
    case .finally:
      return asyncPoint.finally(scope, order: order, once: once, line: line) {
        _, input, outcome in
        await Task.yield()
        journal.note("\(hook.word) \(input) \(outcome)")
      }
    }
  }
}
