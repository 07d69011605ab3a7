import Synchronization

/// The words that a test has recorded, in the order in which they came.
final class Journal: Sendable {
  private let lines = Mutex<[String]>([])

  var words: [String] { lines.withLock { $0 } }

  func note(_ word: String) { lines.withLock { $0.append(word) } }
}
