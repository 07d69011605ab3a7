public import Synchronization

/// The hooks for everywhere and for classes, and the plans of classes.
///
/// Plans are built when a call first needs them after a change, so any number of registrations
/// that no call comes between costs one build.
@usableFromInline
final class ClassHooks: Sendable {
  struct State: ~Copyable, Sendable {
    /// The plans that have been built since the last change, by class.
    var table: WordTable?
    /// The plan of every class, where that has been built.
    var uniform = PlanWord.unbuilt
    var hooks = HookSet()
    var graph = ConstraintGraph()
    /// Hooks with an owner, for the sweep that finds dead owners.
    var owned: [HookRecord] = []
    var cursor = 0
    var sequence: UInt64 = 0
  }

  /// What ``plans`` says when the hooks have changed and no plan has been built since.
  static let changed: UInt = 1

  /// The bit of ``plans`` that says that it is the plan of every class, not the table of plans.
  static let uniform: UInt = 4

  let original: HookRecord
  let lock = Lock(State())
  /// Zero where there are no hooks; ``changed``; where all hooks are for everywhere the one plan,
  /// with the bit ``uniform``; else the table of plans by class.
  @usableFromInline let plans = Atomic<UInt>(0)
  /// Grows with every change; the plan of an object says with which version it was built.
  let version = Atomic<UInt>(1)

  init(original: HookRecord) {
    self.original = original
  }

  var isEmpty: Bool { plans.load(ordering: .sequentiallyConsistent) == 0 }

  /// The plan for a class, for a reader that is searching; unbuilt where a call has to build it.
  @inline(__always)
  func plan(for type: @autoclosure () -> AnyClass) -> PlanWord {
    let word = plans.load(ordering: .sequentiallyConsistent)
    if word == 0 { return .empty }
    if word & Self.uniform != 0 { return PlanWord(word & ~Self.uniform) }
    guard word != Self.changed else { return .unbuilt }
    let table = unsafe UnsafeRawPointer(bitPattern: word).unsafelyUnwrapped
    return unsafe Unmanaged<WordTable>.fromOpaque(table).borrow {
      PlanWord($0.value(for: UInt(bitPattern: ObjectIdentifier(type()))))
    }
  }

  /// Finds or builds the plan for a class and has it named before anybody can retire it.
  func resolve(
    _ type: AnyClass, _ waste: inout PlanWaste, naming name: (PlanWord) -> Void
  ) -> PlanWord {
    var loaded = LoadedObjects()
    return lock.withLock { state in
      let plan = self.build(type, &state, &waste, &loaded)
      name(plan)
      return plan
    }
  }

  /// The ordered hooks for a class, with the version that they belong to.
  func hooks(for type: AnyClass) -> (version: UInt, hooks: [HookRecord]) {
    lock.withLock { state in
      let covering = state.hooks.hooks.filter { $0.scope.covers(type) }
      return (version.load(ordering: .relaxed), covering)
    }
  }

  private func build(
    _ type: AnyClass, _ state: inout State, _ waste: inout PlanWaste,
    _ loaded: inout LoadedObjects
  ) -> PlanWord {
    if state.hooks.isEmpty { return .empty }
    if state.uniform != .unbuilt { return state.uniform }
    let key = UInt(bitPattern: ObjectIdentifier(type))
    let known = PlanWord(state.table?.value(for: key) ?? 0)
    if known != .unbuilt { return known }
    var line = HookLine(capacity: state.hooks.count)
    var isUniform = true
    state.hooks.forEach { hook in
      if !hook.scope.isEverywhere {
        isUniform = false
        guard hook.scope.covers(type) else { return }
      }
      line.add(hook, &loaded)
    }
    waste.orphans += line.orphans
    Linearization.order(&line)
    let plan = PlanWord(owning: line, original: original)
    if isUniform {
      state.uniform = plan
      plans.store(plan.bits | Self.uniform, ordering: .sequentiallyConsistent)
      return plan
    }
    publish(plan, for: key, &state, &waste.garbage)
    return plan
  }

  /// Adds a plan to the table of plans, which may have to move to larger memory.
  private func publish(
    _ plan: PlanWord, for key: UInt, _ state: inout State, _ garbage: inout GarbageBag
  ) {
    if let table = state.table, table.hasRoom {
      table.set(plan.bits, for: key)
      return
    }
    let old = state.table
    let table =
      old?.copy(capacity: 2 * (old?.capacity ?? 0)) ?? WordTable(capacity: WordTable.smallest)
    table.set(plan.bits, for: key)
    state.table = table
    plans.store(
      unsafe UInt(bitPattern: Unmanaged.passUnretained(table).toOpaque()),
      ordering: .sequentiallyConsistent)
    if let old { garbage.add(old) }
  }
}
