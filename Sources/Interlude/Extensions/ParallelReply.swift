/// What is known of a hook that was asked at the same time as others.
enum ParallelReply<Answer> {
  /// It has not ended.
  case awaited
  /// It has no answer, threw, or took no part.
  case none
  case answer(Answer)

  var answer: Answer? {
    if case .answer(let answer) = self { answer } else { nil }
  }

  /// Whether the first answer in the order of the plan is known, or that there is none.
  static func isFirstKnown(in replies: [ParallelReply]) -> Bool {
    for reply in replies {
      switch reply {
      case .awaited: return false
      case .none: continue
      case .answer: return true
      }
    }
    return true
  }
}
