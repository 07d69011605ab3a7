/// Where the controller for a class name comes from.
enum ControllerSource: Sendable {
  /// A class.
  case type(SceneController.Type)
  /// A registered closure.
  case maker(ControllerFactory.Maker)
  /// A class of the program that is no controller.
  case foreign(String)
  /// Nowhere.
  case unknown(String)

  init(_ loaded: AnyClass) {
    self = (loaded as? SceneController.Type).map(Self.type) ?? .foreign(String(reflecting: loaded))
  }
}
