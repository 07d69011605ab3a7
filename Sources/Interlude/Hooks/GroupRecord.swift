/// Hooks that were attached together, as one thing to undo; it is in no plan itself.
final class GroupRecord: HookRecord, @unchecked Sendable {
  /// The hooks, in the order in which they were attached.
  let members: [HookRecord]

  init(_ members: [HookRecord], site: HookSite, registry: Registry) {
    self.members = members
    super.init(
      .original, .everywhere, order: .normal, isOneShot: false, extras: nil, site: site,
      home: registry.reference)
  }

  override var isActive: Bool { members.contains { $0.isActive } }

  override var timesRun: Int { members.reduce(0) { $0 + $1.timesRun } }

  override func cancel() -> Bool {
    members.reversed().reduce(false) { $1.cancel() || $0 }
  }
}
