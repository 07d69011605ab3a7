/// The body of a hook, or the original, between its begin and its end.
struct TracedSpan {
  private let call: TracedCall
  /// The hook; nil for the original.
  private let hook: Plan.Entry?
  private let start: ContinuousClock.Instant

  /// Tells that a body begins.
  init(of record: HookRecord, in call: TracedCall) {
    self.call = call
    hook = record.entry
    start = call.begin(hook.map { .hookBegan($0) } ?? .originalBegan)
  }

  /// Tells that it is over.
  func end(_ ending: HookEvent.Ending) {
    call.end(start) { [hook] duration in
      hook.map { .hookEnded($0, ending, duration) } ?? .originalEnded(ending, duration)
    }
  }
}
