/// A named place where plug-ins supply answers; there is no original.
///
/// Declare it once; plug-ins attach hooks that answer, or not; the program asks in one of three ways:
///
/// ```swift
/// extension Editor {
///   static let complete = ExtensionPoint<Editor, String, Completion, Never>("Editor.complete")
/// }
/// Editor.complete.answer { editor, prefix in editor.words.completion(of: prefix) }
///
/// let all = Editor.complete.collect(editor, "inter")    // every answer
/// let best = Editor.complete.first(editor, "inter")     // the first answer that is one
/// ```
/// Where the answer has the type of the input, ``fold(_:_:)`` passes a value through all hooks.
///
/// What a hook throws ends the call and is thrown by it. ``isolating(_:)`` makes a point that goes on
/// instead, and reports.
///
/// *Order:* that of ``HookPoint``: outermost first.
///
/// *Threads:* everything is safe from every thread; hooks run on the thread of the call, one after
/// the other. No lock is held while they run or are released.
///
/// - Complexity: A call makes one array of its hooks; the first after a change builds the plan.
/// - Source: the calls of pluggy (collect, first result, historic) and of tapable (bail, waterfall).
public final class ExtensionPoint<Subject: AnyObject, Input, Answer, Failure: Error>: Sendable {
  /// The body of a hook: an answer, or nil for none.
  public typealias Body = @Sendable (Subject, Input) throws(Failure) -> Answer?
  /// A question that is asked before a body: false leaves the hook out of this call.
  public typealias Condition = @Sendable (Subject, Input) -> Bool

  typealias Hooks = AnswerHooks<Subject, Input, Answer?, Failure>

  let hooks: Hooks
  /// What is remembered for hooks that come late, if anything.
  let memory: CallMemory<Subject, Input, Answer, Failure>?

  /// Makes an extension point.
  ///
  /// - Parameter name: The name for people; the usual form is `Type.question`.
  public init(_ name: String) {
    hooks = Hooks(name)
    memory = nil
  }

  init(_ name: String, memory: CallMemory<Subject, Input, Answer, Failure>) {
    hooks = Hooks(name)
    self.memory = memory
  }

  /// The name, for people: in plans, errors and traces.
  public var name: String { hooks.registry.name }

  /// Lists the hooks that a call on `subject` would ask now, in their order.
  ///
  /// - Parameter subject: The object of which a call is thought.
  /// - Returns: The plan, as a value.
  /// - Complexity: O(n log n) for n hooks on the point.
  public func plan(for subject: Subject) -> Plan {
    Plan(
      hookPoint: name, hooks: hooks.registry.hooks(for: subject), hasOriginal: false)
  }
}
