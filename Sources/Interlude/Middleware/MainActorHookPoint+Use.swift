extension MainActorHookPoint {
  /// Attaches a middleware as an around hook.
  ///
  /// A ``Middleware`` is not isolated; one that needs the main actor is a ``MainActorMiddleware``.
  ///
  /// - Parameters:
  ///   - middleware: What runs in place of the inner rest.
  ///   - scope: Which subjects it covers; every one if not given.
  ///   - order: How far out it stands; smaller is further out.
  ///   - once: Whether it runs at most once.
  ///   - owner: An object with which the hook ends; it is not kept.
  ///   - condition: Asked before each run; false leaves the middleware out of the call.
  ///   - fileID: The file that plans and errors name.
  ///   - line: The line that plans and errors name.
  /// - Returns: The registration, which undoes the attachment; it may be dropped.
  /// - Complexity: As that of ``HookPoint``.
  @discardableResult
  public func use<M: Middleware>(
    _ middleware: M, scope: Scope<Subject> = .everywhere, order: Order = .normal,
    once: Bool = false, owner: AnyObject? = nil, when condition: Condition? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Registration
  where M.Subject == Subject, M.Input == Input, M.Output == Output, M.Failure == Failure {
    point.use(
      middleware, scope: scope, order: order, once: once, owner: owner,
      when: Unisolated.condition(condition), fileID: fileID, line: line)
  }

  /// Attaches a middleware that has a name, or a place among named hooks, as an around hook.
  ///
  /// - Parameters:
  ///   - middleware: What runs in place of the inner rest.
  ///   - scope: Which subjects it covers; every one if not given.
  ///   - name: The name by which other hooks place themselves.
  ///   - order: The names inside or outside of which it stands, and its order for the rest.
  ///   - once: Whether it runs at most once.
  ///   - owner: An object with which the hook ends; it is not kept.
  ///   - condition: Asked before each run; false leaves the middleware out of the call.
  ///   - policy: What happens when a hook of the same scope bears the name.
  ///   - fileID: The file that plans and errors name.
  ///   - line: The line that plans and errors name.
  /// - Returns: The registration, which undoes the attachment; it may be dropped.
  /// - Throws: ``AttachError`` when its constraints contradict those of other hooks, or when its
  ///   name is taken and `policy` is to reject.
  /// - Complexity: As that of ``HookPoint``.
  @discardableResult @_disfavoredOverload
  public func use<M: Middleware>(
    _ middleware: M, scope: Scope<Subject> = .everywhere, name: String? = nil,
    order: RelativeOrder = .unconstrained, once: Bool = false, owner: AnyObject? = nil,
    when condition: Condition? = nil, ifTaken policy: NamePolicy = .allow,
    fileID: StaticString = #fileID, line: UInt = #line
  ) throws(AttachError) -> Registration
  where M.Subject == Subject, M.Input == Input, M.Output == Output, M.Failure == Failure {
    try point.use(
      middleware, scope: scope, name: name, order: order, once: once, owner: owner,
      when: Unisolated.condition(condition), ifTaken: policy, fileID: fileID,
      line: line)
  }

  /// Attaches a middleware of the main actor as an around hook.
  ///
  /// - Parameters:
  ///   - middleware: What runs in place of the inner rest.
  ///   - scope: Which subjects it covers; every one if not given.
  ///   - order: How far out it stands; smaller is further out.
  ///   - once: Whether it runs at most once.
  ///   - owner: An object with which the hook ends; it is not kept.
  ///   - condition: Asked before each run; false leaves the middleware out of the call.
  ///   - fileID: The file that plans and errors name.
  ///   - line: The line that plans and errors name.
  /// - Returns: The registration, which undoes the attachment; it may be dropped.
  /// - Complexity: As that of ``HookPoint``.
  @MainActor @discardableResult
  public func use<M: MainActorMiddleware>(
    _ middleware: M, scope: Scope<Subject> = .everywhere, order: Order = .normal,
    once: Bool = false, owner: AnyObject? = nil, when condition: Condition? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Registration
  where M.Subject == Subject, M.Input == Input, M.Output == Output, M.Failure == Failure {
    around(
      scope, order: order, once: once, owner: owner, when: condition, fileID: fileID, line: line
    ) { (subject, input, next) throws(Failure) in
      try middleware.intercept(subject, input, next: next)
    }
  }

  /// Attaches a middleware of the main actor that has a name, or a place among named hooks, as an around hook.
  ///
  /// - Parameters:
  ///   - middleware: What runs in place of the inner rest.
  ///   - scope: Which subjects it covers; every one if not given.
  ///   - name: The name by which other hooks place themselves.
  ///   - order: The names inside or outside of which it stands, and its order for the rest.
  ///   - once: Whether it runs at most once.
  ///   - owner: An object with which the hook ends; it is not kept.
  ///   - condition: Asked before each run; false leaves the middleware out of the call.
  ///   - policy: What happens when a hook of the same scope bears the name.
  ///   - fileID: The file that plans and errors name.
  ///   - line: The line that plans and errors name.
  /// - Returns: The registration, which undoes the attachment; it may be dropped.
  /// - Throws: ``AttachError`` when its constraints contradict those of other hooks, or when its
  ///   name is taken and `policy` is to reject.
  /// - Complexity: As that of ``HookPoint``.
  @MainActor @discardableResult @_disfavoredOverload
  public func use<M: MainActorMiddleware>(
    _ middleware: M, scope: Scope<Subject> = .everywhere, name: String? = nil,
    order: RelativeOrder = .unconstrained, once: Bool = false, owner: AnyObject? = nil,
    when condition: Condition? = nil, ifTaken policy: NamePolicy = .allow,
    fileID: StaticString = #fileID, line: UInt = #line
  ) throws(AttachError) -> Registration
  where M.Subject == Subject, M.Input == Input, M.Output == Output, M.Failure == Failure {
    var collected = MainActorHookGroup(group: HookGroup(point, owner: owner))
    collected.use(
      middleware, scope: scope, name: name, order: order, once: once, when: condition,
      ifTaken: policy, fileID: fileID, line: line)
    try collected.group.registry.attach(collected.group.drafts)
    return Registration(collected.group.drafts[0].hook)
  }
}
