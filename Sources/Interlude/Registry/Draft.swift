/// A hook that is about to be attached in a transaction.
struct Draft {
  let hook: HookRecord
  let coverage: Coverage
  /// The one object of the coverage, which only names it.
  let subject: AnyObject?
  let policy: NamePolicy

  init(_ hook: HookRecord, _ coverage: Coverage, policy: NamePolicy = .allow) {
    self.hook = hook
    self.coverage = coverage
    subject = coverage.subject
    self.policy = policy
  }
}

/// A draft that has been admitted, with the hooks whose place it takes.
struct AdmittedHook {
  let hook: HookRecord
  /// The one object that it covers, where it covers one.
  let subject: AnyObject?
  /// Whether that object's sentinel tells of its end.
  let hasSentinel: Bool
  let replaced: [HookRecord]

  /// The sequence that it inherits; nil for a hook that takes nobody's place.
  var inheritedSequence: UInt64? { replaced.map { unsafe $0.sequence }.min() }
}
