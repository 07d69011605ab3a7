import Foundation

/// One case: what was registered with another implementation, and what that did when it was called.
///
/// The generators in `Generators` say what their letters mean.
struct OracleCase: Decodable, Sendable {
  /// The hooks in the order in which they were registered, as tokens with spaces between.
  private let hooks: String
  /// The words of each call, with spaces between.
  private let words: [String]
  private let results: [String]
  /// What the original does.
  let original: String?
  /// The hooks that were removed before the first call, by number.
  let removed: [Int]?
  /// Whether pluggy stops at the first result.
  let isFirstResult: Bool?
  /// The class of the one object that CLOS has methods for.
  let objectClass: String?
  /// The subjects of the calls, a letter each.
  let subjects: String?
  /// The kind of hook of tapable.
  let kind: String?

  enum CodingKeys: String, CodingKey {
    case hooks = "p"
    case words = "w"
    case results = "r"
    case original = "o"
    case removed = "u"
    case isFirstResult = "f"
    case objectClass = "e"
    case subjects = "c"
    case kind = "k"
  }

  var tokens: [[Character]] { hooks.split(separator: " ").map { Array($0) } }

  /// What the other implementation did.
  var calls: [OracleCall] { zip(words, results).map { OracleCall(words: $0, result: $1) } }
}

/// What one call did.
struct OracleCall: Equatable, Sendable, CustomStringConvertible {
  /// What ran, in order.
  let words: String
  /// The value, or `!` and the word of the hook that threw.
  let result: String

  var description: String { "[\(words)] -> \(result)" }
}
