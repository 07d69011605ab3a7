/// One segue of a storyboard, as its file describes it.
public struct SegueDescription: Sendable, Hashable {
  /// What the file says, shared by all copies: a description is handed on at every step of a segue.
  private let shared: Shared<Fields>

  /// The object identifier, unique in its storyboard.
  public var id: String { shared.value.id }
  /// How the segue brings its destination in.
  public var kind: SegueKind { shared.value.kind }
  /// The name that code performs the segue by; nil where there is none, empty where it is written empty.
  public var identifier: String? { shared.value.identifier }
  /// The object identifier of the destination: a controller, a placeholder or an exit.
  public var destinationID: String? { shared.value.destinationID }
  /// The name of a `relationship`, such as `rootViewController`.
  public var relationship: String? { shared.value.relationship }
  /// The selector that an `unwind` segue looks for.
  public var unwindAction: String? { shared.value.unwindAction }
  /// The selector of the segue action that makes the destination.
  public var destinationCreationSelector: String? { shared.value.destinationCreationSelector }
  /// The segue class.
  public var customClass: String? { shared.value.customClass }
  /// The module of the segue class.
  public var customModule: String? { shared.value.customModule }
  /// Where the module's name comes from: `target` stands for the module of the app itself.
  public var customModuleProvider: String? { shared.value.customModuleProvider }
  /// The event of the source that performs the segue, such as `accessoryAction`.
  public var trigger: String? { shared.value.trigger }
  /// The selector of an adaptive segue, such as `showViewController:sender:`.
  public var action: String? { shared.value.action }
  /// The presentation style, such as `formSheet`.
  public var modalPresentationStyle: String? { shared.value.modalPresentationStyle }
  /// The transition style, such as `crossDissolve`.
  public var modalTransitionStyle: String? { shared.value.modalTransitionStyle }
  /// Whether the segue animates.
  public var animates: Bool { shared.value.animates }
  /// The object identifier of the view that a popover points at.
  public var popoverAnchorView: String? { shared.value.popoverAnchorView }
  /// The object identifier of the bar button item that a popover points at.
  public var popoverAnchorBarButtonItem: String? { shared.value.popoverAnchorBarButtonItem }
  /// The element that owns the segue.
  public var source: SourceElement { shared.value.source }
  /// The object identifier of the scene's controller; nil in a scene that has none.
  public var controllerID: String? { shared.value.controllerID }
  /// The line of the segue's start tag, from 1.
  public var line: Int { shared.value.line }
  /// The column of the segue's start tag, from 1, counted in Unicode scalars.
  public var column: Int { shared.value.column }

  init(
    attributes: [String: String], source: SourceElement, controllerID: String?,
    at place: TextPlace
  ) {
    shared = Shared(
      Fields(attributes: attributes, source: source, controllerID: controllerID, at: place))
  }

  private struct Fields: Sendable, Hashable {
    let id: String
    let kind: SegueKind
    let identifier: String?
    let destinationID: String?
    let relationship: String?
    let unwindAction: String?
    let destinationCreationSelector: String?
    let customClass: String?
    let customModule: String?
    let customModuleProvider: String?
    let trigger: String?
    let action: String?
    let modalPresentationStyle: String?
    let modalTransitionStyle: String?
    let animates: Bool
    let popoverAnchorView: String?
    let popoverAnchorBarButtonItem: String?
    let source: SourceElement
    let controllerID: String?
    let line: Int
    let column: Int

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
}
