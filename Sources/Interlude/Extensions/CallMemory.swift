/// The last calls of an extension point, for hooks that come late.
final class CallMemory<Subject: AnyObject, Input, Answer, Failure: Error>: Sendable {
  typealias Call = RememberedCall<Subject, Input, Answer, Failure>

  private let limit: Int
  private let lock = Lock([Call]())

  init(limit: Int) {
    precondition(limit >= 0, "an extension point cannot remember \(limit) calls")
    self.limit = limit
  }

  /// The calls, oldest first.
  var calls: [Call] { lock.withLock { $0 } }

  /// Adds a call; the oldest is forgotten where there are too many.
  func append(_ call: Call) {
    let forgotten = lock.withLock { calls in
      calls.append(call)
      return calls.count > self.limit ? calls.removeFirst() : nil
    }
    withExtendedLifetime(forgotten) {}
  }
}

/// One call that is remembered, and which hooks have had it.
///
/// - Hazard: it hands a subject and an input to the thread that attaches a late hook.
/// - Proof: it is made only where both are `Sendable` (``ExtensionPoint/announce(_:_:late:)``).
final class RememberedCall<Subject: AnyObject, Input, Answer, Failure: Error>: @unchecked Sendable {
  /// Not kept: a call is forgotten with its subject.
  private(set) weak var subject: Subject?
  let input: Input
  private let late: Late
  /// Kept, so that no later hook can have the address of one that has had the call.
  private let served = Lock(Set<Registration>())

  private struct Late {
    let deliver: @Sendable (Result<Answer, Failure>) -> Void
  }

  init(
    _ subject: Subject, _ input: Input,
    late: @escaping @Sendable (Result<Answer, Failure>) -> Void
  ) {
    self.subject = subject
    self.input = input
    self.late = Late(deliver: late)
  }

  /// Wins the right to give the call to a hook; true exactly once.
  func claim(_ hook: HookRecord) -> Bool {
    served.withLock { $0.insert(Registration(hook)).inserted }
  }

  /// Hands over what a late hook answered.
  func deliver(_ result: Result<Answer, Failure>) {
    late.deliver(result)
  }
}
