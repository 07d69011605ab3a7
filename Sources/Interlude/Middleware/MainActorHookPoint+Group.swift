extension MainActorHookPoint {
  /// Attaches several hooks together, with one registration: all of them, or none.
  ///
  /// As ``HookPoint/attachGroup(owner:fileID:line:_:)``.
  ///
  /// ```swift
  /// try SceneController.prepareForSegue.attachGroup { group in
  ///   group.before(name: "log") { controller, call in label.text = call.identifier }
  ///   group.around(order: .inside("log")) { controller, call, next in next(call) }
  /// }
  /// ```
  /// - Parameters:
  ///   - owner: An object with which every hook of the group ends; it is not kept.
  ///   - fileID: The file that the registration names.
  ///   - line: The line that the registration names.
  ///   - build: Says which hooks the group has.
  /// - Returns: The registration of all; cancelling it ends those that have not ended.
  /// - Throws: ``AttachError`` when the constraints of one contradict those of others, inside or
  ///   outside of the group, or when a name is taken; nothing is changed then.
  /// - Complexity: Linear in the hooks of the group and in those that their constraints reach.
  @discardableResult
  public func attachGroup(
    owner: AnyObject? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    _ build: (inout MainActorHookGroup<Subject, Input, Output, Failure>) -> Void
  ) throws(AttachError) -> Registration {
    var collected = MainActorHookGroup(group: HookGroup(point, owner: owner))
    build(&collected)
    return try collected.group.registry.attachGroup(
      collected.group.drafts, site: HookSite(fileID: fileID, line: line))
  }
}
