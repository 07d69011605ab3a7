/// What a hook is, where it stands and whom it covers: all that changes when a record is used again.
@usableFromInline
struct HookStation: Sendable {
  @usableFromInline let order: Order
  @usableFromInline let site: HookSite
  @usableFromInline let scope: HookScope
  @usableFromInline let step: PlanStep

  @inlinable
  init(order: Order, site: HookSite, scope: HookScope, step: PlanStep) {
    self.order = order
    self.site = site
    self.scope = scope
    self.step = step
  }
}
