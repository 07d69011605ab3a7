/// One controller of a storyboard, as its file describes it.
public struct ControllerDescription: Sendable, Hashable {
  /// What the file says, shared by all copies: a description is handed on at every step of a segue.
  private let shared: Shared<Fields>

  /// The object identifier, unique in its storyboard.
  public var id: String { shared.value.id }
  /// The name of the XML element, such as `viewController`; tags unknown to this version are kept.
  public var tag: String { shared.value.tag }
  /// The controller's class; nil where it is the platform's own for the tag.
  public var customClass: String? { shared.value.customClass }
  /// The module of the class.
  public var customModule: String? { shared.value.customModule }
  /// Where the module's name comes from: `target` stands for the module of the app itself.
  public var customModuleProvider: String? { shared.value.customModuleProvider }
  /// The name that code finds the controller by; watch storyboards call it `identifier`.
  public var storyboardIdentifier: String? { shared.value.storyboardIdentifier }
  /// The controller's title.
  public var title: String? { shared.value.title }
  /// The label that its author gave it in Interface Builder.
  public var userLabel: String? { shared.value.userLabel }
  /// The object identifier of the scene.
  public var sceneID: String { shared.value.sceneID }
  /// The values to set by key path, in document order.
  public var runtimeAttributes: [RuntimeAttribute] { shared.value.runtimeAttributes }
  /// The outlets of the controller itself, in document order.
  public var outlets: [OutletDescription] { shared.value.outlets }
  /// The segues of the controller and of its scene's other objects, in document order.
  public var segues: [SegueDescription] { shared.value.segues }
  /// The line of the controller's start tag, from 1.
  public var line: Int { shared.value.line }
  /// The column of the controller's start tag, from 1, counted in Unicode scalars.
  public var column: Int { shared.value.column }

  init(
    _ object: SceneDraft.Object, sceneID: String, identifierKey: String,
    segues: [SegueDescription]
  ) {
    shared = Shared(Fields(object, sceneID: sceneID, identifierKey: identifierKey, segues: segues))
  }

  /// The segues that bring in a container's children with it, in document order.
  var relationships: [SegueDescription] { shared.value.relationships }
  /// The name of the class with its module, as the run time knows it; the module is left out where the file names none.
  var qualifiedClass: String? { shared.value.qualifiedClass }

  private struct Fields: Sendable, Hashable {
    let id: String
    let tag: String
    let customClass: String?
    let customModule: String?
    let qualifiedClass: String?
    let customModuleProvider: String?
    let storyboardIdentifier: String?
    let title: String?
    let userLabel: String?
    let sceneID: String
    let runtimeAttributes: [RuntimeAttribute]
    let outlets: [OutletDescription]
    let segues: [SegueDescription]
    let relationships: [SegueDescription]
    let line: Int
    let column: Int

    init(
      _ object: SceneDraft.Object, sceneID: String, identifierKey: String,
      segues: [SegueDescription]
    ) {
      id = object.attributes["id"] ?? ""
      tag = object.tag
      customClass = object.attributes["customClass"]
      customModule = object.attributes["customModule"]
      qualifiedClass = Self.qualified(customClass, customModule)
      customModuleProvider = object.attributes["customModuleProvider"]
      storyboardIdentifier = object.attributes[identifierKey]
      title = object.attributes["title"]
      userLabel = object.attributes["userLabel"]
      self.sceneID = sceneID
      runtimeAttributes = object.runtimeAttributes
      outlets = object.outlets
      self.segues = segues
      relationships = segues.filter { $0.kind == .relationship }
      line = object.place.line
      column = object.place.column
    }

    private static func qualified(_ name: String?, _ module: String?) -> String? {
      guard let name, let module else { return name }
      return "\(module).\(name)"
    }
  }
}
