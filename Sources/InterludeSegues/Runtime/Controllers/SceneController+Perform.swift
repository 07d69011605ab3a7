extension SceneController {
  /// Performs a segue with a closure that configures it.
  ///
  /// The closure runs for the segue that this call triggers and for no other, and is let go as soon as it has returned.
  /// Nothing is left when the call returns, whatever happened.
  ///
  /// ```swift
  /// try list.performSegue(withIdentifier: "showDetail", sender: cell) { segue in
  ///   print(segue.destination.title ?? "")   // Song
  /// }
  /// ```
  /// *Order:* hooks of ``prepareForSegue`` stand outside of the closure; ``prepare(for:sender:)`` runs after it, or
  /// before it with `.afterPrepare`.
  ///
  /// - Parameters:
  ///   - identifier: The segue's identifier.
  ///   - sender: Who asks, handed on unchanged.
  ///   - position: Whether the closure runs before or after ``prepare(for:sender:)``.
  ///   - askShouldPerform: Whether ``shouldPerformSegue(withIdentifier:sender:)`` is asked first.
  ///   - fileID: The file that the closure is listed with in a plan.
  ///   - line: The line that the closure is listed with in a plan.
  ///   - configure: Runs with the segue, its destination made.
  /// - Returns: What happened.
  /// - Throws: ``SegueError`` where there is no such segue or its destination cannot be made, and what hooks, the
  ///   closure and ``prepare(for:sender:)`` throw. The segue is not performed then.
  /// - Complexity: O(*n*) in the controller's segues and in the controllers that are made.
  @discardableResult
  public func performSegue(
    withIdentifier identifier: String, sender: Any? = nil,
    position: ConfigurePosition = .beforePrepare, askShouldPerform: Bool = false,
    fileID: StaticString = #fileID, line: UInt = #line,
    configure: consuming @escaping @MainActor (Segue) throws -> Void
  ) throws -> SegueOutcome {
    let call = SegueCall(
      sender: sender, position: position, asks: askShouldPerform, fileID: fileID, line: line)
    return try perform(identifier, call, configure: SegueClosure(consume configure))
  }

  /// Performs a segue with a closure that configures the controller it leads to.
  ///
  /// The closure gets the destination, or what its containers show: the root of a navigation controller, a tab, a
  /// column, the content of a window. Otherwise the call is as
  /// ``performSegue(withIdentifier:sender:position:askShouldPerform:fileID:line:configure:)``.
  ///
  /// ```swift
  /// try list.performSegue(withIdentifier: "showPlayer") { (player: PlayerController) in
  ///   player.song = song
  /// }
  /// ```
  /// - Parameters:
  ///   - identifier: The segue's identifier.
  ///   - sender: Who asks, handed on unchanged.
  ///   - position: Whether the closure runs before or after ``prepare(for:sender:)``.
  ///   - askShouldPerform: Whether ``shouldPerformSegue(withIdentifier:sender:)`` is asked first.
  ///   - fileID: The file that the closure is listed with in a plan.
  ///   - line: The line that the closure is listed with in a plan.
  ///   - configure: Runs with the controller.
  /// - Returns: What happened.
  /// - Throws: As the call with a segue; also ``SegueError/wrongDestination(_:expected:found:tried:)`` and
  ///   ``SegueError/ambiguousDestination(_:expected:candidates:)``, and then the closure has not run.
  /// - Complexity: O(*n*) in the controller's segues and in the controllers that are made.
  @discardableResult
  public func performSegue<Destination: SceneController>(
    withIdentifier identifier: String, sender: Any? = nil,
    position: ConfigurePosition = .beforePrepare, askShouldPerform: Bool = false,
    fileID: StaticString = #fileID, line: UInt = #line,
    configure: consuming @escaping @MainActor (Destination) throws -> Void
  ) throws -> SegueOutcome {
    let call = SegueCall(
      sender: sender, position: position, asks: askShouldPerform, fileID: fileID, line: line)
    return try perform(
      identifier, call, configure: TypedClosure<ScenePlatform, Destination>(consume configure))
  }

  /// Performs the one segue that leads to a class, with a closure that configures the controller.
  ///
  /// Segues are looked for in the storyboard, through containers and references, by the class of what they lead to;
  /// the segue needs no identifier.
  ///
  /// ```swift
  /// try list.performSegue(to: SongDetailController.self) { detail in detail.song = song }
  /// ```
  /// - Parameters:
  ///   - type: The class.
  ///   - sender: Who asks, handed on unchanged.
  ///   - position: Whether the closure runs before or after ``prepare(for:sender:)``.
  ///   - askShouldPerform: Whether ``shouldPerformSegue(withIdentifier:sender:)`` is asked first.
  ///   - fileID: The file that the closure is listed with in a plan.
  ///   - line: The line that the closure is listed with in a plan.
  ///   - configure: Runs with the controller.
  /// - Returns: What happened.
  /// - Throws: ``SegueError/noSegue(to:controller:existing:)`` or
  ///   ``SegueError/ambiguousSegue(to:controller:candidates:)``, else as the call with an identifier.
  /// - Complexity: O(*n*) in the controller's segues and in the controllers that are made.
  @discardableResult
  public func performSegue<Destination: SceneController>(
    to type: Destination.Type, sender: Any? = nil,
    position: ConfigurePosition = .beforePrepare, askShouldPerform: Bool = false,
    fileID: StaticString = #fileID, line: UInt = #line,
    configure: consuming @escaping @MainActor (Destination) throws -> Void
  ) throws -> SegueOutcome {
    guard let place else {
      throw SegueError.notFromStoryboard(controller: reference, segue: "to '\(type)'")
    }
    let call = SegueCall(
      sender: sender, position: position, asks: askShouldPerform, fileID: fileID, line: line)
    return try perform(
      SegueCandidates(place: place).only(to: type), call,
      configure: TypedClosure<ScenePlatform, Destination>(consume configure))
  }

  /// Performs a segue by its description, which needs no identifier, with a closure that configures it.
  ///
  /// - Parameters:
  ///   - segue: One of ``segues``.
  ///   - sender: Who asks, handed on unchanged.
  ///   - position: Whether the closure runs before or after ``prepare(for:sender:)``.
  ///   - askShouldPerform: Whether ``shouldPerformSegue(withIdentifier:sender:)`` is asked first.
  ///   - fileID: The file that the closure is listed with in a plan.
  ///   - line: The line that the closure is listed with in a plan.
  ///   - configure: Runs with the segue, its destination made.
  /// - Returns: What happened.
  /// - Throws: ``SegueError/foreignSegue(_:controller:)`` for a segue of another controller, else as the call with an
  ///   identifier.
  /// - Complexity: O(*n*) in the controller's segues and in the controllers that are made.
  @discardableResult
  public func performSegue(
    _ segue: SegueDescription, sender: Any? = nil,
    position: ConfigurePosition = .beforePrepare, askShouldPerform: Bool = false,
    fileID: StaticString = #fileID, line: UInt = #line,
    configure: consuming @escaping @MainActor (Segue) throws -> Void
  ) throws -> SegueOutcome {
    let call = SegueCall(
      sender: sender, position: position, asks: askShouldPerform, fileID: fileID, line: line)
    return try perform(segue, call, configure: SegueClosure(consume configure))
  }
}
