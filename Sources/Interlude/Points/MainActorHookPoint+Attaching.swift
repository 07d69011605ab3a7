extension MainActorHookPoint {
  /// Attaches a hook that runs before the inner rest; it may change the input.
  ///
  /// - Parameters:
  ///   - scope: Which subjects it covers; every one if not given.
  ///   - order: How far out it stands; smaller is further out.
  ///   - once: Whether it runs at most once.
  ///   - owner: An object with which the hook ends; it is not kept.
  ///   - condition: Asked before each run; false leaves the hook out of the call.
  ///   - fileID: The file that plans and errors name.
  ///   - line: The line that plans and errors name.
  ///   - body: What the hook does, on the main actor.
  /// - Returns: The registration, which undoes the attachment; it may be dropped.
  /// - Complexity: As that of ``HookPoint``.
  @discardableResult @inlinable
  public func before(
    _ scope: Scope<Subject> = .everywhere, order: Order = .normal, once: Bool = false,
    owner: AnyObject? = nil, when condition: Condition? = nil,
    fileID: StaticString = #fileID, line: UInt = #line,
    _ body: @escaping Before
  ) -> Registration {
    point.before(
      scope, order: order, once: once, owner: owner,
      when: Unisolated.condition(condition), fileID: fileID, line: line,
      Unisolated.before(body))
  }

  /// Attaches a hook with a name or a place among named hooks; it runs before the inner rest; it may change the input.
  ///
  /// - Parameters:
  ///   - scope: Which subjects it covers; every one if not given.
  ///   - name: The name by which other hooks place themselves.
  ///   - order: The names inside or outside of which it stands, and its order for the rest.
  ///   - once: Whether it runs at most once.
  ///   - owner: An object with which the hook ends; it is not kept.
  ///   - condition: Asked before each run; false leaves the hook out of the call.
  ///   - fileID: The file that plans and errors name.
  ///   - line: The line that plans and errors name.
  ///   - body: What the hook does, on the main actor.
  /// - Returns: The registration, which undoes the attachment; it may be dropped.
  /// - Throws: ``OrderCycle`` when its constraints contradict those of other hooks.
  /// - Complexity: As that of ``HookPoint``.
  @discardableResult @_disfavoredOverload
  public func before(
    _ scope: Scope<Subject> = .everywhere, name: String? = nil,
    order: RelativeOrder = .unconstrained, once: Bool = false,
    owner: AnyObject? = nil, when condition: Condition? = nil,
    fileID: StaticString = #fileID, line: UInt = #line,
    _ body: @escaping Before
  ) throws(OrderCycle) -> Registration {
    try point.before(
      scope, name: name, order: order, once: once, owner: owner,
      when: Unisolated.condition(condition), fileID: fileID, line: line,
      Unisolated.before(body))
  }

  /// Attaches a hook that runs when the inner rest has returned; it may change the output.
  ///
  /// - Parameters:
  ///   - scope: Which subjects it covers; every one if not given.
  ///   - order: How far out it stands; smaller is further out.
  ///   - once: Whether it runs at most once.
  ///   - owner: An object with which the hook ends; it is not kept.
  ///   - condition: Asked before each run; false leaves the hook out of the call.
  ///   - fileID: The file that plans and errors name.
  ///   - line: The line that plans and errors name.
  ///   - body: What the hook does, on the main actor.
  /// - Returns: The registration, which undoes the attachment; it may be dropped.
  /// - Complexity: As that of ``HookPoint``.
  @discardableResult @inlinable
  public func after(
    _ scope: Scope<Subject> = .everywhere, order: Order = .normal, once: Bool = false,
    owner: AnyObject? = nil, when condition: Condition? = nil,
    fileID: StaticString = #fileID, line: UInt = #line,
    _ body: @escaping After
  ) -> Registration {
    point.after(
      scope, order: order, once: once, owner: owner,
      when: Unisolated.condition(condition), fileID: fileID, line: line,
      Unisolated.after(body))
  }

  /// Attaches a hook with a name or a place among named hooks; it runs when the inner rest has returned; it may change the output.
  ///
  /// - Parameters:
  ///   - scope: Which subjects it covers; every one if not given.
  ///   - name: The name by which other hooks place themselves.
  ///   - order: The names inside or outside of which it stands, and its order for the rest.
  ///   - once: Whether it runs at most once.
  ///   - owner: An object with which the hook ends; it is not kept.
  ///   - condition: Asked before each run; false leaves the hook out of the call.
  ///   - fileID: The file that plans and errors name.
  ///   - line: The line that plans and errors name.
  ///   - body: What the hook does, on the main actor.
  /// - Returns: The registration, which undoes the attachment; it may be dropped.
  /// - Throws: ``OrderCycle`` when its constraints contradict those of other hooks.
  /// - Complexity: As that of ``HookPoint``.
  @discardableResult @_disfavoredOverload
  public func after(
    _ scope: Scope<Subject> = .everywhere, name: String? = nil,
    order: RelativeOrder = .unconstrained, once: Bool = false,
    owner: AnyObject? = nil, when condition: Condition? = nil,
    fileID: StaticString = #fileID, line: UInt = #line,
    _ body: @escaping After
  ) throws(OrderCycle) -> Registration {
    try point.after(
      scope, name: name, order: order, once: once, owner: owner,
      when: Unisolated.condition(condition), fileID: fileID, line: line,
      Unisolated.after(body))
  }

  /// Attaches a hook that runs in place of the inner rest, which `next` runs.
  ///
  /// - Parameters:
  ///   - scope: Which subjects it covers; every one if not given.
  ///   - order: How far out it stands; smaller is further out.
  ///   - once: Whether it runs at most once.
  ///   - owner: An object with which the hook ends; it is not kept.
  ///   - condition: Asked before each run; false leaves the hook out of the call.
  ///   - fileID: The file that plans and errors name.
  ///   - line: The line that plans and errors name.
  ///   - body: What the hook does, on the main actor.
  /// - Returns: The registration, which undoes the attachment; it may be dropped.
  /// - Complexity: As that of ``HookPoint``.
  @discardableResult @inlinable
  public func around(
    _ scope: Scope<Subject> = .everywhere, order: Order = .normal, once: Bool = false,
    owner: AnyObject? = nil, when condition: Condition? = nil,
    fileID: StaticString = #fileID, line: UInt = #line,
    _ body: @escaping Around
  ) -> Registration {
    point.around(
      scope, order: order, once: once, owner: owner,
      when: Unisolated.condition(condition), fileID: fileID, line: line,
      Unisolated.around(body))
  }

  /// Attaches a hook with a name or a place among named hooks; it runs in place of the inner rest, which `next` runs.
  ///
  /// - Parameters:
  ///   - scope: Which subjects it covers; every one if not given.
  ///   - name: The name by which other hooks place themselves.
  ///   - order: The names inside or outside of which it stands, and its order for the rest.
  ///   - once: Whether it runs at most once.
  ///   - owner: An object with which the hook ends; it is not kept.
  ///   - condition: Asked before each run; false leaves the hook out of the call.
  ///   - fileID: The file that plans and errors name.
  ///   - line: The line that plans and errors name.
  ///   - body: What the hook does, on the main actor.
  /// - Returns: The registration, which undoes the attachment; it may be dropped.
  /// - Throws: ``OrderCycle`` when its constraints contradict those of other hooks.
  /// - Complexity: As that of ``HookPoint``.
  @discardableResult @_disfavoredOverload
  public func around(
    _ scope: Scope<Subject> = .everywhere, name: String? = nil,
    order: RelativeOrder = .unconstrained, once: Bool = false,
    owner: AnyObject? = nil, when condition: Condition? = nil,
    fileID: StaticString = #fileID, line: UInt = #line,
    _ body: @escaping Around
  ) throws(OrderCycle) -> Registration {
    try point.around(
      scope, name: name, order: order, once: once, owner: owner,
      when: Unisolated.condition(condition), fileID: fileID, line: line,
      Unisolated.around(body))
  }

  /// Attaches a hook that runs when the inner rest has returned or thrown.
  ///
  /// - Parameters:
  ///   - scope: Which subjects it covers; every one if not given.
  ///   - order: How far out it stands; smaller is further out.
  ///   - once: Whether it runs at most once.
  ///   - owner: An object with which the hook ends; it is not kept.
  ///   - condition: Asked before each run; false leaves the hook out of the call.
  ///   - fileID: The file that plans and errors name.
  ///   - line: The line that plans and errors name.
  ///   - body: What the hook does, on the main actor.
  /// - Returns: The registration, which undoes the attachment; it may be dropped.
  /// - Complexity: As that of ``HookPoint``.
  @discardableResult @inlinable
  public func finally(
    _ scope: Scope<Subject> = .everywhere, order: Order = .normal, once: Bool = false,
    owner: AnyObject? = nil, when condition: Condition? = nil,
    fileID: StaticString = #fileID, line: UInt = #line,
    _ body: @escaping Finally
  ) -> Registration {
    point.finally(
      scope, order: order, once: once, owner: owner,
      when: Unisolated.condition(condition), fileID: fileID, line: line,
      Unisolated.finally(body))
  }

  /// Attaches a hook with a name or a place among named hooks; it runs when the inner rest has returned or thrown.
  ///
  /// - Parameters:
  ///   - scope: Which subjects it covers; every one if not given.
  ///   - name: The name by which other hooks place themselves.
  ///   - order: The names inside or outside of which it stands, and its order for the rest.
  ///   - once: Whether it runs at most once.
  ///   - owner: An object with which the hook ends; it is not kept.
  ///   - condition: Asked before each run; false leaves the hook out of the call.
  ///   - fileID: The file that plans and errors name.
  ///   - line: The line that plans and errors name.
  ///   - body: What the hook does, on the main actor.
  /// - Returns: The registration, which undoes the attachment; it may be dropped.
  /// - Throws: ``OrderCycle`` when its constraints contradict those of other hooks.
  /// - Complexity: As that of ``HookPoint``.
  @discardableResult @_disfavoredOverload
  public func finally(
    _ scope: Scope<Subject> = .everywhere, name: String? = nil,
    order: RelativeOrder = .unconstrained, once: Bool = false,
    owner: AnyObject? = nil, when condition: Condition? = nil,
    fileID: StaticString = #fileID, line: UInt = #line,
    _ body: @escaping Finally
  ) throws(OrderCycle) -> Registration {
    try point.finally(
      scope, name: name, order: order, once: once, owner: owner,
      when: Unisolated.condition(condition), fileID: fileID, line: line,
      Unisolated.finally(body))
  }
}
