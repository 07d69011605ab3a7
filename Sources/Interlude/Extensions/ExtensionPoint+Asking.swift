extension ExtensionPoint {
  /// Asks every hook.
  ///
  /// - Parameters:
  ///   - subject: The object about which is asked.
  ///   - input: What the hooks get.
  /// - Returns: The answers, in the order of the plan.
  /// - Throws: What a hook throws; those behind it are not asked.
  /// - Complexity: Linear in the number of hooks.
  public func collect(_ subject: Subject, _ input: Input) throws(Failure) -> [Answer] {
    let (answers, failure) = collect(subject, input) { $1 }
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
  public func first(_ subject: Subject, _ input: Input) throws(Failure) -> Answer? {
    let (answer, failure) = first(subject, input) { $1 }
    if let failure { throw failure }
    return answer
  }

  /// What becomes of a failure: it is returned to end the call with it, or swallowed.
  typealias Judge = (HookRecord, Failure) -> Failure?

  func collect(
    _ subject: Subject, _ input: Input, _ judge: Judge
  ) -> (answers: [Answer], failure: Failure?) {
    var answers: [Answer] = []
    let failure = forEachAnswer(subject, { input }, judge) { answer in
      answers.append(answer)
      return true
    }
    return (answers, failure)
  }

  func first(
    _ subject: Subject, _ input: Input, _ judge: Judge
  ) -> (answer: Answer?, failure: Failure?) {
    var first: Answer?
    let failure = forEachAnswer(subject, { input }, judge) { answer in
      first = answer
      return false
    }
    return (first, failure)
  }

  /// Asks hooks in their order for as long as `use` says so; each gets what `input` gives then.
  ///
  /// Answers with the failure that ended the call, if one did.
  func forEachAnswer(
    _ subject: Subject, _ input: () -> Input, _ judge: Judge, use: (Answer) -> Bool
  ) -> Failure? {
    hooks.ask(subject) { asking in
      for hook in asking.hooks {
        switch hook.answer(subject, input(), in: asking) {
        case nil, .success(nil): continue
        case .success(let answer?): if !use(answer) { return nil }
        case .failure(let error): if let failure = judge(hook, error) { return failure }
        }
      }
      return nil
    }
  }
}

extension ExtensionPoint where Answer == Input {
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
  public func fold(_ subject: Subject, _ value: Input) throws(Failure) -> Input {
    let (value, failure) = fold(subject, value) { $1 }
    if let failure { throw failure }
    return value
  }

  func fold(
    _ subject: Subject, _ value: Input, _ judge: Judge
  ) -> (value: Input, failure: Failure?) {
    var value = value
    let failure = forEachAnswer(subject, { value }, judge) { answer in
      value = answer
      return true
    }
    return (value, failure)
  }
}

extension ExtensionPoint where Input == Void {
  /// Asks every hook of a point without input.
  ///
  /// - Parameter subject: The object about which is asked.
  /// - Returns: The answers, in the order of the plan.
  /// - Throws: What a hook throws; those behind it are not asked.
  public func collect(_ subject: Subject) throws(Failure) -> [Answer] {
    try collect(subject, ())
  }

  /// Asks one hook after the other of a point without input until one answers.
  ///
  /// - Parameter subject: The object about which is asked.
  /// - Returns: The first answer; nil where no hook has one.
  /// - Throws: What a hook throws; those behind it are not asked.
  public func first(_ subject: Subject) throws(Failure) -> Answer? {
    try first(subject, ())
  }
}
