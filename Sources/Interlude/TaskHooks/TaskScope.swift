internal import Synchronization

/// The hooks that one `withHooks` attaches: they run in its task and in the children of that.
final class TaskScope: Sendable {
  /// The scope in whose body the task is, and through it those around it.
  @TaskLocal static var current: TaskScope?
  /// The scope for which the task is attaching hooks.
  @TaskLocal private static var collecting: TaskScope?

  /// How many scopes are being set up: only then an attachment looks for its scope.
  private static let collectingCount = Atomic<Int>(0)

  private struct State: Sendable {
    var hooks: [ObjectIdentifier: [TaskHook]] = [:]
    var count: UInt64 = 0
    var isCollecting = true
  }

  let outer: TaskScope?
  private let depth: UInt64
  private let state = Lock(State())

  init() {
    outer = Self.current
    depth = (outer?.depth ?? 0) + 1
  }

  /// The scope that takes what the task attaches; nil where attachments are for everyone.
  @inline(__always)
  static var attaching: TaskScope? {
    collectingCount.load(ordering: .relaxed) == 0 ? nil : attachingOfTask
  }

  private static var attachingOfTask: TaskScope? {
    collecting.flatMap { scope in scope.state.withLock { $0.isCollecting } ? scope : nil }
  }

  /// Runs the part of `withHooks` that attaches.
  func collect<Failure: Error>(_ attach: () throws(Failure) -> Void) throws(Failure) {
    Self.collectingCount.wrappingAdd(1, ordering: .relaxed)
    defer {
      state.withLock { $0.isCollecting = false }
      Self.collectingCount.wrappingSubtract(1, ordering: .relaxed)
    }
    let result = Self.$collecting.withValue(self) { () -> Result<Void, Failure> in
      do throws(Failure) { return .success(try attach()) } catch { return .failure(error) }
    }
    try result.get()
  }

  /// Ends every hook.
  func end() {
    let hooks = state.withLock { $0.hooks.values.flatMap { $0 } }
    for hook in hooks { _ = hook.record.home.registry?.cancel(hook.record) }
  }

  /// Adds a hook of a point; its sequence puts it inside of those of wider scopes.
  func insert(_ hook: TaskHook, of registry: Registry) {
    state.withLock { state in
      state.count += 1
      unsafe hook.record.sequence = HookRecord.taskScoped | depth << 40 | state.count
      state.hooks[ObjectIdentifier(registry), default: []].append(hook)
    }
  }

  /// Removes a hook of a point.
  func remove(_ record: HookRecord, of registry: Registry) {
    let removed = state.withLock { state in
      let key = ObjectIdentifier(registry)
      let index = state.hooks[key]?.firstIndex { $0.record === record }
      return index.flatMap { state.hooks[key]?.remove(at: $0) }
    }
    _ = consume removed
  }

  /// The hooks of a point in this scope and those around it, in no order.
  func hooks(of registry: Registry) -> [TaskHook] {
    sequence(first: self, next: \.outer).flatMap { scope in
      scope.ownHooks(of: registry)
    }
  }

  /// The hooks of a point in this scope alone, in no order.
  func ownHooks(of registry: Registry) -> [TaskHook] {
    state.withLock { $0.hooks[ObjectIdentifier(registry)] ?? [] }
  }
}

/// A hook of a task.
struct TaskHook: Sendable {
  let record: HookRecord
  /// The one object that it covers, where it covers one; it is not kept.
  let subject: WeakProbe?

  /// Whether the one object that it covers has come to its end.
  var hasDeadSubject: Bool { subject.map { $0.object == nil } ?? false }

  /// Whether a subject is covered; the identity of an object is proved.
  func covers(_ subject: AnyObject) -> Bool {
    switch record.scope {
    case .everywhere, .instances: record.scope.covers(type(of: subject))
    case .object: self.subject?.object === subject
    }
  }
}

extension HookRecord {
  /// The bit of the sequence that says that the hook is one of a task.
  static let taskScoped: UInt64 = 1 << 63

  /// Whether the hook runs in one task only.
  var isTaskScoped: Bool { unsafe sequence & Self.taskScoped != 0 }

  /// The depth of the scope: everywhere, classes, then those of a task, then one object.
  var level: Int {
    if isTaskScoped, scope.level != .max { Int.max / 2 + scope.level } else { scope.level }
  }
}
