/// The calls that were under way when the slots were looked at.
///
/// The first stands apart from the rest: most often there is one, the call that gives its own hook
/// back, and then nothing is allocated.
struct ReaderCensus {
  /// A call, by its slot and what that says.
  typealias Reader = (slot: Int, word: UInt)

  private var first: Reader?
  private var others: [Reader] = []

  var isEmpty: Bool { first == nil }

  mutating func add(_ reader: Reader) {
    if first == nil { first = reader } else { others.append(reader) }
  }

  /// Whether `isMet` is true for any call.
  @inline(__always)
  func contains(where isMet: (Reader) -> Bool) -> Bool {
    guard let first else { return false }
    return isMet(first) || (!others.isEmpty && others.contains(where: isMet))
  }
}
