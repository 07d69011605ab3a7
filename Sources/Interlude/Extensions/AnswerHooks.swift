internal import Synchronization

/// The hooks of an extension point: the registry, with what attaching and asking have in common.
///
/// An answer stands in a plan as an around, since each decides what becomes of the rest; its closure
/// is stored as that of an original, since there is no rest that it is given.
final class AnswerHooks<Subject: AnyObject, Input, Output, Failure: Error>: Sendable {
  typealias Hook = TypedHook<Subject, Input, Output, Failure>
  typealias Body = HookPoint<Subject, Input, Output, Failure>.Original
  typealias Place = HookPlace<Subject, Input>

  let registry: Registry

  init(_ name: String) {
    let original = Hook(
      .original, .everywhere, order: .normal, isOneShot: false, extras: nil, site: HookSite(),
      home: .none, body: .released)
    registry = Registry(name: name, original: original, label: "answer")
    HookPointDirectory.insert(self)
  }

  deinit {
    HookPointDirectory.remove(self)
    registry.end()
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
    try registry.attach([place.draft(hook)])
    return hook
  }

  private func make(_ place: Place, _ body: @escaping Body) -> Hook {
    Hook(
      .around, place.scope.coverage.scope, order: place.order.order, isOneShot: place.once,
      extras: place.extras(registry), site: place.site, home: registry.reference,
      body: .original(.init(body)))
  }

  /// What one call asks.
  struct Asking {
    /// The hooks, outermost first.
    let hooks: [Hook]
    /// The slot of the call, or -1.
    let slot: Int
    /// Who is told of it, if anybody is.
    let call: TracedCall?
  }

  /// Runs `body` with the hooks that a call on a subject asks; they are kept for its length.
  ///
  /// Answers with what `body` does: the failure that ended the call, if one did.
  func ask(_ subject: Subject, _ body: (Asking) -> Failure?) -> Failure? {
    if registry.gate.load(ordering: .acquiring) == .closed { return nil }
    if registry.wayOfCall == .long { return askUnusually(subject, body) }
    let reading = registry.beginReading(subject)
    if reading.plan == .empty { return nil }
    defer { registry.endReading(reading) }
    return body(
      Asking(hooks: reading.plan.hooks.map(Self.typed), slot: reading.slot, call: nil))
  }

  /// Asks where somebody observes the point, or some task has hooks of its own.
  private func askUnusually(_ subject: Subject, _ body: (Asking) -> Failure?) -> Failure? {
    registry.withEveryHook(for: subject) { hooks, slot in
      let hooks = hooks.map(Self.typed)
      guard let call = TracedCall.make(registry, subject) else {
        return body(Asking(hooks: hooks, slot: slot, call: nil))
      }
      return TracedCall.$current.withValue(call) {
        let start = call.begin(.callBegan)
        let failure = body(Asking(hooks: hooks, slot: slot, call: call))
        call.finish(start, failure.map { .threw($0) } ?? .returned)
        return failure
      }
    }
  }

  /// - Hazard: the cast is not checked.
  /// - Proof: the registry gets its hooks from this object alone.
  private static func typed(_ record: HookRecord) -> Hook {
    unsafe unsafeDowncast(record, to: Hook.self)
  }
}

extension AnswerHooks: DirectedHookPoint {
  var openedRegistry: Registry { registry }
}

extension TypedHook {
  /// Runs the closure of an answer.
  ///
  /// - Returns: Nil where the hook takes no part in the call.
  func answer(
    _ subject: Subject, _ input: Input,
    in asking: AnswerHooks<Subject, Input, Output, Failure>.Asking
  ) -> Result<Output, Failure>? {
    guard enter(subject, input, slot: asking.slot) else { return nil }
    defer { leave() }
    let span = asking.call.map { TracedSpan(of: self, in: $0) }
    do throws(Failure) {
      let output = try runOriginal(subject, input)
      span?.end(.returned)
      return .success(output)
    } catch {
      span?.end(.threw(error))
      return .failure(error)
    }
  }
}

extension PlanWord {
  /// The hooks of a plan that somebody else keeps, outermost first.
  var hooks: [HookRecord] {
    if bits <= 1 { return [] }
    return isSingle
      ? unsafe [single.takeUnretainedValue()] : unsafe storage.takeUnretainedValue().hooks
  }
}
