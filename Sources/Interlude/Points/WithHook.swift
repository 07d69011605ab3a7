/// Keeps a hook attached for the length of `body`.
///
/// ```swift
/// withHook(Player.play.before { player, track in seen.append(track.title) }) {
///   player.play(track)
/// }
/// ```
/// - Parameters:
///   - registration: The registration of the hook; it is cancelled when `body` returns or throws.
///   - body: What is run with the hook.
/// - Returns: What `body` returns.
/// - Throws: What `body` throws.
@discardableResult
public func withHook<Result: ~Copyable, Failure: Error>(
  _ registration: Registration, _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  defer { registration.cancel() }
  return try body()
}
