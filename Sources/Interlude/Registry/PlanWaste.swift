/// What comes off while a plan is found or built under the locks, for the caller to dispose of when
/// it holds none.
struct PlanWaste: ~Copyable {
  /// What was unlinked.
  var garbage = GarbageBag()
  /// Hooks that the plan leaves out because their owner or their one object is dead.
  var orphans: [HookRecord] = []
}
