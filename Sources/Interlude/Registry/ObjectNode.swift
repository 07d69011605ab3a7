internal import Synchronization

/// The hooks of one object on one hook point, and the plan for it.
///
/// - Hazard: it is shared; `hooks` is a variable, and the address of a dead object comes back.
/// - Proof: `hooks` is used under the lock of the ``ObjectShard`` that owns the node; readers use
///   only what is atomic or constant. Identity: a node with a sentinel is removed before the
///   object's memory is freed; any other proves it with its weak reference at each look-up.
final class ObjectNode: Reclaimable, @unchecked Sendable {
  let object: ObjectIdentifier
  private weak let subject: AnyObject?
  let hasSentinel: Bool
  /// The plan's word; unbuilt after a change.
  let plan = Atomic<UInt>(0)
  /// The version of the hooks for classes with which the plan was built.
  let version = Atomic<UInt>(0)
  @exclusivity(unchecked) var hooks = HookSet()

  /// A node for an object that only a weak reference proves.
  init(probing subject: AnyObject) {
    object = ObjectIdentifier(subject)
    hasSentinel = false
    self.subject = subject
  }

  /// A node for an object whose sentinel tells of its end.
  init(sentinelOf object: ObjectIdentifier) {
    self.object = object
    hasSentinel = true
    subject = nil
  }

  /// Whether the object whose hooks these are has come to its end.
  func isDead(_ loaded: inout LoadedObjects) -> Bool {
    !hasSentinel && !loaded.keep(subject)
  }

  /// Whether these are the hooks of `candidate`, not of an object that had its address before.
  func belongs(to candidate: AnyObject) -> Bool {
    object == ObjectIdentifier(candidate) && (hasSentinel || subject === candidate)
  }

  /// Replaces the plan; only under the lock of the shard.
  ///
  /// - Returns: The plan that it replaces.
  func publish(_ plan: PlanWord, version: UInt) -> PlanWord {
    let old = self.plan.exchange(plan.bits, ordering: .sequentiallyConsistent)
    self.version.store(version, ordering: .sequentiallyConsistent)
    return PlanWord(old)
  }
}
