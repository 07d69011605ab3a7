public import Interlude

/// Runs `body` and fails if the subject that it returns outlives it.
///
/// To find the hook that keeps it, those that `body` attached are cancelled one after the other.
///
/// ```swift
/// try requireSubjectEnds(on: Player.play) {
///   let player = Player()
///   Player.play.before(.object(player)) { _, track in print(player.title) }  // keeps it
///   return player
/// }
/// ```
/// - Parameters:
///   - points: The hook points to look at.
///   - body: Makes a subject, attaches hooks, uses both, and returns the subject.
/// - Throws: What `body` throws; ``HookLeak`` that names where the hook was attached.
public func requireSubjectEnds<Subject: AnyObject>(
  on points: any InspectableHookPoint..., body: () throws -> Subject
) throws {
  let earlier = HookCensus(points)
  weak let subject = try body()
  try HookCensus(points).requireEnd(of: "\(Subject.self)", since: earlier) { subject == nil }
}

/// Runs async `body` and fails if the subject that it returns outlives it.
///
/// - Parameters:
///   - points: The hook points to look at.
///   - body: Makes a subject, attaches hooks, uses both, and returns the subject.
/// - Throws: What `body` throws; ``HookLeak`` that names where the hook was attached.
public nonisolated(nonsending) func requireSubjectEnds<Subject: AnyObject>(
  on points: any InspectableHookPoint..., body: nonisolated(nonsending) () async throws -> Subject
) async throws {
  let earlier = HookCensus(points)
  weak let subject = try await body()
  try HookCensus(points).requireEnd(of: "\(Subject.self)", since: earlier) { subject == nil }
}

extension HookCensus {
  /// Fails if a subject is still there, with the hook that keeps it.
  ///
  /// It cancels the hooks that were not there at an earlier time until the subject has ended.
  fileprivate func requireEnd(
    of subject: String, since earlier: HookCensus, hasEnded: () -> Bool
  ) throws(HookLeak) {
    if hasEnded() { return }
    for (point, registration) in registrations(since: earlier) {
      registration.cancel()
      guard hasEnded() else { continue }
      throw HookLeak(
        kind: .subjectKept, subject: subject,
        hooks: [HookLeak.Hook(hookPoint: point, site: registration.site)])
    }
    throw HookLeak(kind: .subjectKeptElsewhere, subject: subject, hooks: [])
  }
}
