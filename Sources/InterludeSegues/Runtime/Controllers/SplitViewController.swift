/// A controller that shows its children side by side, as columns.
open class SplitViewController: SceneController {
  /// Every column, in document order.
  open override var contentControllers: [SceneController] { children }

  /// Every column.
  open override var displayedControllers: [SceneController] { children }

  /// True: a show replaces the first column.
  open override var showsControllers: Bool { true }

  /// True: a show of a detail replaces the last column.
  open override var showsDetails: Bool { true }

  /// Puts a controller in place of the first column.
  ///
  /// - Source: Apple, `UISplitViewController.show(_:sender:)`: "as the primary view controller".
  open override func show(_ controller: SceneController, sender: Any?) {
    guard canHold(controller) else { return }
    links.first?.controller.removeContent()
    addContent(controller)
    links.insert(links.removeLast(), at: 0)
  }

  /// Puts a controller in place of the last column; the only column is kept and gets it beside it.
  open override func showDetail(_ controller: SceneController, sender: Any?) {
    showDetail(controller)
  }

  /// Puts a controller in place of the last column; the only column is kept and gets it beside it.
  public func showDetail(_ controller: SceneController) {
    guard canHold(controller) else { return }
    if links.count > 1 { links.last?.controller.removeContent() }
    addContent(controller)
  }
}
