internal import Synchronization

/// A part of the hooks for single objects, with its own lock.
struct ObjectShard: ~Copyable, Sendable {
  struct State: ~Copyable, Sendable {
    /// The nodes by address; the shard owns a reference to each.
    var table: WordTable?
    var sequence: UInt64 = 0
    /// Where in the table the sweep goes on.
    var cursor = 0
    /// The number of nodes whose end only a weak reference tells; the sweep is for these.
    var weakCount = 0
    /// What has been unlinked and not yet handed to the reclaimer.
    var garbage = GarbageBag()
    /// Records of hooks that have run, for hooks to come.
    var spares = SpareHooks()
  }

  let original: HookRecord
  let lock = Lock(State())
  let tables: ObjectTables
  let slots: ReaderSlots
  let index: Int

  init(original: HookRecord, tables: ObjectTables, slots: ReaderSlots, index: Int) {
    self.original = original
    self.tables = tables
    self.slots = slots
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
    _ subject: AnyObject, _ classes: ClassHooks, _ waste: inout PlanWaste,
    naming name: (PlanWord) -> Void
  ) -> PlanWord? {
    var loaded = LoadedObjects()
    return lock.withLock { state in
      let object = ObjectIdentifier(subject)
      guard let entry = state.entry(of: object) else { return nil }
      guard entry.belongs(to: subject) else {
        self.remove(entry, of: object, &state)
        waste.garbage.add(state.garbage.takeIfDue())
        return nil
      }
      let plan = self.build(entry, type(of: subject), classes, &state, &waste.orphans, &loaded)
      name(plan)
      waste.garbage.add(state.garbage.takeIfDue())
      return plan
    }
  }

  /// The hooks of an object, in no order.
  func hooks(of subject: AnyObject) -> [HookRecord] {
    lock.withLock { state in
      let entry = state.entry(of: ObjectIdentifier(subject))
      return entry.flatMap { $0.belongs(to: subject) ? $0.hooks : nil } ?? []
    }
  }

  private func build(
    _ entry: ObjectEntry, _ type: AnyClass, _ classes: ClassHooks, _ state: inout State,
    _ orphans: inout [HookRecord], _ loaded: inout LoadedObjects
  ) -> PlanWord {
    if case .hook(let hook) = entry, classes.isEmpty { return PlanWord(single: hook) }
    let node = node(for: entry, &state)
    let current = classes.version.load(ordering: .sequentiallyConsistent)
    let built = PlanWord(node.plan.load(ordering: .relaxed))
    if built != .unbuilt, node.version.load(ordering: .relaxed) == current { return built }
    let (version, inherited) = classes.hooks(for: type)
    var line = unsafe HookLine(capacity: inherited.count + node.hooks.count)
    for hook in inherited { line.add(hook, &loaded) }
    unsafe node.hooks.forEach { line.add($0, &loaded) }
    orphans += line.orphans
    Linearization.order(&line)
    let plan = PlanWord(owning: line, original: original)
    state.garbage.add(node.publish(plan, version: version))
    return plan
  }

  /// The node of an entry; a hook that stands for itself gets one.
  func node(for entry: ObjectEntry, _ state: inout State) -> ObjectNode {
    switch entry {
    case .node(let node):
      return node
    case .hook(let hook):
      guard case .object(let object) = hook.scope else {
        preconditionFailure("a hook for \(hook.scope) is entered for an object")
      }
      let node = ObjectNode(sentinelOf: object)
      unsafe node.hooks.insert(hook)
      state.set(.node(node), of: object)
      unsafe Unmanaged.passUnretained(hook).release()
      return node
    }
  }
}

extension ObjectShard.State {
  /// The entry of an object, for the holder of the lock.
  func entry(of object: ObjectIdentifier) -> ObjectEntry? {
    table.flatMap { ObjectEntry($0.value(for: UInt(bitPattern: object))) }
  }

  /// Enters something and owns a reference to it; the table has to have room.
  func set(_ entry: ObjectEntry, of object: ObjectIdentifier) {
    _ = unsafe Unmanaged.passRetained(entry.object)
    table?.set(entry.word, for: UInt(bitPattern: object))
  }
}
