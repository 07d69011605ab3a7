/// What a controller is made from: its description in a storyboard.
///
/// *Threads:* the main actor.
@MainActor
public final class SceneCoder {
  let place: StoryboardController

  init(_ place: StoryboardController) {
    self.place = place
  }

  /// The storyboard.
  public var storyboard: Storyboard { place.storyboard }

  /// The controller's description.
  public var controller: ControllerDescription { place.description }
}
