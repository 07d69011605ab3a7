import Foundation
import Synchronization

/// Counts the objects that the Swift runtime makes: instances, closure contexts, boxes, array buffers.
///
/// The runtime makes all of them through one pointer that tools may replace, so nothing is counted,
/// and nothing slowed down, outside of ``count(_:)``. What is asked of the C library directly, such as
/// the memory of an `UnsafeMutablePointer`, goes another way and is not counted.
package enum ObjectCount {
  private typealias Allocate =
    @convention(c) (_ metadata: UnsafeRawPointer?, _ size: Int, _ alignment: Int)
    -> UnsafeMutableRawPointer?

  private static let made = Atomic(0)

  /// The runtime's pointer, where this runtime has it.
  ///
  /// - Hazard: it is memory of the runtime, taken to be a pointer to a function of a certain type.
  /// - Proof: name and type are those that the runtime declares for its tools; where the name is
  ///   missing nothing is counted.
  nonisolated(unsafe) private static let place: UnsafeMutablePointer<Allocate>? =
    unsafe dlsym(nil, "_swift_allocObject")?.assumingMemoryBound(to: Allocate.self)

  /// The runtime's note that reference counting has to go through such pointers too.
  ///
  /// A call through a replaced ``place`` sets it for good, which makes every later retain slower.
  ///
  /// - Hazard: while it is set, Swift 6.3 takes a short string for the address of an object.
  /// - Proof: the replacement clears it before anything is retained on its thread, and a body that is
  ///   counted leaves other threads nothing to do.
  nonisolated(unsafe) private static let swizzles: UnsafeMutablePointer<Bool>? =
    unsafe dlsym(
      nil, "_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly")?
    .assumingMemoryBound(to: Bool.self)

  private static let original = unsafe place?.pointee

  /// Whether this runtime lets its objects be counted: whether it counts ten as ten.
  package static let isPossible = count { for number in 0..<10 { keep(Box(number)) } } == 10

  private final class Box {
    let number: Int

    @inline(never)
    init(_ number: Int) { self.number = number }
  }

  /// The number of objects that were made while `body` ran; zero where counting is not possible.
  package static func count(_ body: () -> Void) -> Int {
    guard let place = unsafe place, let original = unsafe original, unsafe swizzles != nil else {
      return 0
    }
    made.store(0, ordering: .relaxed)
    unsafe place.pointee = { metadata, size, alignment in
      unsafe ObjectCount.swizzles?.pointee = false
      ObjectCount.made.wrappingAdd(1, ordering: .relaxed)
      return unsafe ObjectCount.original?(metadata, size, alignment)
    }
    body()
    unsafe place.pointee = original
    return made.load(ordering: .relaxed)
  }
}
