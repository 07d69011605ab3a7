/// Names a controller in an error: its class, and its place where it comes from a storyboard.
public struct ControllerReference: Sendable, Hashable, CustomStringConvertible {
  /// The controller's class, or its tag where the storyboard names no class.
  public let name: String
  /// Where the controller stands; nil for one that was made in code.
  public let place: StoryboardPlace?

  /// Makes a reference.
  public init(name: String, place: StoryboardPlace?) {
    self.name = name
    self.place = place
  }

  init(_ description: ControllerDescription, file: String) {
    self.init(
      name: description.customClass ?? description.tag,
      place: StoryboardPlace(file: file, line: description.line, column: description.column))
  }

  /// What sentences say: `controller 'SongListController' (Main.storyboard:42)`.
  public var description: String {
    place.map { "controller '\(name)' (\($0))" } ?? "controller '\(name)'"
  }
}
