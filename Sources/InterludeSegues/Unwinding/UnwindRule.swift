/// In which order the destination of an unwind segue is looked for.
public enum UnwindRule: Sendable, Hashable, CaseIterable {
  /// From the source upward; each controller on the way asks the children that it allows, with theirs, and then itself.
  ///
  /// - Source: Apple, Technical Note TN2298, for iOS 9 and later.
  case nearest
  /// The rule before iOS 9: the presenter of a presented controller, else its parent, asks its children, without theirs,
  /// and then itself; then the next one up.
  ///
  /// - Source: Apple, Technical Note TN2298, for iOS 6 to 8.
  case classic
}
