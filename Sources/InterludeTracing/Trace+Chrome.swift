internal import Interlude

extension Trace {
  /// The trace as a JSON object in the Trace Event Format, for Perfetto and `chrome://tracing`.
  ///
  /// Calls, hooks and originals are complete events (`ph` is `X`) with `ts` and `dur` in
  /// microseconds from the first event; hooks that come and go are instant events (`i`). What runs
  /// in one task or on one thread has one `tid` while it runs, so that the events of one `tid` nest.
  ///
  /// - Complexity: O(n log n) for n events.
  /// - Source: "Trace Event Format" by the Chromium project.
  public var chromeJSON: String {
    let spans = finished
    let origin = (spans.map(\.start) + marks.map(\.instant)).min()
    let lanes = Set(spans.map(\.lane)).sorted().map { lane in
      JSONObject()
        .adding("name", "thread_name").adding("ph", "M").adding("pid", number: "1")
        .adding("tid", number: "\(lane)")
        .adding("args", JSONObject().adding("name", "strand \(lane)"))
    }
    let events =
      spans.map { $0.event(since: origin ?? $0.start) }
      + marks.map { $0.event(since: origin ?? $0.instant) }
    let lines = (lanes + events).map(\.text).joined(separator: ",\n")
    return "{\"displayTimeUnit\":\"ns\",\"traceEvents\":[\n\(lines)\n]}\n"
  }
}

extension Trace.Span {
  fileprivate func event(since origin: ContinuousClock.Instant) -> JSONObject {
    JSONObject()
      .adding("name", step.title(hookPoint)).adding("cat", category).adding("ph", "X")
      .adding("ts", number: (start - origin).microseconds)
      .adding("dur", number: (end?.duration ?? .zero).microseconds)
      .adding("pid", number: "1").adding("tid", number: "\(lane)")
      .adding("args", arguments)
  }

  private var category: String {
    switch step {
    case .call: "call"
    case .hook: "hook"
    case .original: "original"
    }
  }

  private var arguments: JSONObject {
    var arguments = JSONObject().adding("hookPoint", hookPoint)
      .adding("call", number: "\(call.id)")
    if let parent = call.parent { arguments = arguments.adding("parent", number: "\(parent)") }
    if case .hook(let hook) = step { arguments = arguments.adding(hook) }
    return arguments.adding("outcome", end.map { "\($0.ending)" } ?? "")
  }
}

extension Trace.Mark {
  fileprivate func event(since origin: ContinuousClock.Instant) -> JSONObject {
    JSONObject()
      .adding("name", (isEnd ? "detached " : "attached ") + hookPoint)
      .adding("cat", "registration").adding("ph", "i").adding("s", "p")
      .adding("ts", number: (instant - origin).microseconds)
      .adding("pid", number: "1").adding("tid", number: "0")
      .adding("args", JSONObject().adding("hookPoint", hookPoint).adding(hook))
  }
}

extension JSONObject {
  fileprivate func adding(_ hook: Plan.Entry) -> JSONObject {
    let object = adding("kind", hook.kind.rawValue).adding("order", "\(hook.order)")
      .adding("scope", "\(hook.scope)").adding("site", "\(hook.site)")
    return hook.name.map { object.adding("hook", $0) } ?? object
  }
}
