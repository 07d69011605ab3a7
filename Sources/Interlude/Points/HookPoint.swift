public import Synchronization

/// A named place in a program that hooks can surround.
///
/// Declare it once, with the code that it surrounds, and call it like a function:
///
/// ```swift
/// final class Player {
///   static let play = HookPoint("Player.play") { (player: Player, track: Track) in
///     player.start(track)
///   }
///   func play(_ track: Track) { Self.play(self, track) }
/// }
/// Player.play.before(.object(player), once: true) { player, track in track.volume = 0.5 }
/// ```
/// Hooks nest: each wraps everything further in, and the original is innermost. A call runs the
/// hooks that were attached when it began; whether a hook has ended is asked in the instant before
/// its body.
///
/// *Order:* ``Order``, then the scope (everywhere, base class, derived class, object), then the
/// registration, the first outermost; ``RelativeOrder`` beats all three. Befores run outermost
/// first, afters and finallys innermost first.
///
/// *Threads:* everything is safe from every thread. Hooks run on the thread of the call. No lock is
/// held while they run or are released, so they may attach, cancel and call again.
///
/// A hook for code that cannot throw (`Failure` is `Never`) cannot throw either. On code with
/// a concrete error type a closure has to name it, `{ subject, input, next throws(Bad) in … }`:
/// Swift 6.3 infers `any Error` otherwise.
///
/// - Complexity: A call with no hook attached reads one word. With hooks it makes one atomic
///   exchange and no allocation; the first call after a change of the hooks builds the plan.
public final class HookPoint<Subject: AnyObject, Input, Output, Failure: Error>: Sendable {
  /// The code that the point surrounds.
  public typealias Original = @Sendable (Subject, Input) throws(Failure) -> Output
  /// The body of a before: it may change the input; throwing skips what stands inside.
  public typealias Before = @Sendable (Subject, inout Input) throws(Failure) -> Void
  /// The body of an after: it may change the output; it is skipped when the inside throws.
  public typealias After = @Sendable (Subject, Input, inout Output) throws(Failure) -> Void
  /// The body of an around: it runs in place of the inside, which it may call.
  public typealias Around =
    @Sendable (Subject, Input, borrowing Next<Subject, Input, Output, Failure>) throws(Failure)
    -> Output
  /// The body of a finally: it sees how the inside ended.
  public typealias Finally = @Sendable (Subject, Input, Result<Output, Failure>) -> Void
  /// A question that is asked before a body: false leaves the hook out of this call.
  public typealias Condition = @Sendable (Subject, Input) -> Bool

  /// The name, for people: in plans, errors and traces.
  public let name: String

  @usableFromInline let original: Original
  /// The address of the registry; zero before the first hook.
  @usableFromInline let registryWord = Atomic<UInt>(0)

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
    let word = registryWord.load(ordering: .acquiring)
    guard let address = unsafe UnsafeRawPointer(bitPattern: word) else { return }
    let registry = unsafe Unmanaged<Registry>.fromOpaque(address).takeRetainedValue()
    registry.end()
  }

  /// Runs the original with the hooks that cover `subject` around it.
  ///
  /// - Parameters:
  ///   - subject: The object whose method is being run.
  ///   - input: What the original gets, unless a hook changes it.
  /// - Returns: The original's output, unless a hook changes it.
  /// - Throws: What the original or a hook throws, unless a hook further out handles it.
  @inlinable
  public func callAsFunction(_ subject: Subject, _ input: Input) throws(Failure) -> Output {
    let word = registryWord.load(ordering: .acquiring)
    if word == 0 { return try original(subject, input) }
    return try callWithRegistry(word, subject, input)
  }
}

extension HookPoint where Input == Void {
  /// Makes a hook point for code without input.
  ///
  /// - Parameters:
  ///   - name: The name for people; the usual form is `Type.method`.
  ///   - original: The code that the point surrounds.
  public convenience init(
    _ name: String, original: @escaping @Sendable (Subject) throws(Failure) -> Output
  ) {
    let boxed = InputlessOriginal(original)
    self.init(name) { (subject: Subject, _: Void) throws(Failure) in try boxed.run(subject) }
  }

  /// Runs the original with the hooks that cover `subject` around it.
  ///
  /// - Parameter subject: The object whose method is being run.
  /// - Returns: The original's output, unless a hook changes it.
  /// - Throws: What the original or a hook throws, unless a hook further out handles it.
  @inlinable
  public func callAsFunction(_ subject: Subject) throws(Failure) -> Output {
    try self(subject, ())
  }
}

/// The original of a point without input; boxed, as closures with a typed failure have to be.
private struct InputlessOriginal<Subject: AnyObject, Output, Failure: Error>: Sendable {
  let run: @Sendable (Subject) throws(Failure) -> Output

  init(_ run: @escaping @Sendable (Subject) throws(Failure) -> Output) {
    self.run = run
  }
}
