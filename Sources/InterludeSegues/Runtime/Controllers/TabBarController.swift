/// A controller that shows one of its children at a time; a macOS tab view controller is one too.
open class TabBarController: SceneController {
  /// Every child, in the order of the tabs.
  open override var contentControllers: [SceneController] { children }
}
