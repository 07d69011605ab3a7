import Interlude

/// A hook point that notes its input, with the bodies that Emacs Lisp, CLOS and Perl cases share.
final class AdviceStage: Sendable {
  typealias Point = HookPoint<Subject0, Int, Int?, OracleFailure>

  let words = Words()
  let point: Point

  /// - Parameter original: `+` adds one, `n` answers nil, `x` throws.
  init(original: String?) {
    point = HookPoint("oracle") { [words] (_, input) throws(OracleFailure) in
      words.note("o:\(input)")
      if original == "x" { throw OracleFailure("o") }
      return original == "n" ? nil : input + 1
    }
  }

  func call(_ subject: Subject0) -> OracleCall {
    words.call { () throws(OracleFailure) in
      try point(subject, 1).map { "\($0)" } ?? "nil"
    }
  }

  /// Notes the input on the way in and the output on the way out, and does as the letter says.
  func around(_ k: Int, _ action: Character) -> Point.Around {
    { [words] (_, input, next) throws(OracleFailure) in
      words.note("\(k):\(input)")
      var output: Int?
      switch action {
      case "x": throw OracleFailure(k)
      case "s": output = 100 + k
      case "c": output = try next(input + 10 * (k + 1))
      case "d":
        _ = try next(input)
        output = try next(input)
      case "h":
        do throws(OracleFailure) {
          output = try next(input)
        } catch {
          words.note("\(k)!\(error.by)")
          output = 200 + k
        }
      default: output = try next(input)
      }
      words.note("\(k)=\(output.map { "\($0)" } ?? "nil")")
      if action == "y" { throw OracleFailure(k) }
      return action == "v" ? 300 + (output ?? 0) : output
    }
  }

  /// What a before or an after does beside noting its word: throw, or call again.
  func act(_ k: Int, _ action: Character, _ subject: Subject0, _ input: Int) throws(OracleFailure) {
    if action == "x" { throw OracleFailure(k) }
    if action == "r", input < 1000 { _ = try point(subject, input + 1000) }
  }
}
