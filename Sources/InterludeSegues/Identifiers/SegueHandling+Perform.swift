extension SegueHandling where Self: SceneController {
  /// Performs a segue of this controller by one of the class's identifiers.
  ///
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - sender: Who asks, handed on unchanged.
  /// - Returns: What happened.
  /// - Throws: As ``SceneController/performSegue(withIdentifier:sender:)``.
  /// - Complexity: O(*n*) in the controller's segues and in the controllers that are made.
  @discardableResult
  public func performSegue(
    _ identifier: SegueIdentifier, sender: Any? = nil
  ) throws -> SegueOutcome {
    try performSegue(withIdentifier: identifier.rawValue, sender: sender)
  }

  /// Performs a segue by one of the class's identifiers, with a closure that configures it.
  ///
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - sender: Who asks, handed on unchanged.
  ///   - position: Whether the closure runs before or after ``SceneController/prepare(for:sender:)``.
  ///   - askShouldPerform: Whether ``SceneController/shouldPerformSegue(withIdentifier:sender:)`` is asked first.
  ///   - fileID: The file that the closure is listed with in a plan.
  ///   - line: The line that the closure is listed with in a plan.
  ///   - configure: Runs with the segue, its destination made.
  /// - Returns: What happened.
  /// - Throws: As the call with a string.
  /// - Complexity: O(*n*) in the controller's segues and in the controllers that are made.
  @discardableResult
  public func performSegue(
    _ identifier: SegueIdentifier, sender: Any? = nil,
    position: ConfigurePosition = .beforePrepare, askShouldPerform: Bool = false,
    fileID: StaticString = #fileID, line: UInt = #line,
    configure: consuming @escaping @MainActor (Segue) throws -> Void
  ) throws -> SegueOutcome {
    try performSegue(
      withIdentifier: identifier.rawValue, sender: sender, position: position,
      askShouldPerform: askShouldPerform, fileID: fileID, line: line,
      configure: consume configure)
  }

  /// Performs a segue by one of the class's identifiers, with a closure that configures the controller it leads to.
  ///
  /// ```swift
  /// try list.performSegue(.showFormula) { (screen: FormulaController) in screen.formula = formula }
  /// ```
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - sender: Who asks, handed on unchanged.
  ///   - position: Whether the closure runs before or after ``SceneController/prepare(for:sender:)``.
  ///   - askShouldPerform: Whether ``SceneController/shouldPerformSegue(withIdentifier:sender:)`` is asked first.
  ///   - fileID: The file that the closure is listed with in a plan.
  ///   - line: The line that the closure is listed with in a plan.
  ///   - configure: Runs with the controller, which is found through containers.
  /// - Returns: What happened.
  /// - Throws: As the call with a string.
  /// - Complexity: O(*n*) in the controller's segues and in the controllers that are made.
  @discardableResult
  public func performSegue<Destination: SceneController>(
    _ identifier: SegueIdentifier, sender: Any? = nil,
    position: ConfigurePosition = .beforePrepare, askShouldPerform: Bool = false,
    fileID: StaticString = #fileID, line: UInt = #line,
    configure: consuming @escaping @MainActor (Destination) throws -> Void
  ) throws -> SegueOutcome {
    let call = SegueCall(
      sender: sender, position: position, asks: askShouldPerform, fileID: fileID, line: line)
    return try perform(
      identifier.rawValue, call,
      configure: TypedClosure<ScenePlatform, Destination>(consume configure))
  }
}
