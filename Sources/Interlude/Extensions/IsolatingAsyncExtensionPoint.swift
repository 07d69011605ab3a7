/// An async extension point of which no hook can fail the others.
///
/// What a hook throws is reported with the hook, and the call goes on without it.
///
/// *Order:* that of ``AsyncExtensionPoint``.
///
/// *Threads:* that of ``AsyncExtensionPoint``; failures are reported one at a time, in the task of the
/// call.
public struct IsolatingAsyncExtensionPoint<Subject: AnyObject, Input, Answer, Failure: Error>:
  Sendable
{
  /// The body of a hook: an answer, or nil for none.
  public typealias Body = AsyncExtensionPoint<Subject, Input, Answer, Failure>.Body
  /// A question that is asked before a body: false leaves the hook out of this call.
  public typealias Condition = AsyncExtensionPoint<Subject, Input, Answer, Failure>.Condition

  let point: AsyncExtensionPoint<Subject, Input, Answer, Failure>
  private let report: @Sendable (HookFailure<Failure>) -> Void

  init(
    _ point: AsyncExtensionPoint<Subject, Input, Answer, Failure>,
    _ report: @escaping @Sendable (HookFailure<Failure>) -> Void
  ) {
    self.point = point
    self.report = report
  }

  /// The name, for people: in plans, errors and traces.
  public var name: String { point.name }

  /// Lists the hooks that a call on `subject` would ask now, in their order.
  ///
  /// - Parameter subject: The object of which a call is thought.
  /// - Returns: The plan, as a value.
  /// - Complexity: O(n log n) for n hooks on the point.
  public func plan(for subject: Subject) -> Plan { point.plan(for: subject) }

  /// Asks every hook, one after the other.
  ///
  /// - Parameters:
  ///   - subject: The object about which is asked.
  ///   - input: What the hooks get.
  /// - Returns: The answers of those that do not throw, in the order of the plan.
  public nonisolated(nonsending) func collect(
    _ subject: Subject, _ input: Input
  ) async -> [Answer] {
    await point.collect(subject, input, judge).answers
  }

  /// Asks one hook after the other until one answers; one that throws has no answer.
  ///
  /// - Parameters:
  ///   - subject: The object about which is asked.
  ///   - input: What the hooks get.
  /// - Returns: The first answer; nil where no hook has one.
  public nonisolated(nonsending) func first(
    _ subject: Subject, _ input: Input
  ) async -> Answer? {
    await point.first(subject, input, judge).answer
  }

  /// Reports a failure and lets the call go on.
  private func judge(_ hook: HookRecord, _ error: Failure) -> Failure? {
    report(HookFailure(name, hook, error))
    return nil
  }
}

extension IsolatingAsyncExtensionPoint where Answer == Input {
  /// Passes a value through every hook; one that throws or answers nil leaves it as it is.
  ///
  /// - Parameters:
  ///   - subject: The object about which is asked.
  ///   - value: What the first hook gets.
  /// - Returns: What the last answer was; `value` where there is none.
  public nonisolated(nonsending) func fold(_ subject: Subject, _ value: Input) async -> Input {
    await point.fold(subject, value, judge).value
  }
}

extension IsolatingAsyncExtensionPoint
where Subject: Sendable, Input: Sendable, Answer: Sendable {
  /// Asks every hook at the same time.
  ///
  /// - Parameters:
  ///   - subject: The object about which is asked.
  ///   - input: What the hooks get.
  /// - Returns: The answers of those that do not throw, in the order of the plan.
  public nonisolated(nonsending) func collectInParallel(
    _ subject: Subject, _ input: Input
  ) async -> [Answer] {
    await point.askInParallel(subject, input, judge) { _ in false }.replies.compactMap(\.answer)
  }

  /// Asks every hook at the same time until the first in the order of the plan to answer is known.
  ///
  /// - Parameters:
  ///   - subject: The object about which is asked.
  ///   - input: What the hooks get.
  /// - Returns: The first answer in the order of the plan; nil where no hook has one.
  public nonisolated(nonsending) func firstInParallel(
    _ subject: Subject, _ input: Input
  ) async -> Answer? {
    await point.firstInParallel(subject, input, judge).answer
  }
}

extension AsyncExtensionPoint {
  /// The same point, where what a hook throws is reported and the call goes on without it.
  ///
  /// - Parameter report: Gets every failure with the hook that failed.
  /// - Returns: The isolating point; hooks attached to either are hooks of both.
  public func isolating(
    _ report: @escaping @Sendable (HookFailure<Failure>) -> Void
  ) -> IsolatingAsyncExtensionPoint<Subject, Input, Answer, Failure> {
    IsolatingAsyncExtensionPoint(self, report)
  }
}
