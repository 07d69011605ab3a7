extension Storyboard {
  /// Makes the controller that the storyboard begins with, and the children that it contains.
  ///
  /// - Returns: A new controller.
  /// - Throws: ``SegueError``: no initial controller, or one that cannot be made.
  /// - Complexity: O(*n*) in the number of controllers made.
  @MainActor
  public func instantiateInitialController() throws(SegueError) -> SceneController {
    try initialPlace().instantiate(.initial)
  }

  /// The place of the controller that the storyboard begins with, references followed.
  func initialPlace() throws(SegueError) -> StoryboardController {
    guard let id = document.initialControllerID, let object = index.object(withID: id) else {
      throw .noInitialController(
        storyboard: document.file, named: document.initialControllerID)
    }
    guard let place = try resolve(object) else {
      throw .noInitialController(storyboard: document.file, named: id)
    }
    return place
  }

  /// Makes the controller with a storyboard identifier, and the children that it contains.
  ///
  /// - Parameter identifier: The identifier, as Interface Builder shows it.
  /// - Returns: A new controller.
  /// - Throws: ``SegueError``: the identifier is unknown, or the controller cannot be made.
  /// - Complexity: O(*n*) in the number of controllers made.
  @MainActor
  public func instantiateController(
    withIdentifier identifier: String
  ) throws(SegueError) -> SceneController {
    try place(ofIdentifier: identifier).instantiate()
  }

  /// The place of the controller with a storyboard identifier, references followed.
  func place(ofIdentifier identifier: String) throws(SegueError) -> StoryboardController {
    guard let object = index.object(withIdentifier: identifier), let place = try resolve(object)
    else {
      throw .unknownIdentifier(
        identifier, storyboard: document.file, existing: identifiers)
    }
    return place
  }

  /// Makes the one controller of a class, subclasses included, and the children that it contains.
  ///
  /// - Parameter type: The class.
  /// - Returns: A new controller.
  /// - Throws: ``SegueError``: no controller of the storyboard is of the class, or several are, or it cannot be made.
  /// - Complexity: O(*n*) in the number of scenes.
  @MainActor
  public func instantiateController<Controller: SceneController>(
    _ type: Controller.Type
  ) throws(SegueError) -> Controller {
    let candidates = document.controllers.filter {
      StoryboardController(storyboard: self, description: $0).makes(type)
    }
    guard let only = candidates.first else {
      throw .noController(
        ofClass: String(describing: type), storyboard: document.file,
        existing: document.controllers.compactMap(\.customClass).uniqued())
    }
    guard candidates.count == 1 else {
      throw .ambiguousClass(
        String(describing: type), storyboard: document.file,
        candidates: candidates.map { reference(to: $0) })
    }
    let made = try instantiate(only)
    guard let controller = made as? Controller else {
      throw .wrongClass(expected: String(describing: type), controller: reference(to: only))
    }
    return controller
  }

  /// Makes a controller from its description, and the children that it contains.
  ///
  /// - Parameter description: One of ``document``'s controllers.
  /// - Returns: A new controller.
  /// - Throws: ``SegueError`` where it, or a child, cannot be made.
  /// - Complexity: O(*n*) in the number of controllers made.
  @MainActor
  public func instantiate(
    _ description: ControllerDescription
  ) throws(SegueError) -> SceneController {
    try StoryboardController(storyboard: self, description: description).instantiate()
  }
}

extension Sequence where Element: Hashable {
  /// The elements, each only where it occurs first.
  func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
