internal import Interlude

extension Trace {
  /// The trace as an indented tree, a line for each call, each hook and each original.
  ///
  /// ```
  /// Player.play
  ///   before "log", App/Log.swift:12
  ///   around, App/Screen.swift:40
  ///     original
  /// ```
  /// What threw says so at the end of its line. Calls of other tasks stand in the order in which
  /// they began.
  public var tree: String { lines { _ in "" } }

  /// The same tree with the duration of each line, in microseconds.
  public var timedTree: String {
    lines { end in ", " + end.duration.microseconds + " µs" }
  }

  private func lines(_ suffix: (End) -> String) -> String {
    let finished = finished
    let strands = Dictionary(grouping: finished, by: \.call.strand)
    var order: [UInt64] = []
    for span in finished where span.depth == 0 && order.last != span.call.strand {
      order.append(span.call.strand)
    }
    let lines = order.flatMap { strands[$0] ?? [] }.map { span in
      String(repeating: "  ", count: span.depth) + span.title + (span.end.map(suffix) ?? "")
        + span.failure
    }
    return lines.joined(separator: "\n")
  }
}

extension Trace.Span {
  /// The step, with the site of a hook.
  fileprivate var title: String {
    guard case .hook(let hook) = step else { return step.title(hookPoint) }
    return "\(step.title(hookPoint)), \(hook.site)"
  }

  fileprivate var failure: String {
    if case .threw(let error)? = end?.ending { ", threw \(error)" } else { "" }
  }
}

extension Duration {
  /// Microseconds with three digits behind the point.
  var microseconds: String {
    let (seconds, attoseconds) = components
    let nanoseconds = seconds * 1_000_000_000 + attoseconds / 1_000_000_000
    let digits = String(nanoseconds % 1000)
    return "\(nanoseconds / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
  }
}
