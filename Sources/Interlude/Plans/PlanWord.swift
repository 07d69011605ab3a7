/// A plan as one word, so that it can be stored and named atomically.
///
/// Zero: not built yet. One: nothing to run. A multiple of four: a ``PlanStorage``. A multiple of
/// four plus two: a ``HookRecord`` that is the whole plan.
///
/// - Hazard: the word does not keep what it names.
/// - Proof: whoever stores a word keeps the object; whoever reads one holds a slot or the lock under
///   which it is stored (``Reclaimer``).
@usableFromInline
struct PlanWord: Sendable, Equatable {
  @usableFromInline let bits: UInt

  @inlinable
  init(_ bits: UInt) {
    self.bits = bits
  }

  /// No plan has been built.
  @usableFromInline static var unbuilt: PlanWord { PlanWord(0) }

  /// No hook covers the subject.
  @usableFromInline static var empty: PlanWord { PlanWord(1) }

  /// A plan that is one hook, which somebody else keeps.
  init(single hook: HookRecord) {
    self = unsafe PlanWord(single: .passUnretained(hook))
  }

  /// A plan that is one hook, which somebody else keeps.
  @inline(__always)
  init(single hook: Unmanaged<HookRecord>) {
    bits = unsafe UInt(bitPattern: hook.toOpaque()) | 2
  }

  /// A plan that somebody else keeps.
  init(of storage: PlanStorage) {
    bits = unsafe UInt(bitPattern: Unmanaged.passUnretained(storage).toOpaque())
  }

  /// The plan of ordered hooks; whoever stores it owns its storage until it discards the plan.
  init(owning hooks: HookLine, original: HookRecord) {
    switch hooks.count {
    case 0: self.init(PlanWord.empty.bits)
    case 1: unsafe self.init(single: hooks.hook(at: 0))
    default:
      let storage = PlanStorage(hooks, original: original)
      self.init(unsafe UInt(bitPattern: Unmanaged.passRetained(storage).toOpaque()))
    }
  }

  /// Whether the plan is one hook.
  @inlinable @inline(__always)
  var isSingle: Bool { bits & 2 != 0 }

  /// The one hook of a plan that is one hook.
  @unsafe @inlinable @inline(__always)
  var single: Unmanaged<HookRecord> {
    unsafe Unmanaged.fromOpaque(UnsafeRawPointer(bitPattern: bits & ~3).unsafelyUnwrapped)
  }

  /// The storage of a plan that has one.
  @unsafe @inlinable @inline(__always)
  var storage: Unmanaged<PlanStorage> {
    unsafe Unmanaged.fromOpaque(UnsafeRawPointer(bitPattern: bits).unsafelyUnwrapped)
  }

  /// Whether a hook is part of the plan.
  func contains(_ hook: HookRecord) -> Bool {
    if bits <= 1 { return false }
    if isSingle { return self == PlanWord(single: hook) }
    return unsafe storage.borrow { $0.contains(hook) }
  }

  /// Whether whoever stores the word owns a storage.
  var ownsStorage: Bool { bits > 1 && !isSingle }
}
