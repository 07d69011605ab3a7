public import Interlude

/// Runs `body` and fails if one-shots that it attached are still pending at its end.
///
/// ```swift
/// try requireNoPendingOneShots(on: Player.play) {
///   Player.play.before(.object(player), once: true) { player, track in track.volume = 0.5 }
///   player.play(track)
/// }
/// ```
/// - Parameters:
///   - points: The hook points to look at.
///   - body: The code under test.
/// - Returns: What `body` returns.
/// - Throws: What `body` throws; ``HookLeak`` that names where each pending one-shot was attached.
@discardableResult
public func requireNoPendingOneShots<Result>(
  on points: any InspectableHookPoint..., body: () throws -> Result
) throws -> Result {
  let earlier = HookCensus(points)
  let result = try body()
  try HookCensus(points).requireNoPendingOneShots(since: earlier)
  return result
}

/// Runs async `body` and fails if one-shots that it attached are still pending at its end.
///
/// - Parameters:
///   - points: The hook points to look at.
///   - body: The code under test.
/// - Returns: What `body` returns.
/// - Throws: What `body` throws; ``HookLeak`` that names where each pending one-shot was attached.
@discardableResult
public nonisolated(nonsending) func requireNoPendingOneShots<Result>(
  on points: any InspectableHookPoint..., body: nonisolated(nonsending) () async throws -> Result
) async throws -> Result {
  let earlier = HookCensus(points)
  let result = try await body()
  try HookCensus(points).requireNoPendingOneShots(since: earlier)
  return result
}
