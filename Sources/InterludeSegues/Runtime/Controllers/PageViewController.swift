/// A controller that shows one of its children at a time, as a page.
///
/// Storyboards bring no pages in; code adds them.
open class PageViewController: SceneController {
  /// Every page, in the order in which they came.
  public var pages: [SceneController] { children }

  /// The page that is shown: the first, until another one is; nil where there is none.
  public var currentPage: SceneController? {
    if let chosen, chosen.parent === self { return chosen }
    return links.first?.controller
  }

  private weak var chosen: SceneController?

  /// Shows a page; a controller that is none yet becomes the last one.
  ///
  /// Its view is loaded when the window updates, as that of every controller that is displayed.
  ///
  /// - Parameter page: The controller. One that contains or presents this one is not shown.
  /// - Complexity: O(*n*) in the depth.
  public func showPage(_ page: SceneController) {
    if page.parent !== self { addContent(page) }
    if page.parent === self { chosen = page }
  }

  /// The page that is shown.
  open override var contentControllers: [SceneController] { currentPage.map { [$0] } ?? [] }

  /// The page that is shown.
  open override var displayedControllers: [SceneController] { contentControllers }

  /// Shows the page that the way back leads through.
  open override func unwind(_ segue: Segue, towards next: SceneController) {
    if next.parent === self { chosen = next }
  }
}
