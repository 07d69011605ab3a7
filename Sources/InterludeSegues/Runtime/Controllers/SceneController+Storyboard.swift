extension SceneController {
  /// Where the controller stands in its storyboard; nil for one that was made in code.
  var place: StoryboardController? { coder?.place }

  /// The storyboard that the controller was made from; nil in `init(coder:)`, and for one that was made in code.
  public var storyboard: Storyboard? {
    coder.flatMap { $0.isConnected ? $0.place.storyboard : nil }
  }

  /// What the storyboard says about the controller; nil for one that was made in code.
  public var sceneDescription: ControllerDescription? { place?.description }

  /// The name that code finds the controller by in its storyboard.
  public var storyboardIdentifier: String? { place?.description.storyboardIdentifier }

  /// The segues that the storyboard gives the controller, in document order.
  public var segues: [SegueDescription] { place?.description.segues ?? [] }

  /// The name of the class that the storyboard asks for, else that of the controller's own class.
  var className: String {
    place?.description.customClass ?? typeName
  }

  /// The name of the controller's own class.
  var typeName: String { String(describing: type(of: self)) }

  /// Names the controller in an error.
  var reference: ControllerReference {
    ControllerReference(name: className, place: place?.reference.place)
  }

  /// The first segue with an identifier.
  func segue(withIdentifier identifier: String) throws(SegueError) -> SegueDescription {
    guard let coder else {
      throw .notFromStoryboard(controller: reference, segue: "'\(identifier)'")
    }
    let segues = coder.place.description.segues
    for segue in segues where segue.name == identifier { return segue }
    throw .unknownSegue(
      identifier: identifier, controller: reference,
      existing: segues.compactMap(\.name).uniqued())
  }
}

extension ControllerDescription {
  /// The name of the class that the storyboard asks for, else that of the class for the tag.
  var className: String {
    customClass ?? String(describing: BaseControllers.type(forTag: tag))
  }
}
