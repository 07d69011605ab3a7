import Foundation

/// The bytes of the heap that are in use, as the C library accounts for them.
///
/// Other than the resident memory it is exact: what was freed counts as free at once.
///
/// - Returns: Nil where the C library has no such account.
package func heapBytesInUse() -> Int? {
  #if canImport(Glibc)
    guard let account = heapAccount() else { return nil }
    // The totals of the process stand behind those of the single arenas.
    let totals = account.components(separatedBy: "</heap>").last ?? ""
    func size(_ element: String) -> Int? {
      guard let start = totals.range(of: element) else { return nil }
      let rest = totals[start.upperBound...].prefix { $0 != ">" }
      let attribute = rest.components(separatedBy: "size=\"").last
      return attribute.flatMap { Int($0.prefix { $0.isNumber }) }
    }
    guard let system = size("<system type=\"current\""), let fast = size("<total type=\"fast\""),
      let rest = size("<total type=\"rest\""), let mapped = size("<total type=\"mmap\"")
    else { return nil }
    return system - fast - rest + mapped
  #else
    return nil
  #endif
}

#if canImport(Glibc)
  private typealias MallocInfo = @convention(c) (CInt, UnsafeMutablePointer<FILE>) -> CInt

  /// What `malloc_info` writes, which the module of the C library does not declare.
  private func heapAccount() -> String? {
    guard let symbol = unsafe dlsym(nil, "malloc_info") else { return nil }
    let write = unsafe unsafeBitCast(symbol, to: MallocInfo.self)
    var text: UnsafeMutablePointer<CChar>?
    var count = 0
    guard let stream = unsafe open_memstream(&text, &count) else { return nil }
    _ = unsafe write(0, stream)
    unsafe fclose(stream)
    defer { unsafe free(text) }
    return unsafe text.map { unsafe String(cString: $0) }
  }
#endif
