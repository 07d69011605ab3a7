internal import Synchronization

/// A part of the hooks for single objects, with its own lock.
final class ObjectShard: Sendable {
  struct State: Sendable {
    /// The nodes by address; the shard owns a reference to each.
    var table: WordTable?
    var sequence: UInt64 = 0
    /// Where in the table the sweep goes on.
    var cursor = 0
    /// The number of nodes whose end only a weak reference tells; the sweep is for these.
    var weakCount = 0
    /// What has been unlinked and not yet handed to the reclaimer.
    var garbage = GarbageBag()
  }

  let original: HookRecord
  let lock = Lock(State())
  private let tables: NodeTables
  private let index: Int

  init(original: HookRecord, tables: NodeTables, index: Int) {
    self.original = original
    self.tables = tables
    self.index = index
  }

  /// Replaces the table, for readers too.
  func publish(_ table: WordTable?, _ state: inout State) {
    state.table = table
    tables.publish(table, of: index)
  }

  var isEmpty: Bool { lock.withLock { ($0.table?.count ?? 0) == 0 } }

  /// Finds or builds the plan for an object and has it named before anybody can retire it.
  ///
  /// - Returns: Nil where the object has no hooks of its own.
  func resolve(
    _ subject: AnyObject, _ classes: ClassHooks, naming name: (PlanWord) -> Void
  ) -> (plan: PlanWord?, garbage: GarbageBag) {
    lock.withLock { state in
      guard let node = state.node(of: ObjectIdentifier(subject)) else { return (nil, GarbageBag()) }
      guard node.belongs(to: subject) else {
        self.remove(node, &state)
        return (nil, state.garbage.takeIfDue())
      }
      self.build(node, type(of: subject), classes, &state)
      let plan = PlanWord(node.plan.load(ordering: .relaxed))
      name(plan)
      return (plan, state.garbage.takeIfDue())
    }
  }

  /// The hooks of an object, in no order.
  func hooks(of subject: AnyObject) -> [HookRecord] {
    lock.withLock { state in
      guard let node = state.node(of: ObjectIdentifier(subject)), node.belongs(to: subject) else {
        return []
      }
      return unsafe node.hooks.hooks
    }
  }

  private func build(
    _ node: ObjectNode, _ type: AnyClass, _ classes: ClassHooks, _ state: inout State
  ) {
    let current = classes.version.load(ordering: .sequentiallyConsistent)
    let isBuilt = node.plan.load(ordering: .relaxed) != PlanWord.unbuilt.bits
    if isBuilt, node.version.load(ordering: .relaxed) == current { return }
    let (version, inherited) = classes.hooks(for: type)
    let ordered = unsafe Linearization.order(inherited + node.hooks.hooks)
    let plan = PlanWord(owning: ordered, original: original)
    state.garbage.add(node.publish(plan, version: version))
  }
}

extension ObjectShard.State {
  /// The node at an address, for the holder of the lock.
  func node(of object: ObjectIdentifier) -> ObjectNode? {
    let word = table?.value(for: UInt(bitPattern: object)) ?? 0
    return unsafe UnsafeRawPointer(bitPattern: word).map {
      unsafe Unmanaged<ObjectNode>.fromOpaque($0).takeUnretainedValue()
    }
  }
}
