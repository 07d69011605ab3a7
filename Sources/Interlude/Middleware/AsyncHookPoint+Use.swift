extension AsyncHookPoint {
  /// Attaches a middleware as an around hook.
  ///
  /// ```swift
  /// Player.load.use(TimingMiddleware { print($0) }, order: .first)
  /// ```
  /// - Parameters:
  ///   - middleware: What runs in place of the inner rest.
  ///   - scope: Which subjects it covers; every one if not given.
  ///   - order: How far out it stands; smaller is further out.
  ///   - once: Whether it runs at most once, over all subjects and threads.
  ///   - owner: An object with which the hook ends; it is not kept.
  ///   - condition: Asked before each run; false leaves the middleware out of the call.
  ///   - fileID: The file that plans and errors name.
  ///   - line: The line that plans and errors name.
  /// - Returns: The registration, which undoes the attachment; it may be dropped.
  /// - Complexity: As that of an around.
  @discardableResult
  public func use<M: AsyncMiddleware>(
    _ middleware: M, scope: Scope<Subject> = .everywhere, order: Order = .normal,
    once: Bool = false, owner: AnyObject? = nil, when condition: Condition? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Registration
  where M.Subject == Subject, M.Input == Input, M.Output == Output, M.Failure == Failure {
    around(
      scope, order: order, once: once, owner: owner, when: condition, fileID: fileID, line: line
    ) { (subject, input, next) async throws(Failure) in
      try await middleware.intercept(subject, input, next: next)
    }
  }

  /// Attaches a middleware that has a name, or a place among named hooks, as an around hook.
  ///
  /// ```swift
  /// try Player.load.use(Cached(), name: "cache", order: .inside("auth"), ifTaken: .replace)
  /// ```
  /// - Parameters:
  ///   - middleware: What runs in place of the inner rest.
  ///   - scope: Which subjects it covers; every one if not given.
  ///   - name: The name by which other hooks place themselves.
  ///   - order: The names inside or outside of which it stands, and its order for the rest.
  ///   - once: Whether it runs at most once, over all subjects and threads.
  ///   - owner: An object with which the hook ends; it is not kept.
  ///   - condition: Asked before each run; false leaves the middleware out of the call.
  ///   - policy: What happens when a hook of the same scope bears the name.
  ///   - fileID: The file that plans and errors name.
  ///   - line: The line that plans and errors name.
  /// - Returns: The registration, which undoes the attachment; it may be dropped.
  /// - Throws: ``AttachError`` when its constraints contradict those of other hooks, or when its
  ///   name is taken and `policy` is to reject; nothing is changed then.
  /// - Complexity: Linear in the named and constrained hooks that its constraints reach.
  @discardableResult @_disfavoredOverload
  public func use<M: AsyncMiddleware>(
    _ middleware: M, scope: Scope<Subject> = .everywhere, name: String? = nil,
    order: RelativeOrder = .unconstrained, once: Bool = false, owner: AnyObject? = nil,
    when condition: Condition? = nil, ifTaken policy: NamePolicy = .allow,
    fileID: StaticString = #fileID, line: UInt = #line
  ) throws(AttachError) -> Registration
  where M.Subject == Subject, M.Input == Input, M.Output == Output, M.Failure == Failure {
    var group = AsyncHookGroup(self, owner: owner)
    group.use(
      middleware, scope: scope, name: name, order: order, once: once, when: condition,
      ifTaken: policy, fileID: fileID, line: line)
    try group.registry.attach(group.drafts)
    return Registration(group.drafts[0].hook)
  }
}
