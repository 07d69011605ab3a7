/// A controller that shows one of its children at a time; a macOS tab view controller is one too.
open class TabBarController: SceneController {
  /// The index of the tab that is shown; nil until the controller is displayed, unless code chooses one.
  public var selectedIndex: Int?

  /// The child that is shown; nil until the controller is displayed, unless code chooses one.
  public var selectedController: SceneController? {
    selectedIndex.flatMap { links.indices.contains($0) ? links[$0].controller : nil }
  }

  /// Every child, in the order of the tabs.
  open override var contentControllers: [SceneController] { children }

  /// The child that is shown.
  open override var displayedControllers: [SceneController] {
    selectedController.map { [$0] } ?? []
  }

  /// Selects the tab that the way back leads through.
  ///
  /// - Source: Apple, `unwind(for:towards:)`, which names this as its example.
  open override func unwind(_ segue: Segue, towards next: SceneController) {
    selectedIndex = links.firstIndex { $0.controller === next } ?? selectedIndex
  }

  /// Shows the first child where none was chosen.
  override func becomeDisplayed() {
    if selectedIndex == nil, !links.isEmpty { selectedIndex = 0 }
  }
}
