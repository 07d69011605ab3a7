extension AsyncExtensionPoint where Subject: Sendable, Input: Sendable, Answer: Sendable {
  /// Asks every hook at the same time.
  ///
  /// - Parameters:
  ///   - subject: The object about which is asked.
  ///   - input: What the hooks get.
  /// - Returns: The answers, in the order of the plan, whoever finishes first.
  /// - Throws: What the first hook to throw throws; the others are cancelled, and have ended when
  ///   the call ends.
  /// - Complexity: Linear in the number of hooks; a child task for each.
  public nonisolated(nonsending) func collectInParallel(
    _ subject: Subject, _ input: Input
  ) async throws(Failure) -> [Answer] {
    let (replies, failure) = await askInParallel(subject, input, { $1 }) { _ in false }
    if let failure { throw failure }
    return replies.compactMap(\.answer)
  }

  /// Asks every hook at the same time until the first in the order of the plan to answer is known.
  ///
  /// A hook further out that is slower wins over a faster one further in.
  ///
  /// - Parameters:
  ///   - subject: The object about which is asked.
  ///   - input: What the hooks get.
  /// - Returns: The first answer in the order of the plan; nil where no hook has one.
  /// - Throws: What the first hook to throw throws before that; the others are cancelled, and have
  ///   ended when the call ends.
  /// - Complexity: Linear in the number of hooks; a child task for each.
  public nonisolated(nonsending) func firstInParallel(
    _ subject: Subject, _ input: Input
  ) async throws(Failure) -> Answer? {
    let (answer, failure) = await firstInParallel(subject, input) { $1 }
    if let failure { throw failure }
    return answer
  }

  nonisolated(nonsending) func firstInParallel(
    _ subject: Subject, _ input: Input, _ judge: Judge
  ) async -> (answer: Answer?, failure: Failure?) {
    let (replies, failure) = await askInParallel(
      subject, input, judge, isEnough: Reply.isFirstKnown)
    return (replies.lazy.compactMap(\.answer).first, failure)
  }

  typealias Reply = ParallelReply<Answer>

  /// Runs every hook in a child task, until what is known of them `isEnough`.
  ///
  /// Answers with what each hook replied, in the order of the plan, and the failure that ended the
  /// call.
  nonisolated(nonsending) func askInParallel(
    _ subject: Subject, _ input: Input, _ judge: Judge, isEnough: ([Reply]) -> Bool
  ) async -> (replies: [Reply], failure: Failure?) {
    var replies: [Reply] = []
    let failure = await hooks.ask(subject) { asking in
      let (known, failure) = await gather(asking, subject, input, judge, isEnough)
      replies = known
      return failure
    }
    return (replies, failure)
  }

  private nonisolated(nonsending) func gather(
    _ asking: Hooks.Asking, _ subject: Subject, _ input: Input, _ judge: Judge,
    _ isEnough: ([Reply]) -> Bool
  ) async -> (replies: [Reply], failure: Failure?) {
    await withTaskGroup(of: (Int, Result<Answer?, Failure>?).self) { tasks in
      for (index, hook) in asking.hooks.enumerated() {
        tasks.addTask { [call = asking.call] in
          (index, await hook.answer(subject, input, inBranchOf: call))
        }
      }
      var replies = [Reply](repeating: .awaited, count: asking.hooks.count)
      var failure: Failure?
      var isDone = false
      for await (index, result) in tasks where !isDone {
        replies[index] = .none
        switch result {
        case nil, .success(nil): break
        case .success(let answer?): replies[index] = .answer(answer)
        case .failure(let error): failure = judge(asking.hooks[index], error)
        }
        isDone = failure != nil || isEnough(replies)
        if isDone { tasks.cancelAll() }
      }
      return (replies, failure)
    }
  }
}
