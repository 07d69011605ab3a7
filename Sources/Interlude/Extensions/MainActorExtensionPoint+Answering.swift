extension MainActorExtensionPoint {
  /// Attaches a hook that answers.
  ///
  /// - Parameters:
  ///   - scope: Which subjects it covers; every one if not given.
  ///   - order: How far out it stands; smaller is asked earlier.
  ///   - once: Whether it runs at most once, over all subjects.
  ///   - owner: An object with which the hook ends; it is not kept.
  ///   - condition: Asked before each run; false leaves the hook out of the call.
  ///   - fileID: The file that plans and errors name.
  ///   - line: The line that plans and errors name.
  ///   - body: Answers, or returns nil.
  /// - Returns: The registration, which undoes the attachment; it may be dropped.
  /// - Complexity: Constant on average.
  @discardableResult
  public func answer(
    _ scope: Scope<Subject> = .everywhere, order: Order = .normal, once: Bool = false,
    owner: AnyObject? = nil, when condition: Condition? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, _ body: @escaping Body
  ) -> Registration {
    point.answer(
      scope, order: order, once: once, owner: owner,
      when: condition.map { Unisolated.condition($0) }, fileID: fileID, line: line,
      Unisolated.body(body))
  }

  /// Attaches a hook that has a name, or a place among named hooks, and answers.
  ///
  /// - Parameters:
  ///   - scope: Which subjects it covers; every one if not given.
  ///   - name: The name by which other hooks place themselves.
  ///   - order: The names inside or outside of which it stands, and its order for the rest.
  ///   - once: Whether it runs at most once, over all subjects.
  ///   - owner: An object with which the hook ends; it is not kept.
  ///   - condition: Asked before each run; false leaves the hook out of the call.
  ///   - policy: What happens when a hook of the same scope bears the name.
  ///   - fileID: The file that plans and errors name.
  ///   - line: The line that plans and errors name.
  ///   - body: Answers, or returns nil.
  /// - Returns: The registration, which undoes the attachment; it may be dropped.
  /// - Throws: ``AttachError`` when its constraints contradict those of other hooks, or when its
  ///   name is taken and `policy` is to reject; nothing is changed then.
  /// - Complexity: Linear in the named and constrained hooks that its constraints reach.
  @discardableResult @_disfavoredOverload
  public func answer(
    _ scope: Scope<Subject> = .everywhere, name: String? = nil,
    order: RelativeOrder = .unconstrained, once: Bool = false, owner: AnyObject? = nil,
    when condition: Condition? = nil, ifTaken policy: NamePolicy = .allow,
    fileID: StaticString = #fileID, line: UInt = #line, _ body: @escaping Body
  ) throws(AttachError) -> Registration {
    try point.answer(
      scope, name: name, order: order, once: once, owner: owner,
      when: condition.map { Unisolated.condition($0) }, ifTaken: policy, fileID: fileID,
      line: line, Unisolated.body(body))
  }
}
