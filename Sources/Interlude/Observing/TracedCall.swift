internal import Synchronization

/// A call that observers see: it tells them what happens in it.
final class TracedCall: Sendable {
  /// The innermost traced call of the task, or of the thread where there is no task.
  @TaskLocal static var current: TracedCall?

  private static let count = Atomic<UInt64>(0)

  private let observers: [ObserverRecord]
  private let hookPoint: String
  private let call: HookEvent.Call?
  /// The task that makes the call.
  private let task: Int?
  /// Whether an observer is being called: it is not told of what it does itself.
  private let isTelling = Atomic<Bool>(false)
  private let hasEnded = Atomic<Bool>(false)

  /// A part of a call that runs beside others, in a task of its own.
  private init(branchOf call: TracedCall) {
    observers = call.observers
    hookPoint = call.hookPoint
    task = Self.currentTask
    self.call = call.call.map { whole in
      HookEvent.Call(
        id: whole.id, parent: whole.parent, strand: Self.nextNumber, subject: whole.subject)
    }
  }

  private init(_ registry: Registry, subject: AnyObject?, outer: TracedCall?) {
    observers = registry.observers.withLock { $0 }
    hookPoint = registry.name
    task = Self.currentTask
    call = subject.map { subject in
      let id = Self.nextNumber
      let isNested = outer?.isRunning(in: Self.currentTask) == true
      return HookEvent.Call(
        id: id, parent: outer?.call?.id, strand: isNested ? outer?.call?.strand ?? id : id,
        subject: ObjectIdentifier(subject))
    }
  }

  /// Starts a call, where there is somebody to tell.
  static func make(_ registry: Registry, _ subject: AnyObject) -> TracedCall? {
    guard registry.currentModes.contains(.observed) else { return nil }
    let outer = current
    if let outer, outer.isTelling(in: currentTask) { return nil }
    return TracedCall(registry, subject: subject, outer: outer)
  }

  /// Tells the observers of a point of something that is not part of a call.
  static func announce(_ happening: HookEvent.Happening, to registry: Registry) {
    if let outer = current, outer.isTelling(in: currentTask) { return }
    let call = TracedCall(registry, subject: nil, outer: nil)
    $current.withValue(call) { call.tell(happening, ContinuousClock.now) }
  }

  /// Tells that something begins; answers with when.
  func begin(_ happening: HookEvent.Happening) -> ContinuousClock.Instant {
    let now = ContinuousClock.now
    tell(happening, now)
    return now
  }

  /// Tells that something is over that began at `start`.
  func end(_ start: ContinuousClock.Instant, _ happening: (Duration) -> HookEvent.Happening) {
    let now = ContinuousClock.now
    tell(happening(now - start), now)
  }

  /// Tells that the call itself is over.
  func finish(_ start: ContinuousClock.Instant, _ ending: HookEvent.Ending) {
    end(start) { .callEnded(ending, $0) }
    end()
  }

  /// Says that nothing nests in it any more.
  func end() {
    hasEnded.store(true, ordering: .releasing)
  }

  /// A part of the call for a child task, which has to make it: what happens there nests there.
  func branch() -> TracedCall { TracedCall(branchOf: self) }

  private func tell(_ happening: HookEvent.Happening, _ instant: ContinuousClock.Instant) {
    let event = HookEvent(
      hookPoint: hookPoint, instant: instant, call: call, happening: happening)
    isTelling.store(true, ordering: .relaxed)
    for observer in observers { observer.observe(event) }
    isTelling.store(false, ordering: .relaxed)
  }

  /// Whether it runs in the task that asks, or on its thread, so that one made now nests in it.
  private func isRunning(in task: Int?) -> Bool {
    self.task == task && !hasEnded.load(ordering: .acquiring)
  }

  private func isTelling(in task: Int?) -> Bool {
    isTelling.load(ordering: .relaxed) && isRunning(in: task)
  }

  private static var nextNumber: UInt64 {
    count.wrappingAdd(1, ordering: .relaxed).newValue
  }

  /// What tells the current task from those that are alive with it.
  private static var currentTask: Int? {
    unsafe withUnsafeCurrentTask { unsafe $0?.hashValue }
  }
}
