/// Reusable behaviour around the inner rest of a plan; attach it with ``HookPoint/use(_:scope:order:once:owner:when:fileID:line:)``.
///
/// A type for one hook point names its types; a type for any hook point is generic over them:
///
/// ```swift
/// struct Louder: Middleware {
///   func intercept(
///     _ player: Player, _ track: Track, next: borrowing Next<Player, Track, Void, Never>
///   ) {
///     next(track.with(volume: track.volume + 1))
///   }
/// }
/// Player.play.use(Louder())
/// ```
/// *Order:* that of an around: the first attached is outermost among equals.
///
/// *Threads:* one value serves every thread that calls the hook point, at the same time; it runs on
/// the thread of the call. What it keeps between calls needs a lock of its own.
public protocol Middleware<Subject, Input, Output, Failure>: Sendable {
  /// The class whose method is being run.
  associatedtype Subject: AnyObject
  /// What the hook point takes.
  associatedtype Input
  /// What the hook point returns.
  associatedtype Output
  /// What the hook point throws.
  associatedtype Failure: Error

  /// Runs in place of the inner rest.
  ///
  /// It may call `next` never (and answer itself), once or often, and change both ends.
  ///
  /// - Parameters:
  ///   - subject: The object whose method is being run.
  ///   - input: What reaches this place of the plan.
  ///   - next: The inner rest; it is lent for the length of the call.
  /// - Returns: What goes outward.
  /// - Throws: What goes outward, as if the original had thrown it.
  func intercept(
    _ subject: Subject, _ input: Input, next: borrowing Next<Subject, Input, Output, Failure>
  ) throws(Failure) -> Output
}
