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

  /// Adds a child at the end, and takes it from the parent or presenter that it had.
  ///
  /// Adding the controller to itself, or a controller that contains or presents it, does nothing.
  ///
  /// *Order:* `willMove(toParent:)` is called before; `didMove(toParent:)` is for the caller.
  ///
  /// - Complexity: O(*n*) in the number of children and in the depth.
  public func addChild(_ child: SceneController) {
    move(in: child, waits: false)
  }

  /// Takes the controller from its parent, and calls `didMove(toParent:)`; `willMove(toParent:)` is for the caller.
  ///
  /// - Complexity: O(*n*) in the number of the parent's children.
  public func removeFromParent() {
    guard parent != nil else { return }
    unlink()
    callDidMove()
  }

  /// Adds a child of a container: the container tells the child when the move is over.
  func addContent(_ child: SceneController) {
    move(in: child, waits: true)
  }

  private func move(in child: SceneController, waits: Bool) {
    guard canHold(child) else { return }
    child.callWillMove(self)
    adopt(child, relationship: nil)
    if waits { child.awaitsDidMove = true }
  }

  /// Takes a child of a container out, with both calls.
  func removeContent() {
    callWillMove(nil)
    removeFromParent()
  }

  func callWillMove(_ parent: SceneController?) {
    SegueTrace.note(.willMove, self, parent?.className ?? "nil")
    willMove(toParent: parent)
  }

  /// Says that the move to the present parent, or to none, is over.
  func callDidMove() {
    awaitsDidMove = false
    SegueTrace.note(.didMove, self, parent?.className ?? "nil")
    didMove(toParent: parent)
  }

  func adopt(_ child: SceneController, relationship: String?) {
    guard canHold(child) else { return }
    child.unlink()
    child.presentingController?.dismissPresented()
    child.parent = self
    links.append(ChildLink(relationship: relationship, controller: child))
  }

  func unlink() {
    guard let parent else { return }
    for index in parent.links.indices.reversed() where parent.links[index].controller === self {
      parent.links.remove(at: index)
    }
    self.parent = nil
  }

  /// Whether a controller can be a child of this one, or be presented by it, without containing itself.
  func canHold(_ other: SceneController) -> Bool {
    var next: SceneController? = self
    while let controller = next {
      if controller === other { return false }
      next = controller.holder
    }
    return true
  }

  /// What holds the controller: its parent, the host of an embed under way, or the controller that presents it.
  var holder: SceneController? { parent ?? embedder ?? presentingController }

  /// The nearest controller that contains this one and is as asked.
  func container(where isFit: @MainActor (SceneController) -> Bool) -> SceneController? {
    var next = parent
    while let controller = next {
      if isFit(controller) { return controller }
      next = controller.parent
    }
    return nil
  }

  /// The nearest controller of a class that contains this one.
  private func container<Container: SceneController>(_ type: Container.Type) -> Container? {
    container { $0 is Container } as? Container
  }

  /// The nearest navigation controller that contains this one.
  public var navigationController: NavigationController? { container(NavigationController.self) }

  /// The nearest tab bar controller that contains this one.
  public var tabBarController: TabBarController? { container(TabBarController.self) }

  /// The nearest split view controller that contains this one.
  public var splitViewController: SplitViewController? { container(SplitViewController.self) }
}
