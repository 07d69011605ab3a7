import Interlude

/// A hook point that adds one to its input, with a journal of what runs.
final class Stage: Sendable {
  let journal = Journal()
  let point: SafePoint
  let player = Player()

  init() {
    let journal = journal
    point = HookPoint("Player.play") { (player: Player, input: Int) in
      journal.note("original")
      return input + 1
    }
  }

  /// What one call records.
  func words(of subject: Player? = nil) -> [String] {
    _ = journal.take()
    _ = point(subject ?? player, 0)
    return journal.take()
  }

  /// Ends every hook: what one captured may keep the stage.
  func endAll() {
    for hook in point.registrations { hook.cancel() }
  }

  /// Attaches a hook that notes its word: an around before and behind, any other once.
  @discardableResult
  func add(
    _ kind: HookKind = .before, _ word: String, _ scope: Scope<Player> = .everywhere,
    order: Order = .normal, once: Bool = false, owner: AnyObject? = nil,
    line: UInt = #line, doing act: @escaping @Sendable () -> Void = {},
    when condition: SafePoint.Condition? = nil
  ) -> Registration {
    let journal = journal
    let say: @Sendable (String) -> Void = {
      journal.note($0); act()
    }
    return switch kind {
    case .before:
      point.before(
        scope, order: order, once: once, owner: owner, when: condition, line: line
      ) { _, _ in say(word) }
    case .after:
      point.after(
        scope, order: order, once: once, owner: owner, when: condition, line: line
      ) { _, _, _ in say(word) }
    case .around:
      point.around(
        scope, order: order, once: once, owner: owner, when: condition, line: line
      ) { _, input, next in
        say(word + "<")
        defer { journal.note(word + ">") }
        return next(input)
      }
    case .finally:
      point.finally(
        scope, order: order, once: once, owner: owner, when: condition, line: line
      ) { _, _, _ in say(word) }
    }
  }

  /// Attaches a before with a name or constraints that notes its word.
  @discardableResult
  func addNamed(
    _ word: String, _ scope: Scope<Player> = .everywhere, name: String? = nil,
    order: RelativeOrder = .unconstrained, owner: AnyObject? = nil, line: UInt = #line
  ) throws(OrderCycle) -> Registration {
    let journal = journal
    return try point.before(scope, name: name, order: order, owner: owner, line: line) { _, _ in
      journal.note(word)
    }
  }
}
