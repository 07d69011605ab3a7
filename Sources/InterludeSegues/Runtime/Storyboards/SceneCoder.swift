/// What a controller is made from: its description in a storyboard.
///
/// A controller has to hand the coder that it was given to `super.init(coder:)`, and a coder is for one controller.
///
/// *Threads:* the main actor.
@MainActor
public final class SceneCoder {
  let place: StoryboardController
  /// Whether the controller made with the coder has its place in the storyboard, which comes after `init(coder:)`.
  var isConnected = false

  init(_ place: StoryboardController) {
    self.place = place
  }

  /// The storyboard.
  public var storyboard: Storyboard { place.storyboard }

  /// The controller's description.
  public var controller: ControllerDescription { place.description }
}
