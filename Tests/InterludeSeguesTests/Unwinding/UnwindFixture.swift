import InterludeSegues

/// A controller whose class has an action to unwind to.
class HomeController: RecordingController {
  override class var unwindActions: [UnwindAction] {
    [UnwindAction("unwindHome:", HomeController.unwindHome)]
  }

  var refuses = false

  func unwindHome(_ segue: Segue) throws {
    words.append("home from \(segue.source.title ?? "-")")
    if refuses { throw Refusal() }
  }

  override func canPerformUnwind(
    _ action: String, from source: SceneController, sender: Any?
  ) -> Bool {
    super.canPerformUnwind(action, from: source, sender: sender) && allows
  }

  struct Refusal: Error {}
}

/// A subclass with a further action.
final class SubhomeController: HomeController {
  override class var unwindActions: [UnwindAction] {
    super.unwindActions
      + [
        UnwindAction("unwindFurther:") { (home: SubhomeController, _) in
          home.words.append("further")
        }
      ]
  }
}

/// A container that records which children it is asked to show, and may hide some from the search.
final class PickyContainer: SceneController {
  var hidden: [String] = []
  var words: [String] = []

  override func allowedChildrenForUnwinding(from origin: UnwindSource) -> [SceneController] {
    super.allowedChildrenForUnwinding(from: origin).filter { !hidden.contains($0.title ?? "") }
  }

  override func unwind(_ segue: Segue, towards next: SceneController) {
    words.append("towards \(next.title ?? "-")")
  }
}

/// Trees of controllers, written as text.
@MainActor
enum UnwindTree {
  /// Makes a controller with a title; `home` titles begin with `h`.
  static func node(_ title: String, in children: SceneController...) -> SceneController {
    make(title.hasPrefix("h") ? HomeController() : SceneController(), title, children)
  }

  static func navigation(_ title: String, _ children: SceneController...) -> SceneController {
    make(NavigationController(), title, children)
  }

  static func tabs(_ title: String, _ children: SceneController...) -> SceneController {
    make(TabBarController(), title, children)
  }

  static func split(_ title: String, _ children: SceneController...) -> SceneController {
    make(SplitViewController(), title, children)
  }

  /// A tree as a word: `t(n1(r s) *n2(d))` is a tab bar controller with its second tab selected, and `d>m(s)` presents.
  static func picture(of controller: SceneController) -> String {
    let selected = (controller as? TabBarController)?.selectedController
    let children = controller.children.map { child in
      let picture = picture(of: child)
      return child === selected ? "*" + picture : picture
    }
    let presented = controller.presentedController.map { ">" + picture(of: $0) } ?? ""
    return (controller.title ?? "-")
      + (children.isEmpty ? "" : "(\(children.joined(separator: " ")))") + presented
  }

  private static func make(
    _ controller: SceneController, _ title: String, _ children: [SceneController]
  ) -> SceneController {
    controller.title = title
    for child in children { controller.addChild(child) }
    return controller
  }

  /// Finds a controller by its title, below another and in what is presented there.
  static func find(_ title: String, in root: SceneController) -> SceneController? {
    if root.title == title { return root }
    let next = root.children + [root.presentedController].compactMap { $0 }
    for controller in next {
      if let found = find(title, in: controller) { return found }
    }
    return nil
  }
}

extension SceneController {
  /// Presents a controller and returns itself.
  func presenting(_ other: SceneController) -> SceneController {
    present(other)
    return self
  }
}
