/// What one storyboard file says about its scenes, controllers and segues.
///
/// It is a plain value. View trees, constraints and resources are not kept.
public struct StoryboardDocument: Sendable, Hashable {
  /// The path that the document was read from, as it was given.
  public let file: String
  /// The platform; nil where the document names none.
  public let runtime: StoryboardRuntime?
  /// The document type, such as `com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB`.
  public let documentType: String
  /// The version of the format.
  public let version: String?
  /// The version of Interface Builder that wrote the file.
  public let toolsVersion: String?
  /// The object identifier of the controller to start with.
  public let initialControllerID: String?
  /// The scenes, in document order.
  public let scenes: [SceneDescription]

  /// The controllers of all scenes, in document order.
  ///
  /// - Complexity: O(*n*) in the number of scenes.
  public var controllers: [ControllerDescription] { scenes.flatMap(\.controllers) }

  /// The storyboard references of all scenes, in document order.
  ///
  /// - Complexity: O(*n*) in the number of scenes.
  public var placeholders: [PlaceholderDescription] { scenes.flatMap(\.placeholders) }

  /// The exits of all scenes, in document order.
  ///
  /// - Complexity: O(*n*) in the number of scenes.
  public var exits: [ExitDescription] { scenes.flatMap(\.exits) }

  /// The segues of all scenes, scene after scene.
  ///
  /// - Complexity: O(*n*) in the number of segues.
  public var segues: [SegueDescription] { scenes.flatMap(\.segues) }

  /// The controller to start with; nil where the document names none or one that is not there.
  ///
  /// - Complexity: O(*n*) in the number of scenes.
  public var initialController: ControllerDescription? {
    initialControllerID.flatMap { controller(withID: $0) }
  }

  /// Finds a controller by its object identifier.
  ///
  /// - Complexity: O(*n*) in the number of scenes.
  public func controller(withID id: String) -> ControllerDescription? {
    for scene in scenes {
      for controller in scene.controllers where controller.id == id { return controller }
    }
    return nil
  }

  /// Finds what a segue leads to; nil where its destination is not in the document.
  ///
  /// - Complexity: O(*n*) in the number of scenes.
  public func destination(of segue: SegueDescription) -> SegueDestination? {
    guard let id = segue.destinationID else { return nil }
    for scene in scenes {
      for controller in scene.controllers where controller.id == id {
        return .controller(controller)
      }
      for placeholder in scene.placeholders where placeholder.id == id {
        return .placeholder(placeholder)
      }
      for exit in scene.exits where exit.id == id { return .exit(exit) }
    }
    return nil
  }
}
