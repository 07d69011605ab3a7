/// A controller of a macOS window, with the controller of the window's content as its child.
open class WindowController: SceneController {
  /// The controller of the window's content.
  public var contentController: SceneController? {
    children(by: "window.shadowedContentViewController").first ?? links.first?.controller
  }

  /// The controller of the window's content.
  open override var contentControllers: [SceneController] { contentController.map { [$0] } ?? [] }

  /// The controller of the window's content.
  open override var displayedControllers: [SceneController] { contentControllers }
}
