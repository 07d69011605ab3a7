/// A hook point whose calls and hooks all run on the main actor.
///
/// It is a ``HookPoint`` in every other respect. Bodies may use what belongs to the main actor and
/// capture what is not `Sendable`, such as view controllers:
///
/// ```swift
/// let appear = MainActorHookPoint("Screen.appear") { (screen: Screen, animated: Bool) in
///   screen.show(animated)
/// }
/// appear.before { screen, animated in label.text = screen.title }
/// ```
/// *Threads:* calls are made on the main actor; hooks are attached and cancelled from every thread.
public struct MainActorHookPoint<Subject: AnyObject, Input, Output, Failure: Error>: Sendable {
  /// The code that the point surrounds.
  public typealias Original = @MainActor (Subject, Input) throws(Failure) -> Output
  /// The body of a before: it may change the input; throwing skips what stands inside.
  public typealias Before = @MainActor (Subject, inout Input) throws(Failure) -> Void
  /// The body of an after: it may change the output; it is skipped when the inside throws.
  public typealias After = @MainActor (Subject, Input, inout Output) throws(Failure) -> Void
  /// The body of an around: it runs in place of the inside, which it may call.
  public typealias Around =
    @MainActor (Subject, Input, borrowing Next<Subject, Input, Output, Failure>) throws(Failure)
    -> Output
  /// The body of a finally: it sees how the inside ended.
  public typealias Finally = @MainActor (Subject, Input, Result<Output, Failure>) -> Void
  /// A question that is asked before a body: false leaves the hook out of this call.
  public typealias Condition = @MainActor (Subject, Input) -> Bool

  /// The same point without the promise; it is called on the main actor only.
  @usableFromInline let point: HookPoint<Subject, Input, Output, Failure>

  /// Makes a hook point.
  ///
  /// - Parameters:
  ///   - name: The name for people; the usual form is `Type.method`.
  ///   - original: The code that the point surrounds.
  public init(_ name: String, original: @escaping Original) {
    point = HookPoint(name, original: Unisolated.original(original))
  }

  /// The name, for people: in plans, errors and traces.
  public var name: String { point.name }

  /// Runs the original with the hooks that cover `subject` around it.
  ///
  /// - Parameters:
  ///   - subject: The object whose method is being run.
  ///   - input: What the original gets, unless a hook changes it.
  /// - Returns: The original's output, unless a hook changes it.
  /// - Throws: What the original or a hook throws, unless a hook further out handles it.
  @MainActor @inlinable
  public func callAsFunction(_ subject: Subject, _ input: Input) throws(Failure) -> Output {
    try point(subject, input)
  }

  /// Lists the hooks that a call on `subject` would run now, outermost first.
  ///
  /// - Parameter subject: The object of which a call is thought.
  /// - Returns: The plan, as a value.
  /// - Complexity: O(n log n) for n hooks on the point.
  public func plan(for subject: Subject) -> Plan {
    point.plan(for: subject)
  }
}

extension MainActorHookPoint where Subject: SentinelHolder {
  /// Runs the original with the hooks that cover `subject` around it.
  ///
  /// - Parameters:
  ///   - subject: The object whose method is being run.
  ///   - input: What the original gets, unless a hook changes it.
  /// - Returns: The original's output, unless a hook changes it.
  /// - Throws: What the original or a hook throws, unless a hook further out handles it.
  @MainActor @inlinable
  public func callAsFunction(_ subject: Subject, _ input: Input) throws(Failure) -> Output {
    try point(subject, input)
  }
}

extension MainActorHookPoint where Input == Void {
  /// Makes a hook point for code without input.
  ///
  /// - Parameters:
  ///   - name: The name for people; the usual form is `Type.method`.
  ///   - original: The code that the point surrounds.
  public init(
    _ name: String, original: @escaping @MainActor (Subject) throws(Failure) -> Output
  ) {
    self.init(name) { (subject: Subject, _: Void) throws(Failure) in try original(subject) }
  }

  /// Runs the original with the hooks that cover `subject` around it.
  ///
  /// - Parameter subject: The object whose method is being run.
  /// - Returns: The original's output, unless a hook changes it.
  /// - Throws: What the original or a hook throws, unless a hook further out handles it.
  @MainActor @inlinable
  public func callAsFunction(_ subject: Subject) throws(Failure) -> Output {
    try self(subject, ())
  }
}

extension MainActorHookPoint where Subject: SentinelHolder, Input == Void {
  /// Runs the original with the hooks that cover `subject` around it.
  ///
  /// - Parameter subject: The object whose method is being run.
  /// - Returns: The original's output, unless a hook changes it.
  /// - Throws: What the original or a hook throws, unless a hook further out handles it.
  @MainActor @inlinable
  public func callAsFunction(_ subject: Subject) throws(Failure) -> Output {
    try self(subject, ())
  }
}
