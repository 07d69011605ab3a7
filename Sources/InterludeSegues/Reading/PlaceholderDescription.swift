/// A storyboard reference: a scene that stands for a controller of another storyboard.
public struct PlaceholderDescription: Sendable, Hashable {
  /// The object identifier, unique in its storyboard.
  public let id: String
  /// The name of the XML element, such as `viewControllerPlaceholder`.
  public let tag: String
  /// The name of the other storyboard; nil where its author left it out.
  public let storyboardName: String?
  /// The identifier of the controller there; nil for that storyboard's initial controller.
  public let referencedIdentifier: String?
  /// The bundle of the other storyboard; nil for the bundle of this one.
  public let bundleIdentifier: String?
  /// The name that code finds the placeholder by in this storyboard.
  public let storyboardIdentifier: String?
  /// The object identifier of the scene.
  public let sceneID: String
  /// The line of the placeholder's start tag, from 1.
  public let line: Int
  /// The column of the placeholder's start tag, from 1, counted in Unicode scalars.
  public let column: Int

  init(_ object: SceneDraft.Object, sceneID: String) {
    id = object.attributes["id"] ?? ""
    tag = object.tag
    storyboardName = object.attributes["storyboardName"]
    referencedIdentifier = object.attributes["referencedIdentifier"]
    bundleIdentifier = object.attributes["bundleIdentifier"]
    storyboardIdentifier = object.attributes["storyboardIdentifier"]
    self.sceneID = sceneID
    line = object.place.line
    column = object.place.column
  }
}
