/// Where a closure that was given to a perform call stands, seen from the source's own `prepare`.
public enum ConfigurePosition: Sendable, Hashable {
  /// The closure runs first, so the source's `prepare` sees and can change what it did.
  case beforePrepare
  /// The closure runs last, so it has the last word.
  case afterPrepare
}
