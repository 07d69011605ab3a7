/// What containers are told of an unwind segue that looks for its destination.
@MainActor
public struct UnwindSource {
  /// The controller that the segue begins at.
  public let source: SceneController
  /// The selector of the action that is looked for.
  public let action: String
  /// Who asked.
  public let sender: Any?

  /// Describes an unwind segue.
  public init(source: SceneController, action: String, sender: Any? = nil) {
    self.source = source
    self.action = action
    self.sender = sender
  }
}
