public import Interlude
internal import InterludeSegues

/// A module that names the screens that segues lead to; it knows the hook point and nobody who hooks it.
@MainActor
public enum Greetings {
  /// Gives every destination a title.
  public static func give(_ word: String) -> Registration {
    SceneController.prepareForSegue.before { source, preparation in
      preparation.segue.destination.title = "\(word), \(source.title ?? "you")"
    }
  }
}
