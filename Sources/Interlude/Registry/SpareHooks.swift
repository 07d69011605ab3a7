/// Records of hooks that have run, for hooks to come: a list through the records themselves.
///
/// - Hazard: it has references that are not counted by the compiler.
/// - Proof: it owns one to each record in it, and gives it away with the record.
@safe
struct SpareHooks: ~Copyable, @unchecked Sendable {
  /// How many are kept; none where the address sanitizer is to see each use of a freed one.
  #if INTERLUDE_POISON
    private static let limit = 0
  #else
    private static let limit = 24
  #endif

  private var list = GarbageBag()

  var isFull: Bool { list.count >= Self.limit }

  /// Keeps something that no call can be reading, if it can be used again.
  ///
  /// - Parameter item: Comes with a reference, which is taken where the answer is true.
  /// - Returns: Whether it is kept.
  @inline(__always)
  mutating func keep(_ item: Unmanaged<Reclaimable>) -> Bool {
    guard !isFull, unsafe item._withUnsafeGuaranteedRef({ $0.isReusable }), unsafe item.isUnique
    else { return false }
    unsafe list.push(item)
    return true
  }

  /// Gives one away, with the reference to it.
  @inline(__always)
  mutating func pop() -> Unmanaged<HookRecord>? {
    guard let item = unsafe list.pop() else { return nil }
    return unsafe .fromOpaque(item.toOpaque())
  }
}
