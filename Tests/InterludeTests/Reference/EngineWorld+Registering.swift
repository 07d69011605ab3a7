import Interlude

extension EngineWorld {
  /// Registers a hook by the form that it needs: with names, or without.
  func register(
    _ hook: Program.Hook, _ number: Int, _ guest: LifeProbe.Guest
  ) throws(OrderCycle) -> Registration? {
    guard let point = point.withLock({ $0 }) else { return nil }
    if hook.name == nil, hook.inside.isEmpty, hook.outside.isEmpty {
      return registerPlainly(hook, number, guest, point)
    }
    let (scope, once, line) = (scope(hook.scope), hook.isOneShot, UInt(number))
    var order = RelativeOrder.at(Order(hook.rank))
    for name in hook.inside { order = order.inside(name) }
    for name in hook.outside { order = order.outside(name) }
    let condition = condition(of: hook, number, guest)
    switch hook.kind {
    case .before:
      return try point.before(
        scope, name: hook.name, order: order, once: once, when: condition, line: line,
        before(hook, number, guest))
    case .after:
      return try point.after(
        scope, name: hook.name, order: order, once: once, when: condition, line: line,
        after(hook, number, guest))
    case .around:
      return try point.around(
        scope, name: hook.name, order: order, once: once, when: condition, line: line,
        around(hook, number, guest))
    case .finally:
      return try point.finally(
        scope, name: hook.name, order: order, once: once, when: condition, line: line,
        finally(hook, number, guest))
    }
  }

  private func registerPlainly(
    _ hook: Program.Hook, _ number: Int, _ guest: LifeProbe.Guest, _ point: Point
  ) -> Registration {
    let (scope, order) = (scope(hook.scope), Order(hook.rank))
    let (once, line, condition) = (hook.isOneShot, UInt(number), condition(of: hook, number, guest))
    switch hook.kind {
    case .before:
      return point.before(
        scope, order: order, once: once, when: condition, line: line, before(hook, number, guest))
    case .after:
      return point.after(
        scope, order: order, once: once, when: condition, line: line, after(hook, number, guest))
    case .around:
      return point.around(
        scope, order: order, once: once, when: condition, line: line, around(hook, number, guest))
    case .finally:
      return point.finally(
        scope, order: order, once: once, when: condition, line: line, finally(hook, number, guest))
    }
  }

  private func condition(
    of hook: Program.Hook, _ number: Int, _ guest: LifeProbe.Guest
  ) -> Point.Condition? {
    guard let question = hook.question else { return nil }
    return { [unowned self] _, input in
      guest.wave()
      return ask(number, question, input)
    }
  }

  private func before(
    _ hook: Program.Hook, _ number: Int, _ guest: LifeProbe.Guest
  ) -> Point.Before {
    { [unowned self] _, input throws(Oops) in
      guest.wave()
      try runBefore(number, hook, &input)
    }
  }

  private func after(
    _ hook: Program.Hook, _ number: Int, _ guest: LifeProbe.Guest
  ) -> Point.After {
    { [unowned self] _, input, output throws(Oops) in
      guest.wave()
      try runAfter(number, hook, input, &output)
    }
  }

  private func around(
    _ hook: Program.Hook, _ number: Int, _ guest: LifeProbe.Guest
  ) -> Point.Around {
    { [unowned self] _, input, next throws(Oops) in
      guest.wave()
      return try runAround(number, hook, input) { input throws(Oops) in try next(input) }
    }
  }

  private func finally(
    _ hook: Program.Hook, _ number: Int, _ guest: LifeProbe.Guest
  ) -> Point.Finally {
    { [unowned self] _, input, outcome in
      guest.wave()
      runFinally(number, hook, input, outcome)
    }
  }
}
