import InterludeSegues
import Testing

/// Controllers whose overrides lead in circles: what is asked of them comes to an end.
@MainActor
@Suite
struct WaywardControllerTests {
  final class Mirror: SceneController {
    var others: [SceneController] = []
    override var displayedControllers: [SceneController] { others + [self] }
    override func allowedChildrenForUnwinding(from origin: UnwindSource) -> [SceneController] {
      others + [self]
    }
  }

  /// Presents another controller, once, when it is told to move out.
  final class Runaway: SceneController {
    var next: SceneController?
    override func willMove(toParent parent: SceneController?) {
      super.willMove(toParent: parent)
      guard parent == nil, let next else { return }
      self.next = nil
      present(next)
    }
  }

  /// Pushes another controller whenever it is taken off a stack.
  final class Stubborn: SceneController {
    weak var stack: NavigationController?
    override func willMove(toParent parent: SceneController?) {
      super.willMove(toParent: parent)
      guard parent == nil, let stack else { return }
      let next = Stubborn()
      next.stack = stack
      stack.push(next)
    }
  }

  @Test
  func `controllers that display each other are displayed once`() throws {
    let (first, second) = (Mirror(), Mirror())
    first.others = [second]
    second.others = [first]
    let window = Window()
    try window.show(first)
    #expect(first.isViewLoaded)
    #expect(second.isViewLoaded)
  }

  @Test
  func `a search for a way back asks each controller once`() {
    let (first, second, source) = (Mirror(), Mirror(), SceneController())
    first.addChild(source)
    first.others = [second]
    second.others = [first]
    #expect(UnwindSearch(UnwindSource(source: source, action: "back:")).target() == nil)
  }

  @Test
  func `two controllers never present each other`() throws {
    let (host, home, runaway) = (SceneController(), SceneController(), Runaway())
    host.addChild(runaway)
    runaway.next = home
    home.present(runaway)
    #expect(runaway.presentedController === home)
    #expect(home.presentedController == nil)
    #expect(home.window == nil)
  }

  @Test
  func `going back ends although each screen pushes another one`() {
    let (stack, root) = (NavigationController(), SceneController())
    stack.push(root)
    for _ in 0..<3 {
      let screen = Stubborn()
      screen.stack = stack
      stack.push(screen)
    }
    let segue = Segue(identifier: nil, kind: .unwind, source: root, destination: root)
    stack.unwind(segue, towards: root)
    #expect(stack.children.first === root)
    #expect(stack.children.count <= 4)
  }

  final class Confused: SceneController {
    override class var unwindActions: [UnwindAction] {
      [UnwindAction("back:") { (_: NavigationController, _: Segue) in }]
    }
  }

  @Test
  func `an unwind action of another class is an error, not a silence`() throws {
    let (home, source) = (Confused(), SceneController())
    home.present(source)
    let error = #expect(throws: SegueError.self) {
      let segue = Segue(identifier: nil, kind: .unwind, source: source, destination: home)
      try Confused.unwindActions[0].run(home, segue)
    }
    guard case .wrongClass(let expected, _) = error else {
      Issue.record("\(error as Any)")
      return
    }
    #expect(expected == "NavigationController")
  }
}
