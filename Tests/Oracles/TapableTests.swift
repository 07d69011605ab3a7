import Interlude
import Testing

/// Replays what tapable did.
///
/// The mapping:
/// - The stage is the order; among equals both have the first outermost.
/// - A tap of a plain hook is a before; of a bail hook an around that calls `next` only where it has
///   no value; of a waterfall hook a before that puts its value in place of the input; of a loop hook
///   an around that ends the round with its value, inside of an around that repeats the round.
/// - A case with `before` gets orders from tapable's own rule of insertion (``TapList``).
///
/// Where we differ on purpose: tapable puts a tap before a name that nobody bears in front of
/// everything, and heeds only the last bearer of a name; here a missing name is met and a constraint
/// speaks of every bearer, whenever it comes. There the tap with the constraint moves, here it stays
/// where its keys say, and the hooks that have to stand inside move.
@Suite struct TapableTests {
  @Test func `taps of four kinds of hook run as tapable runs them`() throws {
    try OracleFile("tapable").expectNoMismatch { oracle in
      let stage = TapStage(kind: oracle.kind ?? "s")
      let taps = oracle.tokens.map { Tap($0) }
      stage.attach(taps, TapList.orders(of: taps))
      return oracle.calls.map { _ in stage.call() }
    }
  }
}

/// One tap.
struct Tap {
  let name: String
  let stage: Int
  let action: Character
  let before: Set<String>

  init(_ token: [Character]) {
    let parts = String(token).split(separator: ",").map(String.init)
    name = parts[0]
    stage = Int(parts[1]) ?? 0
    action = parts[2].first ?? "u"
    before = parts.count > 3 ? Set(parts[3].split(separator: "+").map(String.init)) : []
  }

  private init() {
    name = "late"
    stage = 0
    action = "u"
    before = []
  }

  /// The tap that comes during a call.
  static let late = Tap()
}

/// The taps of one case on a hook point.
final class TapStage: Sendable {
  /// A value of JavaScript.
  enum Value: Equatable, CustomStringConvertible {
    case undefined
    case null
    case number(Int)

    var description: String {
      switch self {
      case .undefined: "none"
      case .null: "null"
      case .number(let number): "\(number)"
      }
    }
  }

  private typealias Point = HookPoint<Subject0, Value, Value, OracleFailure>

  private let kind: String
  private let words = Words()
  private let point: Point

  init(kind: String) {
    self.kind = kind
    point = HookPoint("oracle") { (_, input) throws(OracleFailure) in
      kind == "w" ? input : .undefined
    }
    guard kind == "l" else { return }
    point.around(order: .first) { (_, input, next) throws(OracleFailure) in
      var answer = Value.undefined
      repeat { answer = try next(input) } while answer != .undefined
      return answer
    }
  }

  /// Attaches taps with their orders; the order behind the last is that of the late tap.
  ///
  /// Those whose orders come from a list of places are attached in reverse, to show that nothing
  /// depends on it.
  func attach(_ taps: [Tap], _ orders: [Order]) {
    let late = orders[taps.count]
    let places = Array(taps.indices)
    let isPlaced = taps.contains { !$0.before.isEmpty }
    for k in isPlaced ? places.reversed() : places {
      attach("\(k)", k, taps[k].action, orders[k], late: late)
    }
  }

  func call() -> OracleCall {
    words.call { () throws(OracleFailure) in
      try point(Subject0(), .number(1)).description
    }
  }

  private func attach(
    _ word: String, _ k: Int, _ action: Character, _ order: Order, late: Order
  ) {
    let counter = RunsLeft(kind == "l" ? 2 : .max)
    let value: @Sendable (Value) throws(OracleFailure) -> Value = {
      [unowned self] input throws(OracleFailure) in
      words.note(kind == "w" ? "\(word):\(input)" : word)
      switch action {
      case "n": return .null
      case "v": return counter.take() ? .number(100 + k) : .undefined
      case "x": throw OracleFailure(word)
      case "m" where words.mayAddLate(): attach("L", -1, "u", late, late: late)
      default: break
      }
      return .undefined
    }
    switch kind {
    case "s":
      point.before(order: order) { (_, input) throws(OracleFailure) in _ = try value(input) }
    case "w":
      point.before(order: order) { (_, input) throws(OracleFailure) in
        let own = try value(input)
        if own != .undefined { input = own }
      }
    default:
      point.around(order: order) { (_, input, next) throws(OracleFailure) in
        let own = try value(input)
        return own == .undefined ? try next(input) : own
      }
    }
  }
}
