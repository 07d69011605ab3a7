internal import Synchronization

/// A place that tells the hooks of a registry whether it is still there.
///
/// Anchors are never freed. One whose registry has ended waits for another registry, which gets the
/// next generation; so there are as many as there ever were hooked points at one time.
///
/// - Hazard: the word names a registry without keeping it.
/// - Proof: it is read under the lock under which the registry withdraws it, before the registry's
///   last reference goes; or by a call of its hook point, which keeps it.
final class RegistryAnchor: @unchecked Sendable {
  private static let spare = Lock<[RegistryAnchor]>([])

  private let word = Atomic<UInt>(0)
  /// The generation that the word belongs to.
  private let generation = Lock<UInt32>(0)

  private init() {}

  /// An anchor that nobody uses.
  static func takeSpare() -> RegistryAnchor {
    spare.withLock { $0.popLast() } ?? RegistryAnchor()
  }

  /// Begins the generation of another registry.
  func nextGeneration() -> UInt32 {
    generation.withLock { generation in
      generation &+= 1
      return generation
    }
  }

  /// Names the registry of the generation.
  func hold(_ registry: Registry) {
    let address = unsafe Unmanaged.passUnretained(registry).toOpaque()
    word.store(UInt(bitPattern: address), ordering: .releasing)
  }

  /// Withdraws the registry and waits for another one; the first call for a generation counts.
  func letGo(of generation: UInt32) {
    let isOurs = self.generation.withLock { current in
      guard current == generation, word.load(ordering: .relaxed) != 0 else { return false }
      word.store(0, ordering: .relaxed)
      return true
    }
    if isOurs { Self.spare.withLock { $0.append(self) } }
  }

  /// The registry of a generation, if it has not been withdrawn.
  func registry(of generation: UInt32) -> Registry? {
    self.generation.withLock { current in
      guard current == generation,
        let address = unsafe UnsafeRawPointer(bitPattern: word.load(ordering: .relaxed))
      else { return nil }
      return unsafe Unmanaged<Registry>.fromOpaque(address).takeUnretainedValue()
    }
  }

  /// The registry, for a call that keeps it.
  @unsafe @inline(__always)
  var registryOfCall: Unmanaged<Registry>? {
    let address = unsafe UnsafeRawPointer(bitPattern: word.load(ordering: .acquiring))
    return unsafe address.map { unsafe .fromOpaque($0) }
  }
}
