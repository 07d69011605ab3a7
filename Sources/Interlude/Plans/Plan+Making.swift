extension Plan {
  /// A picture of ordered hooks.
  init(hookPoint: String, hooks: [HookRecord], hasOriginal: Bool = true) {
    var entries: [Entry] = []
    var outer: HookRecord?
    for hook in hooks {
      guard let kind = hook.step.kind else { continue }
      let reason = outer.map { Reason(of: hook, behind: $0, number: entries.count) } ?? .outermost
      entries.append(Entry(hook, kind, reason: reason))
      outer = hook
    }
    self.init(hookPoint: hookPoint, entries: entries, hasOriginal: hasOriginal)
  }
}

extension Plan.Entry {
  init(_ hook: HookRecord, _ kind: HookKind, reason: Plan.Reason?) {
    self.init(
      kind: kind, name: hook.extras?.name, order: hook.extras?.order ?? .at(hook.order),
      scope: hook.scopeDescription, isOneShot: hook.isOneShot, site: hook.site,
      timesRun: hook.timesRun, reason: reason,
      label: hook.home.registry?.label ?? kind.rawValue)
  }
}

extension Plan.Reason {
  /// Why a hook stands inside of the one that the order took just before it.
  ///
  /// Where the keys alone would have it the other way round, it was that one's turn that freed it: so
  /// a constraint between the two is the reason, whenever there is one.
  fileprivate init(of hook: HookRecord, behind outer: HookRecord, number: Int) {
    if hook.hasToStandInside(of: outer) {
      self = .inside(number)
    } else if hook.order != outer.order {
      self = .order
    } else if hook.scope.level != outer.scope.level {
      self = .scope
    } else {
      self = .sequence
    }
  }
}

extension HookRecord {
  /// Whether a constraint of one of the two says so.
  fileprivate func hasToStandInside(of outer: HookRecord) -> Bool {
    func asks(_ hook: HookRecord, _ names: (RelativeOrder) -> [String], _ other: HookRecord) -> Bool
    {
      guard let name = other.extras?.name, let order = hook.extras?.order else { return false }
      return names(order).contains(name)
    }
    return asks(self, \.outerNames, outer) || asks(outer, \.innerNames, self)
  }
}

extension HookRecord {
  /// The hook as a plan shows it, without a reason for its place; nil for an original.
  var entry: Plan.Entry? {
    step.kind.map { Plan.Entry(self, $0, reason: nil) }
  }

  /// The scope as a plan shows it.
  var scopeDescription: Plan.ScopeDescription {
    isTaskScoped ? .inTask(.init(scope)) : .init(scope)
  }
}

extension Plan.ScopeDescription {
  init(_ scope: HookScope) {
    switch scope {
    case .everywhere: self = .everywhere
    case .instances(let type): self = .instances(of: String(describing: type))
    case .object: self = .object
    }
  }
}
