extension HookPoint {
  /// Lists the hooks that a call on `subject` would run now, outermost first.
  ///
  /// Hooks that have ended are left out. A hook with a condition is listed, whatever the condition
  /// will say.
  ///
  /// *Threads:* safe from every thread.
  ///
  /// - Parameter subject: The object of which a call is thought.
  /// - Returns: The plan, as a value.
  /// - Complexity: O(n log n) for n hooks on the point.
  public func plan(for subject: Subject) -> Plan {
    let hooks = existingRegistry?.hooks(for: subject) ?? []
    return Plan(hookPoint: name, entries: hooks.compactMap(\.entry))
  }
}

extension HookRecord {
  /// The hook as a plan shows it.
  var entry: Plan.Entry? {
    step.kind.map { kind in
      Plan.Entry(
        kind: kind, name: extras?.name, order: extras?.order ?? .at(order),
        scope: isTaskScoped ? .inTask(.init(scope)) : .init(scope), isOneShot: isOneShot,
        site: site,
        timesRun: timesRun)
    }
  }
}

extension Plan.ScopeDescription {
  fileprivate init(_ scope: HookScope) {
    switch scope {
    case .everywhere: self = .everywhere
    case .instances(let type): self = .instances(of: String(describing: type))
    case .object: self = .object
    }
  }
}
