/// One segue of a storyboard, as its file describes it.
public struct SegueDescription: Sendable, Hashable {
  /// The object identifier, unique in its storyboard.
  public let id: String
  /// How the segue brings its destination in.
  public let kind: SegueKind
  /// The name that code performs the segue by; nil where there is none, empty where it is written empty.
  public let identifier: String?
  /// The object identifier of the destination: a controller, a placeholder or an exit.
  public let destinationID: String?
  /// The name of a `relationship`, such as `rootViewController`.
  public let relationship: String?
  /// The selector that an `unwind` segue looks for.
  public let unwindAction: String?
  /// The selector of the segue action that makes the destination.
  public let destinationCreationSelector: String?
  /// The segue class.
  public let customClass: String?
  /// The module of the segue class.
  public let customModule: String?
  /// Where the module's name comes from: `target` stands for the module of the app itself.
  public let customModuleProvider: String?
  /// The event of the source that performs the segue, such as `accessoryAction`.
  public let trigger: String?
  /// The selector of an adaptive segue, such as `showViewController:sender:`.
  public let action: String?
  /// The presentation style, such as `formSheet`.
  public let modalPresentationStyle: String?
  /// The transition style, such as `crossDissolve`.
  public let modalTransitionStyle: String?
  /// Whether the segue animates.
  public let animates: Bool
  /// The object identifier of the view that a popover points at.
  public let popoverAnchorView: String?
  /// The object identifier of the bar button item that a popover points at.
  public let popoverAnchorBarButtonItem: String?
  /// The element that owns the segue.
  public let source: SourceElement
  /// The object identifier of the scene's controller; nil in a scene that has none.
  public let controllerID: String?
  /// The line of the segue's start tag, from 1.
  public let line: Int
  /// The column of the segue's start tag, from 1, counted in Unicode scalars.
  public let column: Int

  init(
    attributes: [String: String], source: SourceElement, controllerID: String?,
    at place: TextPlace
  ) {
    id = attributes["id"] ?? ""
    kind = SegueKind(attributes["kind"] ?? "")
    identifier = attributes["identifier"]
    destinationID = attributes["destination"]
    relationship = attributes["relationship"]
    unwindAction = attributes["unwindAction"]
    destinationCreationSelector = attributes["destinationCreationSelector"]
    customClass = attributes["customClass"]
    customModule = attributes["customModule"]
    customModuleProvider = attributes["customModuleProvider"]
    trigger = attributes["trigger"]
    action = attributes["action"]
    modalPresentationStyle = attributes["modalPresentationStyle"]
    modalTransitionStyle = attributes["modalTransitionStyle"]
    animates = attributes["animates"] != "NO"
    popoverAnchorView = attributes["popoverAnchorView"]
    popoverAnchorBarButtonItem = attributes["popoverAnchorBarButtonItem"]
    self.source = source
    self.controllerID = controllerID
    line = place.line
    column = place.column
  }
}
