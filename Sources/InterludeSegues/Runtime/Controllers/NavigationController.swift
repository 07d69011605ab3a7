/// A controller that shows a stack of others; the storyboard's `rootViewController` is the first.
open class NavigationController: SceneController {
  /// The first controller of the stack.
  public var rootController: SceneController? { links.first?.controller }

  /// The last controller of the stack, which is the one that is shown.
  public var topController: SceneController? { links.last?.controller }

  /// The first controller of the stack.
  open override var contentControllers: [SceneController] { rootController.map { [$0] } ?? [] }

  /// Puts a controller on top of the stack.
  public func push(_ controller: SceneController) {
    addChild(controller)
  }

  /// Takes the top controller off the stack, unless it is the first.
  ///
  /// - Returns: The controller that was taken; nil for none.
  @discardableResult
  public func pop() -> SceneController? {
    guard links.count > 1, let top = topController else { return nil }
    top.removeFromParent()
    return top
  }

  /// The controllers of the stack from the top down, without the one that contains the source.
  open override func allowedChildrenForUnwinding(from origin: UnwindSource) -> [SceneController] {
    super.allowedChildrenForUnwinding(from: origin).reversed()
  }

  /// Takes everything above a controller off the stack.
  open override func unwind(_ segue: Segue, towards next: SceneController) {
    guard children.contains(where: { $0 === next }) else { return }
    while topController !== next, pop() != nil {}
  }
}
