internal import Synchronization

/// The hooks of an extension point: the registry, with what attaching and asking have in common.
///
/// An answer stands in a plan as an around, since each decides what becomes of the rest; its closure
/// is stored as that of an original, since there is no rest that it is given.
final class AnswerHooks<Subject: AnyObject, Input, Output, Failure: Error>: Sendable {
  typealias Hook = TypedHook<Subject, Input, Output, Failure>
  typealias Body = HookPoint<Subject, Input, Output, Failure>.Original
  typealias Condition = @Sendable (Subject, Input) -> Bool

  let name: String
  let registry: Registry

  init(_ name: String) {
    self.name = name
    let original = Hook(
      .original, .everywhere, order: .normal, isOneShot: false, extras: nil, site: HookSite(),
      registry: nil, body: .released)
    registry = Registry(name: name, original: original)
  }

  deinit {
    registry.end()
  }

  /// Where a hook stands and when it runs: all but its body.
  struct Place {
    let scope: Scope<Subject>
    var name: String?
    let order: RelativeOrder
    let once: Bool
    let owner: AnyObject?
    let condition: Condition?
    var policy = NamePolicy.allow
    let site: HookSite
  }

  /// Attaches a hook with no part in the constraints; it cannot be refused.
  func attach(_ place: Place, _ body: @escaping Body) -> Hook {
    let hook = make(place, body)
    registry.attach(hook, place.scope.coverage)
    return hook
  }

  /// Attaches a hook that has a name or constraints.
  func attachNamed(_ place: Place, _ body: @escaping Body) throws(AttachError) -> Hook {
    let hook = make(place, body)
    try registry.attach([Draft(hook, place.scope.coverage, policy: place.policy)])
    return hook
  }

  private func make(_ place: Place, _ body: @escaping Body) -> Hook {
    let coverage = place.scope.coverage
    let extras = HookExtras.make(
      name: place.name, order: place.order, owner: place.owner, condition: place.condition)
    if extras?.isInGraph == true { extras?.note(coverage, registry) }
    return Hook(
      .around, coverage.scope, order: place.order.order, isOneShot: place.once, extras: extras,
      site: place.site, registry: registry, body: .original(.init(body)))
  }

  /// Finds the hooks that a call on a subject runs, outermost first.
  ///
  /// - Returns: Nil where there are none; else ``end(_:)`` has to follow.
  func begin(_ subject: Subject) -> (reading: Registry.Reading, hooks: [Hook])? {
    if registry.gate.load(ordering: .acquiring) == .closed { return nil }
    let reading = registry.beginReading(subject)
    if reading.plan == .empty { return nil }
    return (reading, reading.plan.hooks.map { unsafe unsafeDowncast($0, to: Hook.self) })
  }

  /// Lets go of the plan.
  func end(_ reading: Registry.Reading) {
    registry.endReading(reading)
  }
}

extension TypedHook {
  /// Runs the closure of an answer.
  ///
  /// - Returns: Nil where the hook takes no part in the call.
  func answer(_ subject: Subject, _ input: Input, slot: Int) -> Result<Output, Failure>? {
    guard enter(subject, input, slot: slot) else { return nil }
    defer { leave() }
    do throws(Failure) {
      return .success(try runOriginal(subject, input))
    } catch {
      return .failure(error)
    }
  }
}

extension PlanWord {
  /// The hooks of a plan that somebody else keeps, outermost first.
  fileprivate var hooks: [HookRecord] {
    if bits <= 1 { return [] }
    return isSingle
      ? unsafe [single.takeUnretainedValue()] : unsafe storage.takeUnretainedValue().hooks
  }
}
