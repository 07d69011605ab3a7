public import Interlude

/// Records what happens at hook points, to be written as a trace file or printed as a tree.
///
/// ```swift
/// let recorder = TraceRecorder()
/// let observation = Player.play.observe(recorder.record)
/// player.play(track)
/// observation.cancel()
/// print(recorder.trace.tree)
/// ```
/// *Threads:* safe from every thread.
public final class TraceRecorder: Sendable {
  private let recorded = Lock(Recording())

  /// Makes a recorder that has seen nothing.
  public init() {}

  /// Takes an event in; give it to `observe` as the observer.
  ///
  /// - Parameter event: What happened.
  /// - Complexity: Constant.
  public func record(_ event: HookEvent) {
    recorded.withLock { $0.take(event) }
  }

  /// What has been recorded so far; calls that are under way are left out.
  public var trace: Trace { recorded.withLock { Trace(spans: $0.spans, marks: $0.marks) } }

  /// Forgets what has been recorded.
  public func removeAll() {
    recorded.withLock { $0 = Recording() }
  }
}

/// What a recorder knows; each event is one transition.
private struct Recording: Sendable {
  /// What is under way in a strand, outermost first.
  private struct Lane: Sendable {
    var number: Int
    var open: [Int] = []
  }

  private(set) var spans: [Trace.Span] = []
  private(set) var marks: [Trace.Mark] = []
  private var lanes: [UInt64: Lane] = [:]
  /// For each lane that nothing uses, when its last span ended.
  private var freeLanes: [Int: ContinuousClock.Instant] = [:]
  /// The calls under way that it has seen begin.
  private var openCalls: Set<UInt64> = []

  mutating func take(_ event: HookEvent) {
    switch event.happening {
    case .callBegan: begin(event, .call)
    case .hookBegan(let hook): begin(event, .hook(hook))
    case .originalBegan: begin(event, .original)
    case .callEnded(let ending, let duration):
      end(event, ending, duration)
      if let call = event.call { openCalls.remove(call.id) }
    case .hookEnded(_, let ending, let duration),
      .originalEnded(let ending, let duration):
      end(event, ending, duration)
    case .attached(let hook): mark(event, hook, isEnd: false)
    case .detached(let hook): mark(event, hook, isEnd: true)
    }
  }

  private mutating func begin(_ event: HookEvent, _ step: Trace.Step) {
    guard let call = event.call else { return }
    if step == .call { openCalls.insert(call.id) }
    // What begins inside of a call that the recorder has not seen begin is not recorded either.
    guard lanes[call.strand] != nil || openCalls.contains(call.id) else { return }
    var lane = lanes[call.strand] ?? Lane(number: takeLane(at: event.instant))
    lane.open.append(spans.count)
    spans.append(
      Trace.Span(
        hookPoint: event.hookPoint, step: step, call: call, lane: lane.number,
        depth: lane.open.count - 1, start: event.instant))
    lanes[call.strand] = lane
  }

  private mutating func end(
    _ event: HookEvent, _ ending: HookEvent.Ending, _ duration: Duration
  ) {
    guard let call = event.call, var lane = lanes[call.strand],
      let index = lane.open.popLast()
    else { return }
    spans[index].end = Trace.End(duration: duration, ending: ending)
    lanes[call.strand] = lane.open.isEmpty ? nil : lane
    if lane.open.isEmpty { freeLanes[lane.number] = event.instant }
  }

  private mutating func mark(_ event: HookEvent, _ hook: Plan.Entry, isEnd: Bool) {
    marks.append(
      Trace.Mark(hookPoint: event.hookPoint, hook: hook, isEnd: isEnd, instant: event.instant))
  }

  /// The smallest lane in which nothing was under way at an instant.
  ///
  /// Threads may tell of an end before they tell of an earlier begin, so a lane can be free by now and
  /// not then.
  private mutating func takeLane(at instant: ContinuousClock.Instant) -> Int {
    let free = freeLanes.filter { $0.value <= instant }.keys.min()
    guard let free else { return lanes.count + freeLanes.count + 1 }
    freeLanes[free] = nil
    return free
  }
}
