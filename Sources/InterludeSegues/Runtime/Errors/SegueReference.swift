/// Names a segue in an error.
public struct SegueReference: Sendable, Hashable, CustomStringConvertible {
  /// The identifier; nil where the segue has none.
  public let identifier: String?
  /// The object identifier in the storyboard; empty for a segue that was made in code.
  public let id: String
  /// The kind of segue.
  public let kind: SegueKind
  /// The controller that the segue belongs to.
  public let controller: ControllerReference
  /// Where the segue stands; nil for one that was made in code.
  public let place: StoryboardPlace?

  init(_ segue: SegueDescription, controller: ControllerReference, file: String) {
    identifier = segue.name
    id = segue.id
    kind = segue.kind
    self.controller = controller
    place = StoryboardPlace(file: file, line: segue.line, column: segue.column)
  }

  /// Names a segue of a controller.
  ///
  /// - Parameters:
  ///   - segue: The segue.
  ///   - controller: The controller that it belongs to.
  @MainActor
  public init(_ segue: SegueDescription, of controller: SceneController) {
    self.init(
      segue, controller: controller.reference, file: controller.storyboard?.document.file ?? "")
  }

  /// Names a segue that no storyboard's file is known of.
  ///
  /// - Parameters:
  ///   - identifier: The identifier; nil where the segue has none.
  ///   - kind: The kind of segue; `.other` with the segue's class where the platform does not tell.
  ///   - controller: The controller that it belongs to.
  public init(identifier: String?, kind: SegueKind, controller: ControllerReference) {
    self.identifier = identifier
    id = ""
    self.kind = kind
    self.controller = controller
    place = nil
  }

  /// What lists say: the identifier, or the object identifier where there is none, quoted.
  public var name: String {
    identifier.map { "'\($0)'" } ?? "unnamed '\(id.isEmpty ? kind.name : id)'"
  }

  /// What sentences say: `segue 'showDetail' of controller 'SongListController' (Main.storyboard:42)`.
  public var description: String {
    if identifier != nil { return "segue \(name) of \(controller)" }
    return "unnamed segue " + (id.isEmpty ? "" : "'\(id)' ") + "of \(controller)"
  }
}

extension SegueDescription {
  /// The identifier; nil also where it is written empty, as nothing can be performed by an empty name.
  var name: String? { identifier == "" ? nil : identifier }
}
