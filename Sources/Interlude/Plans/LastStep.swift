/// The original as a step in memory of its own: what is behind the hook of a plan with one hook.
///
/// - Hazard: raw memory with an address that does not keep the original.
/// - Proof: it is written once, in `init`, and freed with the registry, which keeps the original.
@safe @usableFromInline
struct LastStep: @unchecked Sendable {
  private let memory: UnsafeMutablePointer<Unmanaged<HookRecord>>
  @usableFromInline let step: UnsafePointer<Unmanaged<HookRecord>>

  init(_ original: HookRecord) {
    unsafe memory = .allocate(capacity: 1)
    unsafe memory.initialize(to: .passUnretained(original))
    unsafe step = UnsafePointer(memory)
  }

  /// Frees the memory; no call may be under way.
  func deallocate() {
    unsafe memory.deallocate()
  }
}
