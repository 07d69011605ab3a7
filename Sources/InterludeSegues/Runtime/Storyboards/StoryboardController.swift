/// A controller's description together with the storyboard that it is in; made once for each controller and handed on.
final class StoryboardController: Sendable {
  let storyboard: Storyboard
  let description: ControllerDescription

  init(storyboard: Storyboard, description: ControllerDescription) {
    self.storyboard = storyboard
    self.description = description
  }

  /// Names the controller in an error.
  var reference: ControllerReference { storyboard.reference(to: description) }

  /// Makes the controller and the children that it contains.
  @MainActor
  func instantiate(
    _ way: Arrival.Way = .identifier, creator: Creator? = nil
  ) throws(SegueError) -> SceneController {
    var assembly = Assembly(way)
    return try assembly.make(self, creator: creator)
  }

  /// Whether two descriptions are of one controller.
  func isSame(as other: StoryboardController) -> Bool {
    storyboard.index === other.storyboard.index && description.id == other.description.id
  }
}
