/// Middleware that notices when a call of a subject leads to another call of the same subject.
///
/// ```swift
/// View.layout.use(RecursionGuard(.skip(answering: ())))
/// ```
/// Calls of other subjects, from other tasks and from other threads without a task do not count. A
/// task that a call made belongs to that call for as long as the call is under way.
///
/// *Order:* it guards what stands inside of it; at `.first`, the whole plan.
///
/// - Complexity: A look at the guarded calls under way in the task, and one task-local value: about
///   as much as ten hooks. Not for the hottest paths.
public struct RecursionGuard<Subject: AnyObject, Input, Output, Failure: Error>: Middleware {
  /// What a call does that comes from inside of another.
  public struct Policy: Sendable {
    enum Choice: Sendable {
      case allow
      case skip(@Sendable () -> Output)
      case fail(Failure)
    }

    let choice: Choice

    /// It runs as any other; the guard only reports it.
    public static var allow: Policy { Policy(choice: .allow) }

    /// It answers at once; what stands inside of the guard does not run.
    ///
    /// - Parameter answer: The output; made anew for each call.
    /// - Returns: The policy.
    public static func skip(
      answering answer: @autoclosure @escaping @Sendable () -> Output
    ) -> Policy {
      Policy(choice: .skip(answer))
    }

    /// It throws.
    ///
    /// - Parameter failure: What it throws.
    /// - Returns: The policy.
    public static func fail(_ failure: Failure) -> Policy { Policy(choice: .fail(failure)) }
  }

  private let policy: Policy
  private let limit: Int
  private let report: @Sendable (Int) -> Void
  private let identity = GuardIdentity()

  /// Makes a guard.
  ///
  /// - Parameters:
  ///   - policy: What a call does that goes beyond the limit.
  ///   - limit: How many calls may be nested before the policy applies; 1 means none inside another.
  ///   - report: Gets the depth of each call beyond the limit, 2 for the first inside another.
  public init(
    _ policy: Policy, limit: Int = 1, report: @escaping @Sendable (Int) -> Void = { _ in }
  ) {
    self.policy = policy
    self.limit = limit
    self.report = report
  }

  /// Runs the inner rest, unless it is running for this subject and the policy says otherwise.
  public func intercept(
    _ subject: Subject, _ input: Input, next: borrowing Next<Subject, Input, Output, Failure>
  ) throws(Failure) -> Output {
    switch try admit(subject) {
    case .answer(let answer): return answer
    case .call(let call):
      defer { call.end() }
      return try GuardedCall.$current.withValue(call) {
        do throws(Failure) {
          return Result<Output, Failure>.success(try next(input))
        } catch {
          return .failure(error)
        }
      }.get()
    }
  }

  private enum Admission {
    case call(GuardedCall)
    case answer(Output)
  }

  /// Lets a call in, or says what becomes of it.
  private func admit(_ subject: Subject) throws(Failure) -> Admission {
    let call = GuardedCall(identity, ObjectIdentifier(subject), inside: GuardedCall.current)
    if call.depth > limit {
      report(call.depth)
      switch policy.choice {
      case .allow: break
      case .skip(let answer): return .answer(answer())
      case .fail(let failure): throw failure
      }
    }
    return .call(call)
  }
}

extension RecursionGuard: AsyncMiddleware {
  /// Runs the inner rest, unless it is running for this subject in the task and the policy says
  /// otherwise.
  public nonisolated(nonsending) func intercept(
    _ subject: Subject, _ input: Input, next: borrowing AsyncNext<Subject, Input, Output, Failure>
  ) async throws(Failure) -> Output {
    switch try admit(subject) {
    case .answer(let answer): return answer
    case .call(let call):
      defer { call.end() }
      return try await GuardedCall.$current.bound(to: call, isolation: #isolation) {
        () -> Result<Output, Failure> in
        do throws(Failure) { return .success(try await next(input)) } catch {
          return .failure(error)
        }
      }.get()
    }
  }
}
