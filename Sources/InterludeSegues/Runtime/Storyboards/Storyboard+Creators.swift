extension Storyboard {
  /// Makes the controller that the storyboard begins with by a closure, and the children that it contains.
  ///
  /// ```swift
  /// let list = try storyboard.instantiateInitialController { coder in
  ///   SongListController(coder: coder, library: library)
  /// }
  /// ```
  /// *Order:* the creator runs once, in place of `init(coder:)`; where it returns nil, `init(coder:)` runs.
  ///
  /// - Parameter creator: Makes the controller with the coder, or returns nil.
  /// - Returns: A new controller.
  /// - Throws: ``SegueError``: no initial controller; ``SegueError/wrongKind(made:expected:_:controller:)`` or
  ///   ``SegueError/foreignCoder(made:_:controller:)`` for what the creator made;
  ///   ``SegueError/wrongClass(expected:controller:)`` where it returned nil and the storyboard's class is another.
  /// - Complexity: O(*n*) in the number of controllers made.
  @MainActor
  public func instantiateInitialController<Controller: SceneController>(
    creator: @escaping @MainActor (SceneCoder) -> Controller?
  ) throws(SegueError) -> Controller {
    try make(try initialPlace(), .initial, creator)
  }

  /// Makes the controller with a storyboard identifier by a closure, and the children that it contains.
  ///
  /// *Order:* the creator runs once, in place of `init(coder:)`; where it returns nil, `init(coder:)` runs.
  ///
  /// - Parameters:
  ///   - identifier: The identifier, as Interface Builder shows it.
  ///   - creator: Makes the controller with the coder, or returns nil.
  /// - Returns: A new controller.
  /// - Throws: ``SegueError``: the identifier is unknown, else as ``instantiateInitialController(creator:)``.
  /// - Complexity: O(*n*) in the number of controllers made.
  @MainActor
  public func instantiateController<Controller: SceneController>(
    identifier: String, creator: @escaping @MainActor (SceneCoder) -> Controller?
  ) throws(SegueError) -> Controller {
    try make(try place(ofIdentifier: identifier), .identifier, creator)
  }

  @MainActor
  private func make<Controller: SceneController>(
    _ place: StoryboardController, _ way: Arrival.Way,
    _ creator: @escaping @MainActor (SceneCoder) -> Controller?
  ) throws(SegueError) -> Controller {
    let made = try place.instantiate(way) { creator($0) }
    guard let controller = made as? Controller else {
      throw .wrongClass(expected: String(describing: Controller.self), controller: place.reference)
    }
    return controller
  }
}
