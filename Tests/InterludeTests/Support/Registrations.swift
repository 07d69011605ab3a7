import Interlude

/// Registrations that hooks can reach, also their own.
final class Registrations: Sendable {
  private let kept = Guarded<[Registration]>([])

  func keep(_ registration: Registration) {
    kept.withLock { $0.append(registration) }
  }

  subscript(index: Int) -> Registration? {
    kept.withLock { index >= 0 && index < $0.count ? $0[index] : nil }
  }

  /// Cancels all that are kept; what each answered.
  @discardableResult
  func cancelAll() -> [Bool] {
    kept.withLock { $0 }.map { $0.cancel() }
  }
}
