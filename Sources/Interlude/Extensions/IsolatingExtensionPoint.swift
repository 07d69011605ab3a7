/// An extension point of which no hook can fail the others.
///
/// What a hook throws is reported with the hook, and the call goes on without it.
///
/// ```swift
/// static let lint = ExtensionPoint<Editor, Source, Warning, any Error>("Editor.lint")
///   .isolating { failure in log("\(failure)") }
///
/// Editor.lint.answer(name: "links") { editor, source in try editor.deadLink(in: source) }
/// let warnings = Editor.lint.collect(editor, source)
/// ```
/// *Order:* that of ``ExtensionPoint``.
///
/// *Threads:* that of ``ExtensionPoint``; a failure is reported on the thread of the call, before the
/// next hook is asked.
public struct IsolatingExtensionPoint<Subject: AnyObject, Input, Answer, Failure: Error>: Sendable {
  /// The body of a hook: an answer, or nil for none.
  public typealias Body = ExtensionPoint<Subject, Input, Answer, Failure>.Body
  /// A question that is asked before a body: false leaves the hook out of this call.
  public typealias Condition = ExtensionPoint<Subject, Input, Answer, Failure>.Condition

  let point: ExtensionPoint<Subject, Input, Answer, Failure>
  private let report: @Sendable (HookFailure<Failure>) -> Void

  init(
    _ point: ExtensionPoint<Subject, Input, Answer, Failure>,
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

  /// Asks every hook.
  ///
  /// - Parameters:
  ///   - subject: The object about which is asked.
  ///   - input: What the hooks get.
  /// - Returns: The answers of those that do not throw, in the order of the plan.
  /// - Complexity: Linear in the number of hooks.
  public func collect(_ subject: Subject, _ input: Input) -> [Answer] {
    point.collect(subject, input, judge).answers
  }

  /// Asks one hook after the other until one answers; one that throws has no answer.
  ///
  /// - Parameters:
  ///   - subject: The object about which is asked.
  ///   - input: What the hooks get.
  /// - Returns: The first answer; nil where no hook has one.
  /// - Complexity: Linear in the number of hooks that are asked.
  public func first(_ subject: Subject, _ input: Input) -> Answer? {
    point.first(subject, input, judge).answer
  }

  /// Reports a failure and lets the call go on.
  private func judge(_ hook: HookRecord, _ error: Failure) -> Failure? {
    report(HookFailure(name, hook, error))
    return nil
  }
}

extension IsolatingExtensionPoint where Answer == Input {
  /// Passes a value through every hook; one that throws or answers nil leaves it as it is.
  ///
  /// - Parameters:
  ///   - subject: The object about which is asked.
  ///   - value: What the first hook gets.
  /// - Returns: What the last answer was; `value` where there is none.
  /// - Complexity: Linear in the number of hooks.
  public func fold(_ subject: Subject, _ value: Input) -> Input {
    point.fold(subject, value, judge).value
  }
}

extension ExtensionPoint {
  /// The same point, where what a hook throws is reported and the call goes on without it.
  ///
  /// - Parameter report: Gets every failure with the hook that failed.
  /// - Returns: The isolating point; hooks attached to either are hooks of both.
  public func isolating(
    _ report: @escaping @Sendable (HookFailure<Failure>) -> Void
  ) -> IsolatingExtensionPoint<Subject, Input, Answer, Failure> {
    IsolatingExtensionPoint(self, report)
  }
}
