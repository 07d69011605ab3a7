/// A controller that a library knows of and has not made.
public struct LibraryScene: Sendable {
  let place: StoryboardController

  /// The storyboard.
  public var storyboard: Storyboard { place.storyboard }

  /// What the storyboard says about the controller.
  public var controller: ControllerDescription { place.description }

  /// Names the controller, with its place.
  public var reference: ControllerReference { place.reference }

  /// Makes the controller, and the children that it contains.
  ///
  /// - Returns: A new controller.
  /// - Throws: ``SegueError`` where it, or a child, cannot be made.
  /// - Complexity: O(*n*) in the number of controllers made.
  @MainActor
  public func instantiate() throws(SegueError) -> SceneController {
    try storyboard.instantiate(controller)
  }
}

extension LibraryScene: CustomStringConvertible {
  /// The controller's name and place.
  public var description: String { "\(reference)" }
}
