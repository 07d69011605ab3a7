/// A controller that shows its children as pages.
open class PageViewController: SceneController {
  /// Every page, in the order in which they came.
  public var pages: [SceneController] { children }

  /// The first page.
  open override var displayedControllers: [SceneController] { pages.first.map { [$0] } ?? [] }
}
