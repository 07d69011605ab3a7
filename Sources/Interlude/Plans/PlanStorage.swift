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

  convenience init(_ hooks: [HookRecord], original: HookRecord) {
    unsafe self.init(count: hooks.count, original: original) { unsafe .passUnretained(hooks[$0]) }
  }

  convenience init(_ line: HookLine, original: HookRecord) {
    unsafe self.init(count: line.count, original: original) { unsafe line.hook(at: $0) }
  }

  private init(count: Int, original: HookRecord, hookAt hook: (Int) -> Unmanaged<HookRecord>) {
    self.count = count
    unsafe steps = .allocate(capacity: count + 1)
    for index in 0..<count { unsafe (steps + index).initialize(to: hook(index).retain()) }
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
