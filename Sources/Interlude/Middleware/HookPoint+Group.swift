extension HookPoint {
  /// Attaches several hooks together, with one registration: all of them, or none.
  ///
  /// ```swift
  /// let defaults = try Server.respond.attachGroup { group in
  ///   group.use(TimingMiddleware { metrics.record($0) }, name: "timing")
  ///   group.use(Authentication(), name: "auth", order: .inside("timing"))
  ///   group.finally { _, request, outcome in log(request, outcome) }
  /// }
  /// ```
  /// A call that starts meanwhile runs every hook of the group that is for everywhere and for
  /// classes, or none of them, and every one that is for its own object, or none.
  ///
  /// *Order:* as if the hooks had been attached one after the other.
  ///
  /// *Threads:* safe from every thread; `build` runs at once, on the caller's.
  ///
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
    _ build: (inout HookGroup<Subject, Input, Output, Failure>) -> Void
  ) throws(AttachError) -> Registration {
    var group = HookGroup(self, owner: owner)
    build(&group)
    return try group.registry.attachGroup(
      group.drafts, site: HookSite(fileID: fileID, line: line))
  }
}

extension Registry {
  /// Attaches the hooks of a group together, with one registration.
  ///
  /// - Throws: ``AttachError``; nothing is changed then.
  func attachGroup(_ drafts: [Draft], site: HookSite) throws(AttachError) -> Registration {
    try attach(drafts)
    return Registration(GroupRecord(drafts.map(\.hook), site: site, registry: self))
  }
}
