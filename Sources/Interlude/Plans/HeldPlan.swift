/// A plan that is kept by a reference instead of a reader's slot.
@usableFromInline
struct HeldPlan {
  @usableFromInline
  enum Steps {
    case one(HookRecord)
    case many(PlanStorage)
  }

  @usableFromInline let steps: Steps
  @usableFromInline let original: HookRecord

  /// Keeps a plan.
  ///
  /// - Hazard: the word does not keep what it names.
  /// - Proof: the caller's slot names the plan until this has returned.
  init(_ plan: PlanWord, original: HookRecord) {
    self.original = original
    steps =
      plan.isSingle
      ? unsafe .one(plan.single.takeUnretainedValue())
      : unsafe .many(plan.storage.takeUnretainedValue())
  }

  /// A plan of one call.
  init(_ hooks: [HookRecord], original: HookRecord) {
    self.original = original
    steps = .many(PlanStorage(hooks, original: original))
  }

  /// The step at an index; the original stands behind the last hook.
  @inlinable
  func step(at index: Int) -> HookRecord {
    switch steps {
    case .one(let hook): index == 0 ? hook : original
    case .many(let storage): storage.step(at: index)
    }
  }

  /// The hooks, outermost first.
  var hooks: [HookRecord] {
    switch steps {
    case .one(let hook): [hook]
    case .many(let storage): storage.hooks
    }
  }
}

extension PlanStorage {
  /// The step at an index; the original stands behind the last hook.
  @inlinable
  func step(at index: Int) -> HookRecord {
    precondition(index <= count, "step \(index) of a plan with \(count) hooks")
    return unsafe steps[index].takeUnretainedValue()
  }
}
