extension HookExtras {
  /// Makes extras, where a registration asks for anything that needs them.
  static func make<Subject: AnyObject, Input>(
    name: String?, order: RelativeOrder, owner: AnyObject?,
    condition: (@Sendable (Subject, Input) -> Bool)?
  ) -> HookExtras? {
    let owner = owner.map { WeakProbe($0) }
    if let condition {
      return ConditionalExtras(name: name, order: order, owner: owner, condition: condition)
    }
    if name == nil, !order.isConstrained, owner == nil { return nil }
    return HookExtras(name: name, order: order, owner: owner)
  }

  /// Notes what the constraints have to know of the one object that a hook covers.
  func note(_ coverage: Coverage, _ registry: Registry) {
    guard let subject = coverage.subject else { return }
    subjectClass = type(of: subject)
    let hasSentinel = coverage.enlist?(subject, registry) ?? false
    self.subject = hasSentinel ? nil : WeakProbe(subject)
  }
}
