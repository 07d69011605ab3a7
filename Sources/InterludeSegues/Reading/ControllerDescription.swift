/// One controller of a storyboard, as its file describes it.
public struct ControllerDescription: Sendable, Hashable {
  /// The object identifier, unique in its storyboard.
  public let id: String
  /// The name of the XML element, such as `viewController`; tags unknown to this version are kept.
  public let tag: String
  /// The controller's class; nil where it is the platform's own for the tag.
  public let customClass: String?
  /// The module of the class.
  public let customModule: String?
  /// Where the module's name comes from: `target` stands for the module of the app itself.
  public let customModuleProvider: String?
  /// The name that code finds the controller by; watch storyboards call it `identifier`.
  public let storyboardIdentifier: String?
  /// The controller's title.
  public let title: String?
  /// The label that its author gave it in Interface Builder.
  public let userLabel: String?
  /// The object identifier of the scene.
  public let sceneID: String
  /// The values to set by key path, in document order.
  public let runtimeAttributes: [RuntimeAttribute]
  /// The segues of the controller and of its scene's other objects, in document order.
  public let segues: [SegueDescription]
  /// The line of the controller's start tag, from 1.
  public let line: Int
  /// The column of the controller's start tag, from 1, counted in Unicode scalars.
  public let column: Int

  init(
    _ object: SceneDraft.Object, sceneID: String, identifierKey: String,
    segues: [SegueDescription]
  ) {
    id = object.attributes["id"] ?? ""
    tag = object.tag
    customClass = object.attributes["customClass"]
    customModule = object.attributes["customModule"]
    customModuleProvider = object.attributes["customModuleProvider"]
    storyboardIdentifier = object.attributes[identifierKey]
    title = object.attributes["title"]
    userLabel = object.attributes["userLabel"]
    self.sceneID = sceneID
    runtimeAttributes = object.runtimeAttributes
    self.segues = segues
    line = object.place.line
    column = object.place.column
  }
}
