extension StoryboardLibrary {
  /// The storyboards as they are used, one file for each, in the order of their paths.
  public var storyboards: StoryboardSet {
    prepareLookUp()
    return index.set
  }

  /// The files and folders that could not be read, and why.
  public var unreadable: [StoryboardError] { storyboards.unreadable }

  /// How the files for other languages differ from those that are used.
  public var divergences: [StoryboardDivergence] {
    prepareLookUp()
    return index.divergences
  }

  /// Finds the controllers of a class by its name; none is made.
  ///
  /// - Parameter name: The class, with its module (`Kit.PlayerController`) or without.
  /// - Returns: The controllers, in the order of the files; empty where there is none.
  /// - Complexity: O(1), found or not, after the folders were looked at.
  public func scenes(ofClass name: String) -> [LibraryScene] { scenes(.className(name)) }

  /// Finds the controllers with a storyboard identifier; none is made.
  ///
  /// - Parameter identifier: The identifier, as Interface Builder shows it.
  /// - Returns: The controllers, in the order of the files; empty where there is none.
  /// - Complexity: O(1), found or not, after the folders were looked at.
  public func scenes(withIdentifier identifier: String) -> [LibraryScene] {
    scenes(.identifier(identifier))
  }

  /// Finds the controllers of a class, or where there is none of exactly this class, those of its subclasses.
  ///
  /// - Parameter type: The class.
  /// - Returns: The controllers, in the order of the files; empty where there is none.
  /// - Complexity: O(*n*) in the number of controllers for the first look-up of a class, found or not; O(1) afterwards,
  ///   after the folders were looked at.
  public func scenes<Controller: SceneController>(of type: Controller.Type) -> [LibraryScene] {
    prepareLookUp()
    return index.scenes(of: type)
  }

  /// Makes the one controller of a class.
  ///
  /// - Parameter type: The class.
  /// - Returns: A new controller.
  /// - Throws: ``LibraryError``: there is none, there are several, or it cannot be made.
  /// - Complexity: As that of the look-up and of making the controller.
  public func instantiateController<Controller: SceneController>(
    _ type: Controller.Type
  ) throws(LibraryError) -> Controller {
    let name = String(reflecting: type)
    let scene = try only(scenes(of: type), for: .className(name))
    guard let controller = try made(scene) as? Controller else {
      throw .notMade(.wrongClass(expected: name, controller: scene.reference))
    }
    return controller
  }

  /// Makes the one controller of a class by its name.
  ///
  /// - Parameter name: The class, with its module or without.
  /// - Returns: A new controller.
  /// - Throws: ``LibraryError``: there is none, there are several, or it cannot be made.
  /// - Complexity: As that of the look-up and of making the controller.
  public func instantiateController(ofClass name: String) throws(LibraryError) -> SceneController {
    try made(only(scenes(ofClass: name), for: .className(name)))
  }

  /// Makes the one controller with a storyboard identifier.
  ///
  /// - Parameter identifier: The identifier, as Interface Builder shows it.
  /// - Returns: A new controller.
  /// - Throws: ``LibraryError``: there is none, there are several, or it cannot be made.
  /// - Complexity: As that of the look-up and of making the controller.
  public func instantiateController(
    withIdentifier identifier: String
  ) throws(LibraryError) -> SceneController {
    try made(only(scenes(withIdentifier: identifier), for: .identifier(identifier)))
  }

  private func scenes(_ query: LibraryQuery) -> [LibraryScene] {
    prepareLookUp()
    return index.scenes(query)
  }

  private func only(
    _ scenes: [LibraryScene], for query: LibraryQuery
  ) throws(LibraryError) -> LibraryScene {
    guard let first = scenes.first else {
      throw .notFound(
        query, storyboards: index.set.indexes.count, unreadable: index.set.unreadable.count,
        existing: index.names(like: query))
    }
    guard scenes.count == 1 else {
      throw .ambiguous(query, candidates: scenes.map(\.qualifiedReference))
    }
    return first
  }

  private func made(_ scene: LibraryScene) throws(LibraryError) -> SceneController {
    do throws(SegueError) {
      return try scene.instantiate()
    } catch {
      throw .notMade(error)
    }
  }
}

extension LibraryScene {
  /// Names the controller with its module, which may be what tells it from others.
  fileprivate var qualifiedReference: ControllerReference {
    let module = controller.customModule.map { "\($0)." } ?? ""
    return ControllerReference(name: module + reference.name, place: reference.place)
  }
}
