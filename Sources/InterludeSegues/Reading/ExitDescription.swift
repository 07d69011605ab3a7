/// The exit of a scene: the destination that unwind segues name.
public struct ExitDescription: Sendable, Hashable {
  /// The object identifier, unique in its storyboard.
  public let id: String
  /// The label that its author gave it in Interface Builder.
  public let userLabel: String?
  /// The object identifier of the scene.
  public let sceneID: String
  /// The line of the exit's start tag, from 1.
  public let line: Int
  /// The column of the exit's start tag, from 1, counted in Unicode scalars.
  public let column: Int

  init(_ object: SceneDraft.Object, sceneID: String) {
    id = object.attributes["id"] ?? ""
    userLabel = object.attributes["userLabel"]
    self.sceneID = sceneID
    line = object.place.line
    column = object.place.column
  }
}
