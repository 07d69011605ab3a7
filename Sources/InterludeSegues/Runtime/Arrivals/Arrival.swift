/// How a controller came to life: what the hooks of ``SceneController/awakening`` get.
@MainActor
public struct Arrival {
  /// What asked for the controller.
  public enum Way: String, Sendable, Hashable, CaseIterable {
    /// It is the storyboard's initial controller.
    case initial
    /// Code asked for it by identifier, class or description.
    case identifier
    /// It is the destination of a segue.
    case segue
    /// A relationship brought it in with its parent.
    case relationship
    /// It is embedded in its parent's view.
    case embed
  }

  /// What made the controller.
  public enum Maker: Sendable, Hashable {
    /// Its class's `init(coder:)`.
    case coder
    /// The closure that is registered for the class of this name.
    case factory(String)
    /// A creator that was given to the call.
    case creator
    /// The segue action with this selector.
    case segueAction(String)
  }

  /// What asked for the controller.
  public let way: Way
  /// What made it.
  public let maker: Maker
  /// The source of the segue, or the parent that the relationship belongs to; nil where code asked.
  public let source: SceneController?
  /// The segue or relationship; nil where code asked.
  public let segue: SegueDescription?
  /// Who asked for the segue, also for what it brings in with its destination; nil where code asked.
  public let sender: Any?
}
