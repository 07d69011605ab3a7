extension MainActorHookGroup {
  /// Adds a hook that runs before the inner rest; it may change the input.
  ///
  /// - Parameters:
  ///   - scope: Which subjects it covers; every one if not given.
  ///   - name: The name by which other hooks place themselves.
  ///   - order: The names inside or outside of which it stands, and its order for the rest.
  ///   - once: Whether it runs at most once.
  ///   - condition: Asked before each run; false leaves the hook out of the call.
  ///   - policy: What happens when a hook of the same scope bears the name.
  ///   - fileID: The file that plans and errors name.
  ///   - line: The line that plans and errors name.
  ///   - body: What the hook does, on the main actor.
  public mutating func before(
    _ scope: Scope<Subject> = .everywhere, name: String? = nil,
    order: RelativeOrder = .unconstrained, once: Bool = false,
    when condition: Point.Condition? = nil, ifTaken policy: NamePolicy = .allow,
    fileID: StaticString = #fileID, line: UInt = #line, _ body: @escaping Point.Before
  ) {
    group.before(
      scope, name: name, order: order, once: once,
      when: Point.Unisolated.condition(condition), ifTaken: policy, fileID: fileID,
      line: line, Point.Unisolated.before(body))
  }

  /// Adds a hook that runs when the inner rest has returned; it may change the output.
  ///
  /// - Parameters:
  ///   - scope: Which subjects it covers; every one if not given.
  ///   - name: The name by which other hooks place themselves.
  ///   - order: The names inside or outside of which it stands, and its order for the rest.
  ///   - once: Whether it runs at most once.
  ///   - condition: Asked before each run; false leaves the hook out of the call.
  ///   - policy: What happens when a hook of the same scope bears the name.
  ///   - fileID: The file that plans and errors name.
  ///   - line: The line that plans and errors name.
  ///   - body: What the hook does, on the main actor.
  public mutating func after(
    _ scope: Scope<Subject> = .everywhere, name: String? = nil,
    order: RelativeOrder = .unconstrained, once: Bool = false,
    when condition: Point.Condition? = nil, ifTaken policy: NamePolicy = .allow,
    fileID: StaticString = #fileID, line: UInt = #line, _ body: @escaping Point.After
  ) {
    group.after(
      scope, name: name, order: order, once: once,
      when: Point.Unisolated.condition(condition), ifTaken: policy, fileID: fileID,
      line: line, Point.Unisolated.after(body))
  }

  /// Adds a hook that runs in place of the inner rest, which it may call.
  ///
  /// - Parameters:
  ///   - scope: Which subjects it covers; every one if not given.
  ///   - name: The name by which other hooks place themselves.
  ///   - order: The names inside or outside of which it stands, and its order for the rest.
  ///   - once: Whether it runs at most once.
  ///   - condition: Asked before each run; false leaves the hook out of the call.
  ///   - policy: What happens when a hook of the same scope bears the name.
  ///   - fileID: The file that plans and errors name.
  ///   - line: The line that plans and errors name.
  ///   - body: What the hook does, on the main actor.
  public mutating func around(
    _ scope: Scope<Subject> = .everywhere, name: String? = nil,
    order: RelativeOrder = .unconstrained, once: Bool = false,
    when condition: Point.Condition? = nil, ifTaken policy: NamePolicy = .allow,
    fileID: StaticString = #fileID, line: UInt = #line, _ body: @escaping Point.Around
  ) {
    group.around(
      scope, name: name, order: order, once: once,
      when: Point.Unisolated.condition(condition), ifTaken: policy, fileID: fileID,
      line: line, Point.Unisolated.around(body))
  }

  /// Adds a hook that runs when the inner rest has returned or thrown and sees how.
  ///
  /// - Parameters:
  ///   - scope: Which subjects it covers; every one if not given.
  ///   - name: The name by which other hooks place themselves.
  ///   - order: The names inside or outside of which it stands, and its order for the rest.
  ///   - once: Whether it runs at most once.
  ///   - condition: Asked before each run; false leaves the hook out of the call.
  ///   - policy: What happens when a hook of the same scope bears the name.
  ///   - fileID: The file that plans and errors name.
  ///   - line: The line that plans and errors name.
  ///   - body: What the hook does, on the main actor.
  public mutating func finally(
    _ scope: Scope<Subject> = .everywhere, name: String? = nil,
    order: RelativeOrder = .unconstrained, once: Bool = false,
    when condition: Point.Condition? = nil, ifTaken policy: NamePolicy = .allow,
    fileID: StaticString = #fileID, line: UInt = #line, _ body: @escaping Point.Finally
  ) {
    group.finally(
      scope, name: name, order: order, once: once,
      when: Point.Unisolated.condition(condition), ifTaken: policy, fileID: fileID,
      line: line, Point.Unisolated.finally(body))
  }

  /// Adds a middleware as an around hook.
  ///
  /// - Parameters:
  ///   - middleware: What runs in place of the inner rest.
  ///   - scope: Which subjects it covers; every one if not given.
  ///   - name: The name by which other hooks place themselves.
  ///   - order: The names inside or outside of which it stands, and its order for the rest.
  ///   - once: Whether it runs at most once.
  ///   - condition: Asked before each run; false leaves the hook out of the call.
  ///   - policy: What happens when a hook of the same scope bears the name.
  ///   - fileID: The file that plans and errors name.
  ///   - line: The line that plans and errors name.
  public mutating func use<M: Middleware>(
    _ middleware: M, scope: Scope<Subject> = .everywhere, name: String? = nil,
    order: RelativeOrder = .unconstrained, once: Bool = false,
    when condition: Point.Condition? = nil, ifTaken policy: NamePolicy = .allow,
    fileID: StaticString = #fileID, line: UInt = #line
  )
  where M.Subject == Subject, M.Input == Input, M.Output == Output, M.Failure == Failure {
    group.use(
      middleware, scope: scope, name: name, order: order, once: once,
      when: Point.Unisolated.condition(condition), ifTaken: policy, fileID: fileID,
      line: line)
  }

  /// Adds a middleware of the main actor as an around hook.
  ///
  /// - Parameters:
  ///   - middleware: What runs in place of the inner rest.
  ///   - scope: Which subjects it covers; every one if not given.
  ///   - name: The name by which other hooks place themselves.
  ///   - order: The names inside or outside of which it stands, and its order for the rest.
  ///   - once: Whether it runs at most once.
  ///   - condition: Asked before each run; false leaves the hook out of the call.
  ///   - policy: What happens when a hook of the same scope bears the name.
  ///   - fileID: The file that plans and errors name.
  ///   - line: The line that plans and errors name.
  @MainActor
  public mutating func use<M: MainActorMiddleware>(
    _ middleware: M, scope: Scope<Subject> = .everywhere, name: String? = nil,
    order: RelativeOrder = .unconstrained, once: Bool = false,
    when condition: Point.Condition? = nil, ifTaken policy: NamePolicy = .allow,
    fileID: StaticString = #fileID, line: UInt = #line
  )
  where M.Subject == Subject, M.Input == Input, M.Output == Output, M.Failure == Failure {
    around(
      scope, name: name, order: order, once: once, when: condition, ifTaken: policy,
      fileID: fileID, line: line
    ) { (subject, input, next) throws(Failure) in
      try middleware.intercept(subject, input, next: next)
    }
  }
}
