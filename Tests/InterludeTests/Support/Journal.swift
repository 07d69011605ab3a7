/// The words that a test has recorded, in the order in which they came.
final class Journal: Sendable {
  private let lines = Guarded<[String]>([])

  var words: [String] { lines.withLock { $0 } }

  func note(_ word: String) {
    lines.withLock { $0.append(word) }
  }

  /// Hands over what was recorded and begins again.
  func take() -> [String] {
    lines.withLock { lines in
      defer { lines = [] }
      return lines
    }
  }
}
