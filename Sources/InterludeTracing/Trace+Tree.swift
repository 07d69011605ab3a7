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
  /// they began; answers that are given at the same time stand below their call.
  public var tree: String { lines { _ in "" } }

  /// The same tree with the duration of each line, in microseconds.
  public var timedTree: String {
    lines { end in ", " + end.duration.microseconds + " µs" }
  }

  private func lines(_ suffix: (End) -> String) -> String {
    let tree = Tree(finished)
    return tree.roots.flatMap { tree.lines(of: $0, indent: 0, suffix) }.joined(separator: "\n")
  }

  /// Spans by what they run in.
  private struct Tree {
    /// What runs in one task or on one thread, in its order.
    private let strands: [UInt64: [Span]]
    /// The strands that begin with a call, in their order.
    private(set) var roots: [UInt64] = []
    /// The strands that begin with an answer that is given beside others, by their call.
    private var branches: [UInt64: [UInt64]] = [:]

    init(_ spans: [Span]) {
      strands = Dictionary(grouping: spans, by: \.call.strand)
      for span in spans where span.depth == 0 {
        if span.step != .call {
          branches[span.call.id, default: []].append(span.call.strand)
        } else if roots.last != span.call.strand {
          roots.append(span.call.strand)
        }
      }
    }

    func lines(of strand: UInt64, indent: Int, _ suffix: (End) -> String) -> [String] {
      (strands[strand] ?? []).flatMap { span in
        let depth = indent + span.depth
        let line =
          String(repeating: "  ", count: depth) + span.title + (span.end.map(suffix) ?? "")
          + span.failure
        let inner = span.step == .call ? branches[span.call.id] ?? [] : []
        return [line] + inner.flatMap { lines(of: $0, indent: depth + 1, suffix) }
      }
    }
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
