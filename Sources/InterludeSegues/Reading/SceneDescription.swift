/// One scene of a storyboard: a controller and the objects beside it.
public struct SceneDescription: Sendable, Hashable {
  /// The object identifier, unique in its storyboard.
  public let id: String
  /// The controllers, in document order: one in every ordinary scene, none beside a macOS application.
  public let controllers: [ControllerDescription]
  /// The storyboard references, in document order.
  public let placeholders: [PlaceholderDescription]
  /// The exits, in document order.
  public let exits: [ExitDescription]
  /// The other objects, in document order.
  public let objects: [SceneObjectDescription]
  /// The segues of a scene without a controller, such as those of a macOS main menu.
  public let ownerlessSegues: [SegueDescription]
  /// The line of the scene's start tag, from 1.
  public let line: Int
  /// The column of the scene's start tag, from 1, counted in Unicode scalars.
  public let column: Int

  /// The controller; nil where the scene has none.
  public var controller: ControllerDescription? { controllers.first }

  /// The segues of the scene: those of each controller, then those that have none.
  ///
  /// - Complexity: O(*n*) in the number of segues.
  public var segues: [SegueDescription] {
    controllers.flatMap(\.segues) + ownerlessSegues
  }
}
