extension SceneController {
  /// The children, in the order in which they came.
  public var children: [SceneController] { links.map(\.controller) }

  /// The children that a relationship of the storyboard brought in, in document order.
  ///
  /// - Parameter relationship: Its name, such as `rootViewController`.
  /// - Returns: The children; none where the storyboard has no such relationship.
  /// - Complexity: O(*n*) in the number of children.
  public func children(by relationship: String) -> [SceneController] {
    links.filter { $0.relationship == relationship }.map(\.controller)
  }

  /// Adds a child at the end, and takes it from the parent that it had.
  ///
  /// Adding the controller to itself, or a controller that contains it, does nothing.
  ///
  /// - Complexity: O(*n*) in the number of children and in the depth.
  public func addChild(_ child: SceneController) {
    adopt(child, relationship: nil)
  }

  /// Takes the controller from its parent.
  ///
  /// - Complexity: O(*n*) in the number of the parent's children.
  public func removeFromParent() {
    parent?.links.removeAll { $0.controller === self }
    parent = nil
  }

  func adopt(_ child: SceneController, relationship: String?) {
    guard child !== self, !ancestors.contains(where: { $0 === child }) else { return }
    child.removeFromParent()
    child.parent = self
    links.append(ChildLink(relationship: relationship, controller: child))
  }

  /// The parent, its parent, and so on.
  private var ancestors: some Sequence<SceneController> {
    sequence(state: parent) { next in
      defer { next = next?.parent }
      return next
    }
  }

  /// The nearest controller of a class that contains this one.
  private func container<Container: SceneController>(_ type: Container.Type) -> Container? {
    ancestors.lazy.compactMap { $0 as? Container }.first { _ in true }
  }

  /// The nearest navigation controller that contains this one.
  public var navigationController: NavigationController? { container(NavigationController.self) }

  /// The nearest tab bar controller that contains this one.
  public var tabBarController: TabBarController? { container(TabBarController.self) }

  /// The nearest split view controller that contains this one.
  public var splitViewController: SplitViewController? { container(SplitViewController.self) }
}
