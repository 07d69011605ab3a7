/// How many bytes an instance of a Swift class takes in memory.
///
/// - Hazard: it reads the metadata of the class at a fixed place.
/// - Proof: the layout of class metadata without the Objective-C runtime is part of the compiler's
///   calling convention for a platform: two words, two 32-bit fields, then the size. A test compares
///   it with classes of known sizes. Elsewhere the answer is a bound that no class passes.
@inlinable
package func instanceSize(of object: AnyObject) -> Int {
  #if canImport(ObjectiveC)
    return 1 << 16
  #else
    let metadata = unsafe unsafeBitCast(type(of: object), to: UnsafeRawPointer.self)
    return Int(unsafe metadata.load(fromByteOffset: 24, as: UInt32.self))
  #endif
}
