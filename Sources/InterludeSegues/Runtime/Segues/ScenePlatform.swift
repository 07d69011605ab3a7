/// The controllers and segues of the portable runtime.
///
/// *Threads:* the main actor.
public enum ScenePlatform: SeguePlatform {
  /// Remembers perform calls from every controller.
  public static var ledger: SegueLedger<SceneController, Segue> { SceneController.ledger }

  /// The controller that a segue begins at.
  public static func source(of segue: Segue) -> SceneController? { segue.source }

  /// The controller that a segue leads to, containers included.
  public static func destination(of segue: Segue) -> SceneController? { segue.destination }

  /// What a container shows.
  public static func content(of controller: SceneController) -> [SceneController] {
    controller.contentControllers
  }

  /// The name of the class that the storyboard asks for, else that of the controller's own class.
  public static func className(of controller: SceneController) -> String { controller.className }

  /// Names a segue in an error, with its place in the storyboard.
  public static func reference(to segue: Segue) -> SegueReference { segue.reference }
}
