extension ExtensionPoint where Subject: Sendable, Input: Sendable {
  /// Makes an extension point that remembers its last announcements for hooks that come late.
  ///
  /// - Parameters:
  ///   - name: The name for people; the usual form is `Type.question`.
  ///   - count: How many calls of ``announce(_:_:late:)`` are remembered.
  public convenience init(_ name: String, remembering count: Int) {
    self.init(name, memory: CallMemory(limit: count))
  }

  /// Asks every hook, and those that come late too, for as long as the call is remembered.
  ///
  /// A hook that is attached later gets the remembered calls, oldest first, before its attachment
  /// returns: those whose subject it covers and which still lives. Each hook gets each call once,
  /// whatever happens at the same time. A hook of a task gets none.
  ///
  /// ```swift
  /// let opened = ExtensionPoint<App, Document, Never, Never>("App.opened", remembering: 10)
  /// ```
  /// *Threads:* `late` and late hooks run on the thread that attaches.
  ///
  /// - Parameters:
  ///   - subject: The object about which is asked; it is not kept.
  ///   - input: What the hooks get; kept for as long as the call is remembered.
  ///   - late: Gets what a hook that came late answered or threw.
  /// - Returns: The answers of the hooks that are attached now, in the order of the plan.
  /// - Throws: What a hook throws; those behind it are not asked, now or later.
  /// - Complexity: Linear in the number of hooks.
  @discardableResult
  public func announce(
    _ subject: Subject, _ input: Input,
    late: @escaping @Sendable (Result<Answer, Failure>) -> Void = { _ in }
  ) throws(Failure) -> [Answer] {
    guard let memory else { return try collect(subject, input) }
    let call = RememberedCall(subject, input, late: late)
    memory.append(call)
    var answers: [Answer] = []
    let failure = hooks.ask(subject) { asking in
      var failure: Failure?
      for hook in asking.hooks where call.claim(hook) && failure == nil {
        switch hook.answer(subject, input, in: asking) {
        case nil, .success(nil): continue
        case .success(let answer?): answers.append(answer)
        case .failure(let error): failure = error
        }
      }
      return failure
    }
    if let failure { throw failure }
    return answers
  }
}

extension ExtensionPoint {
  /// Gives a hook that has just been attached the calls that it has missed.
  ///
  /// A call is remembered before it looks for hooks, and a hook is attached before this looks for
  /// calls, so one of the two finds the other; which of them gives the call is claimed.
  func replay(to hook: Hooks.Hook) {
    guard let memory else { return }
    for call in memory.calls {
      guard let subject = call.subject, hook.scope.covers(subject) else { continue }
      _ = hooks.ask(subject) { asking in
        // The slot keeps the hook's closure only if the plan that it names has the hook.
        guard asking.hooks.contains(where: { $0 === hook }), call.claim(hook) else { return nil }
        switch hook.answer(subject, call.input, in: asking) {
        case nil, .success(nil): break
        case .success(let answer?): call.deliver(.success(answer))
        case .failure(let error): call.deliver(.failure(error))
        }
        return nil
      }
    }
  }
}

extension HookScope {
  /// Whether a subject is covered.
  fileprivate func covers(_ subject: AnyObject) -> Bool {
    isObject(ObjectIdentifier(subject)) || covers(type(of: subject))
  }
}
