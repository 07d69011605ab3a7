/// A named place in asynchronous code that hooks can surround.
///
/// It is to `async` code what ``HookPoint`` is to other code: the same kinds, scopes, order,
/// one-shots, conditions and registrations, with bodies that may wait.
///
/// ```swift
/// final class Player: Sendable {
///   static let load = AsyncHookPoint("Player.load") { (player: Player, track: Track) in
///     await player.fetch(track)
///   }
///   func load(_ track: Track) async { await Self.load(self, track) }
/// }
/// Player.load.around { player, track, next in
///   await cache[track] ?? next(track)
/// }
/// ```
/// A closure that does not wait can be attached as it is. A call runs the hooks that were attached
/// when it began, however long it takes; whether a hook has ended is asked in the instant before
/// its body. Nothing is cancelled on the way: when the task is, the original and the hooks see it,
/// and every hook that was entered is left.
///
/// *Order:* that of ``HookPoint``.
///
/// *Threads:* everything is safe from every thread. Hooks and the original run on the caller's
/// actor, unless a closure is isolated to another one itself, such as to `@MainActor`. No thread is
/// blocked and no lock is held while they run. A closure with a capture list, `[weak self]`, is the
/// exception: Swift 6.3 does not give it the type of the parameter, so a body with one leaves
/// the caller's actor, and an around with one does not compile. Capture outside of the list,
/// `weak let player = player` in the line before, or pass a function. A call that is suspended keeps its own plan and
/// nothing else: a hook that is cancelled meanwhile is let go at once, if it is not running.
///
/// - Complexity: A call with no hook attached reads one word. With hooks it makes an atomic
///   exchange, and two for each hook.
public final class AsyncHookPoint<Subject: AnyObject, Input, Output, Failure: Error>: Sendable {
  /// The code that the point surrounds.
  public typealias Original =
    nonisolated(nonsending) @Sendable (Subject, Input) async throws(Failure) -> Output
  /// The body of a before: it may change the input; throwing skips what stands inside.
  public typealias Before =
    nonisolated(nonsending) @Sendable (Subject, inout Input) async throws(Failure) -> Void
  /// The body of an after: it may change the output; it is skipped when the inside throws.
  public typealias After =
    nonisolated(nonsending) @Sendable (Subject, Input, inout Output) async throws(Failure) -> Void
  /// The body of an around: it runs in place of the inside, which it may call.
  public typealias Around =
    nonisolated(nonsending) @Sendable (
      Subject, Input, borrowing AsyncNext<Subject, Input, Output, Failure>
    ) async throws(Failure) -> Output
  /// The body of a finally: it sees how the inside ended.
  public typealias Finally =
    nonisolated(nonsending) @Sendable (Subject, Input, Result<Output, Failure>) async -> Void
  /// A question that is asked before a body: false leaves the hook out of this call.
  public typealias Condition = @Sendable (Subject, Input) -> Bool

  /// The name, for people: in plans, errors and traces.
  public let name: String

  @usableFromInline let original: Original
  @usableFromInline let registryCell = RegistryCell()

  /// Makes a hook point.
  ///
  /// - Parameters:
  ///   - name: The name for people; the usual form is `Type.method`.
  ///   - original: The code that the point surrounds.
  public init(_ name: String, original: @escaping Original) {
    self.name = name
    self.original = original
    HookPointDirectory.insert(self)
  }

  deinit {
    HookPointDirectory.remove(self)
  }

  /// Runs the original with the hooks that cover `subject` around it.
  ///
  /// - Parameters:
  ///   - subject: The object whose method is being run.
  ///   - input: What the original gets, unless a hook changes it.
  /// - Returns: The original's output, unless a hook changes it.
  /// - Throws: What the original or a hook throws, unless a hook further out handles it.
  @inlinable
  public nonisolated(nonsending) func callAsFunction(
    _ subject: Subject, _ input: Input
  ) async throws(Failure) -> Output {
    if registryCell.isEmpty { return try await original(subject, input) }
    return try await callWithRegistry(subject, input)
  }

  /// Lists the hooks that a call on `subject` would run now, outermost first.
  ///
  /// Hooks that have ended are left out. A hook with a condition is listed, whatever the condition
  /// will say.
  ///
  /// *Threads:* safe from every thread.
  ///
  /// - Parameter subject: The object of which a call is thought.
  /// - Returns: The plan, as a value.
  /// - Complexity: O(n log n) for n hooks on the point.
  public func plan(for subject: Subject) -> Plan {
    Plan(hookPoint: name, hooks: registryCell.existing?.hooks(for: subject) ?? [])
  }
}

extension AsyncHookPoint where Input == Void {
  /// Makes a hook point for code without input.
  ///
  /// - Parameters:
  ///   - name: The name for people; the usual form is `Type.method`.
  ///   - original: The code that the point surrounds.
  public convenience init(
    _ name: String,
    original: nonisolated(nonsending) @escaping @Sendable (Subject) async throws(Failure) -> Output
  ) {
    let boxed = InputlessAsyncOriginal(run: original)
    self.init(name) { (subject: Subject, _: Void) async throws(Failure) in
      try await boxed.run(subject)
    }
  }

  /// Runs the original with the hooks that cover `subject` around it.
  ///
  /// - Parameter subject: The object whose method is being run.
  /// - Returns: The original's output, unless a hook changes it.
  /// - Throws: What the original or a hook throws, unless a hook further out handles it.
  @inlinable
  public nonisolated(nonsending) func callAsFunction(
    _ subject: Subject
  ) async throws(Failure) -> Output {
    try await self(subject, ())
  }
}

/// The original of a point without input; boxed, as closures with a typed failure have to be.
private struct InputlessAsyncOriginal<Subject: AnyObject, Output, Failure: Error>: Sendable {
  let run: nonisolated(nonsending) @Sendable (Subject) async throws(Failure) -> Output
}
