extension HookPoint {
  /// Attaches a hook that runs when the inner rest has returned; it may change the output.
  ///
  /// It gets the input as it reached the hook. It is skipped when the inner rest throws; what it
  /// throws itself takes the place of the output.
  ///
  /// ```swift
  /// Player.play.after { player, track, output in output.count += 1 }
  /// ```
  /// - Parameters:
  ///   - scope: Which subjects it covers; every one if not given.
  ///   - order: How far out it stands; smaller is further out.
  ///   - once: Whether it runs at most once, over all subjects and threads; it is then let go as
  ///     soon as its body has returned or thrown.
  ///   - owner: An object with which the hook ends; it is not kept.
  ///   - condition: Asked before each run; a hook for which it is false takes no part in the call,
  ///     and a one-shot stays.
  ///   - fileID: The file that plans and errors name.
  ///   - line: The line that plans and errors name.
  ///   - body: What the hook does.
  /// - Returns: The registration, which undoes the attachment; it may be dropped.
  /// - Complexity: Constant on average; one allocation beside the closure's own context.
  @discardableResult @inlinable
  public func after(
    _ scope: Scope<Subject> = .everywhere, order: Order = .normal, once: Bool = false,
    owner: AnyObject? = nil, when condition: Condition? = nil,
    fileID: StaticString = #fileID, line: UInt = #line,
    _ body: consuming @escaping After
  ) -> Registration {
    attach(
      scope, order: order, once: once, owner: owner, when: condition,
      site: HookSite(fileID: fileID, line: line), step: .after, .after(.init(body)))
  }

  /// Attaches a hook that has a name, or a place among named hooks, and runs when the inner rest has returned; it may change the output.
  ///
  /// It gets the input as it reached the hook. It is skipped when the inner rest throws; what it
  /// throws itself takes the place of the output.
  ///
  /// ```swift
  /// try Player.play.after(name: "cache", order: .inside("auth")) { player, track, output in output.count += 1 }
  /// ```
  /// - Parameters:
  ///   - scope: Which subjects it covers; every one if not given.
  ///   - name: The name by which other hooks place themselves; several hooks may bear it.
  ///   - order: The names inside or outside of which it stands, and its order for the rest.
  ///   - once: Whether it runs at most once, over all subjects and threads.
  ///   - owner: An object with which the hook ends; it is not kept.
  ///   - condition: Asked before each run; a hook for which it is false takes no part in the call.
  ///   - fileID: The file that plans and errors name.
  ///   - line: The line that plans and errors name.
  ///   - body: What the hook does.
  /// - Returns: The registration, which undoes the attachment; it may be dropped.
  /// - Throws: ``OrderCycle`` when its constraints contradict those of hooks that can be in one
  ///   plan with it; nothing is changed then.
  /// - Complexity: Linear in the named and constrained hooks that its constraints reach.
  @discardableResult @_disfavoredOverload
  public func after(
    _ scope: Scope<Subject> = .everywhere, name: String? = nil,
    order: RelativeOrder = .unconstrained, once: Bool = false,
    owner: AnyObject? = nil, when condition: Condition? = nil,
    fileID: StaticString = #fileID, line: UInt = #line,
    _ body: @escaping After
  ) throws(OrderCycle) -> Registration {
    try attach(
      scope, name: name, order: order, once: once, owner: owner, when: condition,
      site: HookSite(fileID: fileID, line: line), step: .after, .after(.init(body)))
  }
}
