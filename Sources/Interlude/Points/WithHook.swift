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

/// Keeps a hook attached for the length of an asynchronous `body`, which runs on the caller's actor.
///
/// ```swift
/// await withHook(Player.load.before { player, track in seen.append(track.title) }) {
///   await player.load(track)
/// }
/// ```
/// - Parameters:
///   - registration: The registration of the hook; it is cancelled when `body` returns or throws.
///   - body: What is run with the hook.
/// - Returns: What `body` returns.
/// - Throws: What `body` throws.
@discardableResult
public nonisolated(nonsending) func withHook<Result, Failure: Error>(
  _ registration: Registration,
  _ body: nonisolated(nonsending) () async throws(Failure) -> Result
) async throws(Failure) -> Result {
  defer { registration.cancel() }
  return try await body()
}
