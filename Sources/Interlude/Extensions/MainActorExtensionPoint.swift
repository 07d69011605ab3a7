/// An extension point whose questions and answers all belong to the main actor.
///
/// It is an ``ExtensionPoint`` in every other respect. Answers may use what belongs to the main actor
/// and capture what is not `Sendable`:
///
/// ```swift
/// static let shortcuts = MainActorExtensionPoint<Screen, Void, Shortcut, Never>("Screen.shortcuts")
///
/// Screen.shortcuts.answer { screen, _ in button.shortcut }
/// let all = Screen.shortcuts.collect(screen)
/// ```
/// *Threads:* questions are asked on the main actor; hooks are attached and cancelled from every
/// thread.
public struct MainActorExtensionPoint<Subject: AnyObject, Input, Answer, Failure: Error>: Sendable {
  /// The body of a hook: an answer, or nil for none.
  public typealias Body = @MainActor (Subject, Input) throws(Failure) -> Answer?
  /// A question that is asked before a body: false leaves the hook out of this call.
  public typealias Condition = @MainActor (Subject, Input) -> Bool

  typealias Point = ExtensionPoint<Subject, Input, Answer, Failure>

  /// The same point without the promise; it is asked on the main actor only.
  let point: Point

  /// Makes an extension point.
  ///
  /// - Parameter name: The name for people; the usual form is `Type.question`.
  public init(_ name: String) {
    point = Point(name)
  }

  /// The name, for people: in plans, errors and traces.
  public var name: String { point.name }

  /// Lists the hooks that a call on `subject` would ask now, in their order.
  ///
  /// - Parameter subject: The object of which a call is thought.
  /// - Returns: The plan, as a value.
  /// - Complexity: O(n log n) for n hooks on the point.
  public func plan(for subject: Subject) -> Plan { point.plan(for: subject) }

  /// The closures of the point as its inner, nonisolated extension point stores them.
  ///
  /// - Hazard: a closure that may only run on the main actor gets a type that runs anywhere.
  /// - Proof: isolation is no part of a synchronous closure's calling convention, and the inner
  ///   point, to which nobody else has access, is asked by the methods of this one alone, which are
  ///   isolated to the main actor.
  enum Unisolated {
    static func body(_ body: @escaping Body) -> Point.Body {
      unsafe unsafeBitCast(body, to: Point.Body.self)
    }

    static func condition(_ body: @escaping Condition) -> Point.Condition {
      unsafe unsafeBitCast(body, to: Point.Condition.self)
    }
  }
}

@MainActor
extension MainActorExtensionPoint {
  /// Asks every hook.
  ///
  /// - Parameters:
  ///   - subject: The object about which is asked.
  ///   - input: What the hooks get.
  /// - Returns: The answers, in the order of the plan.
  /// - Throws: What a hook throws; those behind it are not asked.
  public func collect(_ subject: Subject, _ input: Input) throws(Failure) -> [Answer] {
    try point.collect(subject, input)
  }

  /// Asks one hook after the other until one answers.
  ///
  /// - Parameters:
  ///   - subject: The object about which is asked.
  ///   - input: What the hooks get.
  /// - Returns: The first answer; nil where no hook has one.
  /// - Throws: What a hook throws; those behind it are not asked.
  public func first(_ subject: Subject, _ input: Input) throws(Failure) -> Answer? {
    try point.first(subject, input)
  }
}

@MainActor
extension MainActorExtensionPoint where Answer == Input {
  /// Passes a value through every hook; each gets what the one before it answered.
  ///
  /// - Parameters:
  ///   - subject: The object about which is asked.
  ///   - value: What the first hook gets.
  /// - Returns: What the last answer was; `value` where there is none.
  /// - Throws: What a hook throws; those behind it are not asked.
  public func fold(_ subject: Subject, _ value: Input) throws(Failure) -> Input {
    try point.fold(subject, value)
  }
}

@MainActor
extension MainActorExtensionPoint where Input == Void {
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
