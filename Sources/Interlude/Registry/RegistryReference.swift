/// What a hook knows of its registry: the way to it for as long as it is there.
///
/// A hook could keep its registry. But a reference that is counted is two writes for each closure
/// for one call, and threads that perform on objects of their own would share them.
///
/// - Hazard: it names an anchor without keeping it, and the anchor names a registry.
/// - Proof: anchors are never freed (``RegistryAnchor``), and say whether their registry is the one
///   for which this was made.
@safe @usableFromInline
struct RegistryReference: @unchecked Sendable {
  private let anchor: Unmanaged<RegistryAnchor>?
  private let generation: UInt32

  /// The reference of a hook that belongs to no registry.
  static let none = RegistryReference(nil, 0)

  init(_ anchor: RegistryAnchor?, _ generation: UInt32) {
    unsafe self.anchor = anchor.map { unsafe .passUnretained($0) }
    self.generation = generation
  }

  /// The registry, if it has not ended.
  @usableFromInline var registry: Registry? {
    unsafe anchor?.borrow { $0.registry(of: generation) }
  }

  /// The registry, for a call of its hook point: that keeps it.
  @unsafe @inline(__always)
  var registryOfCall: Unmanaged<Registry>? {
    unsafe anchor?._withUnsafeGuaranteedRef { unsafe $0.registryOfCall }
  }
}
