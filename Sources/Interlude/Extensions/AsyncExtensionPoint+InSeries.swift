extension AsyncExtensionPoint {
  /// Asks every hook, one after the other.
  ///
  /// - Parameters:
  ///   - subject: The object about which is asked.
  ///   - input: What the hooks get.
  /// - Returns: The answers, in the order of the plan.
  /// - Throws: What a hook throws; those behind it are not asked.
  /// - Complexity: Linear in the number of hooks.
  public nonisolated(nonsending) func collect(
    _ subject: Subject, _ input: Input
  ) async throws(Failure) -> [Answer] {
    let (answers, failure) = await collect(subject, input) { $1 }
    if let failure { throw failure }
    return answers
  }

  /// Asks one hook after the other until one answers.
  ///
  /// - Parameters:
  ///   - subject: The object about which is asked.
  ///   - input: What the hooks get.
  /// - Returns: The first answer; nil where no hook has one.
  /// - Throws: What a hook throws; those behind it are not asked.
  /// - Complexity: Linear in the number of hooks that are asked.
  public nonisolated(nonsending) func first(
    _ subject: Subject, _ input: Input
  ) async throws(Failure) -> Answer? {
    let (answer, failure) = await first(subject, input) { $1 }
    if let failure { throw failure }
    return answer
  }

  /// What becomes of a failure: it is returned to end the call with it, or swallowed.
  typealias Judge = (HookRecord, Failure) -> Failure?

  nonisolated(nonsending) func collect(
    _ subject: Subject, _ input: Input, _ judge: Judge
  ) async -> (answers: [Answer], failure: Failure?) {
    var answers: [Answer] = []
    let failure = await forEachAnswer(subject, { input }, judge) { answer in
      answers.append(answer)
      return true
    }
    return (answers, failure)
  }

  nonisolated(nonsending) func first(
    _ subject: Subject, _ input: Input, _ judge: Judge
  ) async -> (answer: Answer?, failure: Failure?) {
    var first: Answer?
    let failure = await forEachAnswer(subject, { input }, judge) { answer in
      first = answer
      return false
    }
    return (first, failure)
  }

  /// Asks hooks in their order for as long as `use` says so.
  private nonisolated(nonsending) func forEachAnswer(
    _ subject: Subject, _ input: () -> Input, _ judge: Judge, use: (Answer) -> Bool
  ) async -> Failure? {
    await hooks.ask(subject) { asking in
      for hook in asking.hooks {
        switch await hook.answer(subject, input(), tellingOf: asking.call) {
        case nil, .success(nil): continue
        case .success(let answer?): if !use(answer) { return nil }
        case .failure(let error): if let failure = judge(hook, error) { return failure }
        }
      }
      return nil
    }
  }
}

extension AsyncExtensionPoint where Answer == Input {
  /// Passes a value through every hook; each gets what the one before it answered.
  ///
  /// A hook that answers nil leaves the value as it is.
  ///
  /// - Parameters:
  ///   - subject: The object about which is asked.
  ///   - value: What the first hook gets.
  /// - Returns: What the last answer was; `value` where there is none.
  /// - Throws: What a hook throws; those behind it are not asked.
  /// - Complexity: Linear in the number of hooks.
  public nonisolated(nonsending) func fold(
    _ subject: Subject, _ value: Input
  ) async throws(Failure) -> Input {
    let (value, failure) = await fold(subject, value) { $1 }
    if let failure { throw failure }
    return value
  }

  nonisolated(nonsending) func fold(
    _ subject: Subject, _ value: Input, _ judge: Judge
  ) async -> (value: Input, failure: Failure?) {
    var value = value
    let failure = await forEachAnswer(subject, { value }, judge) { answer in
      value = answer
      return true
    }
    return (value, failure)
  }
}
