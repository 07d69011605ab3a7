internal import Interlude

/// The hooks of some hook points at one time.
struct HookCensus {
  private let hooks: [(point: String, registration: Registration)]

  init(_ points: [any InspectableHookPoint]) {
    hooks = points.flatMap { point in
      ((point as? any HookListing)?.registrations ?? [])
        .sorted { $0.site.description < $1.site.description }
        .map { (point.name, $0) }
    }
  }

  /// The hooks that were not there at an earlier time.
  func registrations(
    since earlier: HookCensus
  ) -> [(point: String, registration: Registration)] {
    let known = Set(earlier.hooks.map(\.registration))
    return hooks.filter { !known.contains($0.registration) }
  }

  /// Fails if there are one-shots that were not there at an earlier time.
  func requireNoPendingOneShots(since earlier: HookCensus) throws(HookLeak) {
    let pending = registrations(since: earlier).filter(\.registration.isOneShot)
    guard !pending.isEmpty else { return }
    throw HookLeak(
      kind: .oneShotPending, subject: nil,
      hooks: pending.map { HookLeak.Hook(hookPoint: $0.point, site: $0.registration.site) })
  }
}
