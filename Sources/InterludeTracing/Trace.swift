internal import Interlude

/// A recorded trace: what ran in which order, how it ended and how long it took.
public struct Trace: Sendable {
  /// What a span is of.
  enum Step: Sendable, Equatable {
    case call
    case hook(Plan.Entry)
    case original
  }

  /// How a span ended.
  struct End: Sendable {
    let duration: Duration
    let ending: HookEvent.Ending
  }

  /// Something that began and, unless it is under way, ended.
  struct Span: Sendable {
    let hookPoint: String
    let step: Step
    let call: HookEvent.Call
    /// The line of a viewer in which it is drawn; spans of one lane nest or do not touch.
    let lane: Int
    /// How many spans of its lane it stands inside of.
    let depth: Int
    let start: ContinuousClock.Instant
    var end: End?
  }

  /// Something that happened to a hook in an instant.
  struct Mark: Sendable {
    let hookPoint: String
    let hook: Plan.Entry
    let isEnd: Bool
    let instant: ContinuousClock.Instant
  }

  /// In the order in which they began.
  let spans: [Span]
  let marks: [Mark]

  /// Spans that have ended, inside of such as have ended.
  var finished: [Span] {
    let open = spans.filter { $0.end == nil && $0.step == .call }
    let strands = Set(open.map(\.call.strand))
    let calls = Set(open.map(\.call.id))
    return spans.filter { span in
      span.end != nil && !strands.contains(span.call.strand) && !calls.contains(span.call.id)
    }
  }
}

extension Trace.Step {
  /// What a tree and a viewer call it.
  func title(_ hookPoint: String) -> String {
    switch self {
    case .call: hookPoint
    case .hook(let hook): hook.title
    case .original: "original"
    }
  }
}
