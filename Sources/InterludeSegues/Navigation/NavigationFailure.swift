/// Why a way through the screens of an app ended before its end, with the way so far.
public struct NavigationFailure: Error, Sendable, Hashable {
  /// What was wrong.
  public let reason: Reason
  /// The screens that were reached, in order, each with the segue that led there.
  public let trace: [String]

  /// What can be wrong.
  public enum Reason: Sendable, Hashable {
    /// The initial controller could not be made.
    case notStarted(SegueError)
    /// No screen in sight has the segue; those that there are, are listed.
    case noSegue(NavigationStep, existing: [String])
    /// Several screens in sight have the segue, or one has several.
    case ambiguous(NavigationStep, candidates: [SegueReference])
    /// The segue was not performed.
    case notPerformed(NavigationStep, SegueOutcome)
    /// The segue, or code that it ran, threw an error, whose text this is.
    case threw(NavigationStep, String)
    /// The way ended at another screen.
    case wrongScreen(expected: String, tried: [String])
  }
}

extension NavigationFailure: CustomStringConvertible {
  /// A sentence, then the trace, a line for each screen.
  public var description: String {
    guard !trace.isEmpty else { return sentence }
    let lines = trace.enumerated().map { "  \($0.offset + 1). \($0.element)" }
    return ([sentence + "; the way so far:"] + lines).joined(separator: "\n")
  }

  private var sentence: String {
    switch reason {
    case .notStarted(let error): "the way has no beginning: \(error)"
    case .noSegue(let step, let existing):
      "no screen in sight has \(step)"
        + (existing.isEmpty ? " or any other" : "; there is \(list(existing))")
    case .ambiguous(let step, let candidates):
      "\(step) is there several times: \(list(candidates.map(\.description)))"
    case .notPerformed(let step, let outcome): "\(step) ended as '\(outcome)'"
    case .threw(let step, let text): "\(step) failed: \(text)"
    case .wrongScreen(let expected, let tried):
      "the way does not end at '\(expected)'; tried \(list(tried))"
    }
  }
}
