/// A named place where plug-ins supply answers that may take time.
///
/// It is an ``ExtensionPoint`` whose hooks may suspend. They are asked one after the other, or, where
/// subject and input are `Sendable`, all at once:
///
/// ```swift
/// extension Catalog {
///   static let search = AsyncExtensionPoint<Catalog, Query, Hit, any Error>("Catalog.search")
/// }
/// Catalog.search.answer { catalog, query in try await catalog.remote.find(query) }
///
/// let hits = try await Catalog.search.collectInParallel(catalog, query)
/// ```
/// Cancelling the task of a call reaches the hooks that are running; the point adds nothing to that.
///
/// *Order:* that of ``HookPoint``. Answers come in the order of the plan, whoever finishes first.
///
/// *Threads:* everything is safe from every thread. In series hooks run on the caller's actor, unless
/// a closure is isolated itself; in parallel they run in child tasks.
///
/// - Complexity: As that of ``ExtensionPoint``. A call that waits keeps its own plan and nothing else: a
///   hook that is cancelled meanwhile is let go at once, if it is not running.
public final class AsyncExtensionPoint<Subject: AnyObject, Input, Answer, Failure: Error>: Sendable
{
  /// The body of a hook: an answer, or nil for none.
  public typealias Body =
    nonisolated(nonsending) @Sendable (Subject, Input) async throws(Failure) -> Answer?
  /// A question that is asked before a body: false leaves the hook out of this call.
  public typealias Condition = @Sendable (Subject, Input) -> Bool

  typealias Hooks = AsyncAnswerHooks<Subject, Input, Answer, Failure>

  let hooks: Hooks

  /// Makes an extension point.
  ///
  /// - Parameter name: The name for people; the usual form is `Type.question`.
  public init(_ name: String) {
    hooks = Hooks(name)
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
