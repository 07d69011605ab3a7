/// A window that displays a root controller, what that shows and what it presents.
///
/// On Apple's platforms the views of controllers are loaded when these are displayed. Here, whatever a window displays is;
/// controllers outside of every window perform segues as well, and their views stay unloaded until they are asked for.
///
/// ```swift
/// let window = Window()
/// try window.show(storyboard.instantiateInitialController())
/// ```
/// *Order:* a controller before what it shows, that before what it presents. A segue that a displayed controller performs
/// ends with ``update()``.
///
/// *Threads:* the main actor.
@MainActor
public final class Window {
  /// One update loads the views of at most this many controllers, what they embed aside.
  private static let loadLimit = 1024

  /// What the window displays.
  public private(set) var rootController: SceneController?
  private var isUpdating = false
  private var needsUpdate = false

  /// Makes a window that displays nothing.
  public init() {}

  /// Displays a controller in place of the one before.
  ///
  /// - Parameter root: The controller.
  /// - Throws: What ``update()`` throws.
  /// - Complexity: O(*n*) in the number of controllers that are displayed.
  public func show(_ root: SceneController) throws {
    rootController?.rootWindow = nil
    rootController = root
    root.rootWindow = self
    try update()
  }

  /// Loads the views of all that is displayed and not loaded yet, and ends moves that wait for it.
  ///
  /// A call inside of a call leaves the work to the outer one.
  ///
  /// - Throws: What ``SceneController/loadViewIfNeeded()`` throws, and ``SegueError/tooLarge(controller:limit:)`` where
  ///   displays lead to displays without end.
  /// - Complexity: O(*n*) in the number of controllers that are displayed.
  public func update() throws {
    needsUpdate = true
    guard !isUpdating, let root = rootController else { return }
    isUpdating = true
    defer { isUpdating = false }
    var loads = 0
    while needsUpdate {
      needsUpdate = false
      try display(root, &loads)
    }
  }

  private func display(_ root: SceneController, _ loads: inout Int) throws {
    var waiting = [root]
    var seen: Set<ObjectIdentifier> = []
    while let controller = waiting.popLast() {
      guard seen.insert(ObjectIdentifier(controller)).inserted else { continue }
      if !controller.isViewLoaded { loads += 1 }
      guard loads <= Self.loadLimit else {
        throw SegueError.tooLarge(controller: root.reference, limit: Self.loadLimit)
      }
      try controller.loadViewIfNeeded()
      if controller.awaitsDidMove { controller.callDidMove() }
      controller.becomeDisplayed()
      if let presented = controller.presentedController { waiting.append(presented) }
      waiting += controller.displayedControllers.reversed()
    }
  }
}

extension SceneController {
  /// The window that displays the controller or what holds it; nil for none.
  ///
  /// - Complexity: O(*n*) in the depth.
  public var window: Window? {
    var next: SceneController? = self
    while let controller = next {
      if let window = controller.rootWindow { return window }
      next = controller.holder
    }
    return nil
  }
}
