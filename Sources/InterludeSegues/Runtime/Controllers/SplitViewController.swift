/// A controller that shows its children side by side, as columns.
open class SplitViewController: SceneController {
  /// Every column, in document order.
  open override var contentControllers: [SceneController] { children }

  /// Puts a controller in place of the last column; the only column is kept and gets it beside it.
  public func showDetail(_ controller: SceneController) {
    if links.count > 1 { links.last?.controller.removeFromParent() }
    addChild(controller)
  }
}
