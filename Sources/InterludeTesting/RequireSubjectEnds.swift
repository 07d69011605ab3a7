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
  guard subject != nil else { return }
  for (point, registration) in HookCensus(points).registrations(since: earlier) {
    registration.cancel()
    if subject != nil { continue }
    throw HookLeak(
      kind: .subjectKept, subject: "\(Subject.self)",
      hooks: [HookLeak.Hook(hookPoint: point, site: registration.site)])
  }
  throw HookLeak(kind: .subjectKeptElsewhere, subject: "\(Subject.self)", hooks: [])
}
