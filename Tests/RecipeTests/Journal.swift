import Foundation

/// What a recipe has noted, in order.
final class Journal: @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [String] = []

  var words: [String] { lock.withLock { lines } }

  func note(_ word: String) { lock.withLock { lines.append(word) } }
}
