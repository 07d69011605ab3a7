/// What became of one perform call that threw nothing.
public enum SegueOutcome: Sendable, Hashable {
  /// The source was prepared, the closure ran, and the segue went ahead.
  case performed
  /// The source was asked and said no; nothing was made and nothing ran.
  case denied
  /// The source's own `prepare`, or the closure, never ran: a hook kept the call from it, an override did not pass the
  /// call on, or the platform dropped the segue.
  case notPrepared
  /// An unwind segue found no controller to go back to; nothing ran. UIKit drops such a segue without a word.
  case noTarget
}
