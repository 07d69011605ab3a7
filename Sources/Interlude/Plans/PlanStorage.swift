/// The steps of one plan, outermost first, with the original at the end.
///
/// - Hazard: the steps are raw memory.
/// - Proof: it is written once, in `init`, and freed in `deinit`; the storage owns a reference to
///   every hook in it.
@safe @usableFromInline
final class PlanStorage: Reclaimable, @unchecked Sendable {
  @usableFromInline let steps: UnsafeMutablePointer<Unmanaged<HookRecord>>
  /// The number of hooks; the original stands behind the last.
  @usableFromInline let count: Int

  init(_ hooks: [HookRecord], original: HookRecord) {
    count = hooks.count
    unsafe steps = .allocate(capacity: count + 1)
    for (index, hook) in hooks.enumerated() {
      unsafe (steps + index).initialize(to: .passRetained(hook))
    }
    unsafe (steps + count).initialize(to: .passRetained(original))
    super.init()
  }

  deinit {
    for index in 0...count { unsafe steps[index].release() }
    #if INTERLUDE_POISON
      unsafe UnsafeMutableRawPointer(steps).initializeMemory(
        as: UInt8.self, repeating: 0xA5, count: (count + 1) * MemoryLayout<UInt>.stride)
    #endif
    unsafe steps.deallocate()
  }

  override func isRead(by word: UInt) -> Bool {
    let own = unsafe UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque())
    return word == ReaderSlots.searching || word == own
  }

  /// The hooks, outermost first.
  var hooks: [HookRecord] {
    (0..<count).map { unsafe steps[$0].takeUnretainedValue() }
  }

  /// Whether a hook is one of the steps.
  ///
  /// - Complexity: Linear in the number of hooks.
  func contains(_ hook: HookRecord) -> Bool {
    (0..<count).contains {
      unsafe steps[$0].toOpaque() == Unmanaged.passUnretained(hook).toOpaque()
    }
  }
}
