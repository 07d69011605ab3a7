import Interlude
import Testing

/// Replays what nadvice did.
///
/// The mapping:
/// - before, after and around are ours. override, before-while, before-until, after-while and
///   after-until are arounds; filter-args is a before that changes the input, filter-return an after
///   that changes the output.
/// - The depth is the order. Among equals nadvice has the newest outermost and we the oldest, so the
///   hooks are registered in reverse. Advice that comes during a call has depth 0 and stands just
///   outside of the others with it.
/// - Advice with a name replaces advice with the same name: that is attached and then cancelled.
///
/// Where we differ on purpose: nadvice runs advice that was removed during the call, we do not;
/// cases with that are not made.
@Suite struct NadviceTests {
  @Test func `advice of ten kinds runs as nadvice runs it`() throws {
    try OracleFile("nadvice").expectNoMismatch { oracle in
      let stage = AdviceStage(original: oracle.original)
      let advice = oracle.tokens.enumerated().map { Advice($0, $1) }
      var registrations: [Int: Registration] = [:]
      for one in advice.reversed() { registrations[one.k] = one.attach(to: stage) }
      for one in advice where one.isReplaced(in: advice) { registrations[one.k]?.cancel() }
      for k in oracle.removed ?? [] { registrations[k]?.cancel() }
      return oracle.calls.map { _ in stage.call(Subject0()) }
    }
  }
}

/// One piece of advice.
private struct Advice {
  let k: Int
  private let kind: Character
  private let action: Character
  private let depth: Int
  private let name: Substring?

  init(_ k: Int, _ token: [Character]) {
    self.k = k
    kind = token[0]
    action = token[1]
    let parts = String(token[2...]).split(separator: "/")
    depth = Int(parts[0]) ?? 0
    name = parts.count > 1 ? parts[1] : nil
  }

  /// Whether a later one has its name.
  func isReplaced(in advice: [Advice]) -> Bool {
    name != nil && advice.contains { $0.k > k && $0.name == name }
  }

  func attach(to stage: AdviceStage) -> Registration {
    let order = Order(2 * depth)
    let (k, action, words) = (k, action, stage.words)
    switch kind {
    case "a": return stage.point.around(order: order, stage.around(k, action))
    case "b", "g":
      return stage.point.before(order: order) {
        [unowned stage] (subject, input) throws(OracleFailure) in
        words.note("\(k):\(input)")
        if action == "m", words.mayAddLate() { Self.attachLate(to: stage) }
        try stage.act(k, action, subject, input)
        if action == "c" { input += 10 * (k + 1) }
      }
    case "f":
      return stage.point.after(order: order) {
        [unowned stage] (subject, input, _) throws(OracleFailure) in
        words.note("\(k):\(input)")
        if action == "m", words.mayAddLate() { Self.attachLate(to: stage) }
        try stage.act(k, action, subject, input)
      }
    case "t":
      return stage.point.after(order: order) { (_, _, output) throws(OracleFailure) in
        words.note("\(k)=\(output.map { "\($0)" } ?? "nil")")
        switch action {
        case "x": throw OracleFailure(k)
        case "c": output = 300 + (output ?? 0)
        case "n": output = nil
        default: break
        }
      }
    default: return stage.point.around(order: order, choice(of: words))
    }
  }

  private static func attachLate(to stage: AdviceStage) {
    stage.point.before(order: -1) { [words = stage.words] _, input in words.note("L:\(input)") }
  }

  /// The kinds that choose between their own value and that of what stands inside.
  private func choice(of words: Words) -> AdviceStage.Point.Around {
    let (k, kind, action) = (k, kind, action)
    let value: @Sendable (Int) throws(OracleFailure) -> Int? = { input throws(OracleFailure) in
      words.note("\(k):\(input)")
      if action == "x" { throw OracleFailure(k) }
      return action == "v" ? 100 + k : nil
    }
    return { (_, input, next) throws(OracleFailure) in
      switch kind {
      case "w": return try value(input) == nil ? nil : try next(input)
      case "u": return if let own = try value(input) { own } else { try next(input) }
      case "W": return try next(input) == nil ? nil : try value(input)
      case "U": return if let inner = try next(input) { inner } else { try value(input) }
      default: return try value(input)
      }
    }
  }
}
