/// What becomes of a controller whose class is not known.
public enum UnknownClasses: Sendable, Hashable {
  /// Making it is an error.
  case refuse
  /// A plain controller of the kind that its tag names is made in its place. Segues that name a class of their own are
  /// performed as plain ones, and an unwind segue takes it to have the action.
  case plain
}
