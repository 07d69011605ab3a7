/// A controller that shows a stack of others; the storyboard's `rootViewController` is the first.
open class NavigationController: SceneController {
  /// The first controller of the stack.
  public var rootController: SceneController? { links.first?.controller }

  /// The last controller of the stack, which is the one that is shown.
  public var topController: SceneController? { links.last?.controller }

  /// The first controller of the stack.
  open override var contentControllers: [SceneController] { rootController.map { [$0] } ?? [] }

  /// The top controller.
  open override var displayedControllers: [SceneController] { topController.map { [$0] } ?? [] }

  /// True: a show pushes.
  open override var showsControllers: Bool { true }

  /// Puts a controller on top of the stack.
  open override func show(_ controller: SceneController, sender: Any?) {
    push(controller)
  }

  /// Puts a controller on top of the stack.
  ///
  /// *Order:* `willMove(toParent:)`, the stack, and once it is displayed `viewDidLoad()` and `didMove(toParent:)`.
  public func push(_ controller: SceneController) {
    addContent(controller)
  }

  /// Takes the top controller off the stack, unless it is the first.
  ///
  /// - Returns: The controller that was taken; nil for none.
  @discardableResult
  public func pop() -> SceneController? {
    guard links.count > 1, let top = topController else { return nil }
    top.removeContent()
    return top
  }

  /// The controllers of the stack from the top down, without the one that contains the source.
  open override func allowedChildrenForUnwinding(from origin: UnwindSource) -> [SceneController] {
    super.allowedChildrenForUnwinding(from: origin).reversed()
  }

  /// Takes everything above a controller off the stack.
  ///
  /// What is pushed meanwhile stays.
  open override func unwind(_ segue: Segue, towards next: SceneController) {
    guard let index = children.firstIndex(where: { $0 === next }) else { return }
    for _ in children[(index + 1)...] where topController !== next { pop() }
  }
}
