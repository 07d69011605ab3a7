/// An object of a scene that is no controller, placeholder or exit, such as a gesture recogniser.
public struct SceneObjectDescription: Sendable, Hashable {
  /// The object identifier, unique in its storyboard.
  public let id: String
  /// The name of the XML element.
  public let tag: String
  /// The object's class; nil where it is the platform's own for the tag.
  public let customClass: String?
  /// The module of the class.
  public let customModule: String?
  /// The label that its author gave it in Interface Builder.
  public let userLabel: String?
  /// The line of the object's start tag, from 1.
  public let line: Int
  /// The column of the object's start tag, from 1, counted in Unicode scalars.
  public let column: Int

  init(_ object: SceneDraft.Object) {
    id = object.attributes["id"] ?? ""
    tag = object.tag
    customClass = object.attributes["customClass"]
    customModule = object.attributes["customModule"]
    userLabel = object.attributes["userLabel"]
    line = object.place.line
    column = object.place.column
  }
}
