import BenchmarkKit

/// How many bytes of the heap `body` keeps for each subject; nil where there are too few to tell.
func bytes(for count: Int, _ body: () -> Void) -> Double? {
  let before = heapBytesInUse()
  body()
  guard count >= 1_000, let before, let after = heapBytesInUse() else { return nil }
  return Double(after - before) / Double(count)
}
