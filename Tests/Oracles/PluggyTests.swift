import Interlude
import Testing

/// Replays what pluggy did.
///
/// The mapping:
/// - A plugin without wrapper is a before that adds to the list that the original hands back. With
///   `firstresult` it is an around that calls `next` only where it has no result.
/// - A wrapper is an around; one that does nothing but leave with a `finally` is a finally with
///   a before behind it. All wrappers stand outside of all others.
/// - `tryfirst`, nothing and `trylast` are three orders. In the first two the newest is outermost,
///   so those are registered in reverse. A plugin with both flags stands at the end of its list, and
///   if everything before it there is `tryfirst`, at the end of these: a fourth order.
/// - A plugin that is registered during a call is the newest without flags: just outside of these.
///
/// Where we differ on purpose: pluggy calls a plugin that was unregistered during the call, we do
/// not; cases with that are not made.
@Suite struct PluggyTests {
  @Test func `wrappers and plugins run as pluggy runs them`() throws {
    try OracleFile("pluggy").expectNoMismatch { PluggyStage($0).calls() }
  }
}

/// The hooks of one case.
private final class PluggyStage: Sendable {
  typealias Point = HookPoint<Subject0, [Int], [Int], OracleFailure>

  private let words = Words()
  private let isFirstResult: Bool
  private let hasLate: Bool
  private let point = Point("oracle") { _, collected in collected }

  /// Outermost first: how the flags of pluggy order.
  private enum Rank: Int {
    case first = -4
    case bothAmongFirst, late
    case normal = 0
    case last
  }

  init(_ oracle: OracleCase) {
    isFirstResult = oracle.isFirstResult ?? false
    let tokens = oracle.tokens
    hasLate = tokens.contains { $0[2] == "m" }
    let ranks = Self.ranks(of: tokens)
    let newestOutermost = tokens.indices.reversed().filter {
      ranks[$0] == .first || ranks[$0] == .normal
    }
    let oldestOutermost = tokens.indices.filter { !newestOutermost.contains($0) }
    for k in newestOutermost + oldestOutermost {
      let registrations = attach(k, tokens[k], ranks[k])
      if oracle.removed?.contains(k) == true { registrations.forEach { $0.cancel() } }
    }
  }

  func calls() -> [OracleCall] {
    (0..<(hasLate ? 2 : 1)).map { _ in
      words.call { () throws(OracleFailure) in
        let values = try point(Subject0(), []).map { "\($0)" }
        return isFirstResult && values.isEmpty ? "none" : values.joined(separator: ",")
      }
    }
  }

  private static func ranks(of tokens: [[Character]]) -> [Rank] {
    var hasOnlyFirst: [Character: Bool] = [:]
    return tokens.map { token in
      let (kind, flags) = (token[0], token[1])
      defer { if flags == "-" || flags == "L" { hasOnlyFirst[kind] = false } }
      switch flags {
      case "F": return .first
      case "-": return .normal
      case "B" where hasOnlyFirst[kind] ?? true: return .bothAmongFirst
      default: return .last
      }
    }
  }

  private func attach(_ k: Int, _ token: [Character], _ rank: Rank) -> [Registration] {
    let (kind, action) = (token[0], token[2])
    let order = Order((kind == "w" ? -100 : 0) + rank.rawValue)
    switch (kind, action) {
    case ("w", "o"): return attachLeaving(k, order)
    case ("w", _): return [point.around(order: order, wrapper(k, action))]
    case _ where isFirstResult: return [attachAnswering("\(k)", k, action, order)]
    default: return [attachCollecting("\(k)", k, action, order)]
    }
  }

  private func attachLate() {
    let order = Order(Rank.late.rawValue)
    if isFirstResult {
      attachAnswering("L", 89, "v", order)
    } else {
      attachCollecting("L", 89, "v", order)
    }
  }

  /// The result of a plugin that is no wrapper.
  private func value(_ word: String, _ k: Int, _ action: Character) throws(OracleFailure) -> Int? {
    words.note(word)
    switch action {
    case "x": throw OracleFailure(k)
    case "v": return 10 + k
    case "z": return 0
    case "m" where words.mayAddLate(): attachLate()
    default: break
    }
    return nil
  }

  @discardableResult
  private func attachCollecting(
    _ word: String, _ k: Int, _ action: Character, _ order: Order
  ) -> Registration {
    point.before(order: order) { [unowned self] (_, collected) throws(OracleFailure) in
      if let value = try value(word, k, action) { collected.append(value) }
    }
  }

  @discardableResult
  private func attachAnswering(
    _ word: String, _ k: Int, _ action: Character, _ order: Order
  ) -> Registration {
    point.around(order: order) { [unowned self] (_, input, next) throws(OracleFailure) in
      if let value = try value(word, k, action) { return [value] }
      return try next(input)
    }
  }

  private func attachLeaving(_ k: Int, _ order: Order) -> [Registration] {
    let words = words
    return [
      point.before(order: order) { _, _ in words.note("\(k)<") },
      point.finally(order: order) { _, _, _ in words.note("\(k)~") },
    ]
  }

  private func wrapper(_ k: Int, _ action: Character) -> Point.Around {
    { [words, isFirstResult] (_, input, next) throws(OracleFailure) in
      words.note("\(k)<")
      if action == "b" { throw OracleFailure(k) }
      let output: [Int]
      do throws(OracleFailure) {
        output = try next(input)
      } catch {
        words.note("\(k)!")
        if action == "s" { return [100 + k] }
        throw action == "e" || action == "t" ? OracleFailure(k) : error
      }
      words.note("\(k)>")
      switch action {
      case "e": throw OracleFailure(k)
      case "R": return [100 + k]
      case "a": return isFirstResult ? [(output.first ?? 0) + 100 + k] : output + [100 + k]
      default: return output
      }
    }
  }
}
