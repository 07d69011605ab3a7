/// What a segue leads to.
public enum SegueDestination: Sendable, Hashable {
  /// A controller of the same storyboard.
  case controller(ControllerDescription)
  /// A storyboard reference.
  case placeholder(PlaceholderDescription)
  /// The exit of a scene; only unwind segues lead there.
  case exit(ExitDescription)
}
