public import Interlude
public import InterludeSegues

/// A module that shows which segues were performed; it knows the hook point and nobody who hooks it.
@MainActor
public enum Visits {
  /// Adds the name of every segue to the title of a controller.
  public static func show(on banner: SceneController) -> Registration {
    SceneController.prepareForSegue.before { _, preparation in
      banner.title = (banner.title ?? "") + "/" + (preparation.segue.identifier ?? "?")
    }
  }
}
