/// What happens when a hook is attached under a name that is taken.
///
/// A name is taken when a hook that has not ended bears it on the same hook point in the same scope:
/// everywhere, the same class, or the same object.
public enum NamePolicy: String, Sendable, Hashable, CaseIterable {
  /// Both hooks bear the name.
  case allow
  /// The new hook ends the hooks that bear the name and takes the place of the outermost: its number
  /// in the sequence of registration. The order and the constraints are the new hook's own.
  case replace
  /// The registration is refused.
  case reject
}
