public import Synchronization

/// Where a hook point keeps its registry, which is made with the first hook.
///
/// - Hazard: the word is an address that owns a reference.
/// - Proof: it is published once, by compare-and-exchange, and given back in `deinit`, when no call
///   of the hook point can be under way.
@usableFromInline
struct RegistryCell: ~Copyable, Sendable {
  @usableFromInline let word = Atomic<UInt>(0)

  init() {}

  deinit {
    let word = word.load(ordering: .acquiring)
    guard let address = unsafe UnsafeRawPointer(bitPattern: word) else { return }
    unsafe Unmanaged<Registry>.fromOpaque(address).takeRetainedValue().end()
  }

  /// Whether no hook was ever attached.
  @inlinable @inline(__always)
  var isEmpty: Bool { word.load(ordering: .acquiring) == 0 }

  /// The registry, if it has been made.
  @inlinable var existing: Registry? {
    let word = word.load(ordering: .acquiring)
    return unsafe UnsafeRawPointer(bitPattern: word).map {
      unsafe Unmanaged<Registry>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// Publishes a registry, unless another thread has been faster.
  ///
  /// - Returns: The one that is published.
  borrowing func publish(_ make: () -> Registry) -> Registry {
    let made = make()
    let address = unsafe Unmanaged.passRetained(made)
    let result = unsafe word.compareExchange(
      expected: 0, desired: UInt(bitPattern: address.toOpaque()), ordering: .acquiringAndReleasing)
    if result.exchanged { return made }
    unsafe address.release()
    return existing ?? made
  }
}
