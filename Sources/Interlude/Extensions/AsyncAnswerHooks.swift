/// The hooks of an ``AsyncExtensionPoint``.
///
/// As ``AnswerHooks``; a call that waits holds its plan by a reference, and each hook says itself
/// whether it is in use, so that a call which waits for an hour holds back nothing else.
final class AsyncAnswerHooks<Subject: AnyObject, Input, Answer, Failure: Error>: Sendable {
  typealias Hook = AsyncHook<Subject, Input, Answer?, Failure>
  typealias Body = AsyncHookPoint<Subject, Input, Answer?, Failure>.Original
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
  func attach(_ place: Place, _ body: @escaping Body) -> Registration {
    let hook = make(place, body)
    registry.attach(hook, place.scope.coverage)
    return Registration(hook)
  }

  /// Attaches a hook that has a name or constraints.
  func attachNamed(_ place: Place, _ body: @escaping Body) throws(AttachError) -> Registration {
    let hook = make(place, body)
    try registry.attach([place.draft(hook)])
    return Registration(hook)
  }

  private func make(_ place: Place, _ body: @escaping Body) -> Hook {
    Hook(
      .around, place.scope.coverage.scope, order: place.order.order, isOneShot: place.once,
      extras: place.extras(registry), site: place.site, home: registry.reference,
      body: .original(.init(run: body)))
  }

  /// What one call asks: the hooks, outermost first, and who is told of it.
  struct Asking {
    let hooks: [Hook]
    let call: TracedCall?
  }

  /// Runs `body` with the hooks that a call on a subject asks.
  ///
  /// Answers with what `body` does: the failure that ended the call, if one did.
  nonisolated(nonsending) func ask(
    _ subject: Subject, _ body: nonisolated(nonsending) (Asking) async -> Failure?
  ) async -> Failure? {
    let shared = registry.holdPlan(for: subject)?.hooks ?? []
    if registry.wayOfCall != .long {
      return shared.isEmpty ? nil : await body(Asking(hooks: shared.map(Self.typed), call: nil))
    }
    let hooks = registry.order(shared, withTask: registry.taskHooks(for: subject))
      .map(Self.typed)
    guard let call = TracedCall.make(registry, subject) else {
      return await body(Asking(hooks: hooks, call: nil))
    }
    return await TracedCall.$current.bound(to: call, isolation: #isolation) {
      let start = call.begin(.callBegan)
      let failure = await body(Asking(hooks: hooks, call: call))
      call.finish(start, failure.map { .threw($0) } ?? .returned)
      return failure
    }
  }

  /// - Hazard: the cast is not checked.
  /// - Proof: the registry gets its hooks from this object alone.
  private static func typed(_ record: HookRecord) -> Hook {
    unsafe unsafeDowncast(record, to: Hook.self)
  }
}

extension AsyncAnswerHooks: DirectedHookPoint {
  var openedRegistry: Registry { registry }
}

extension AsyncHook {
  /// Runs the closure of an answer.
  ///
  /// - Returns: Nil where the hook takes no part in the call.
  nonisolated(nonsending) func answer(
    _ subject: Subject, _ input: Input, tellingOf call: TracedCall?
  ) async -> Result<Output, Failure>? {
    guard enter(subject, input) else { return nil }
    defer { leave() }
    let span = call.map { TracedSpan(of: self, in: $0) }
    do throws(Failure) {
      let output = try await runOriginal(subject, input)
      span?.end(.returned)
      return .success(output)
    } catch {
      span?.end(.threw(error))
      return .failure(error)
    }
  }

  /// Runs the closure of an answer in a child task of the call.
  nonisolated(nonsending) func answer(
    _ subject: Subject, _ input: Input, inBranchOf call: TracedCall?
  ) async -> Result<Output, Failure>? {
    guard let branch = call?.branch() else {
      return await answer(subject, input, tellingOf: nil)
    }
    defer { branch.end() }
    return await TracedCall.$current.bound(to: branch, isolation: #isolation) {
      await answer(subject, input, tellingOf: branch)
    }
  }
}
