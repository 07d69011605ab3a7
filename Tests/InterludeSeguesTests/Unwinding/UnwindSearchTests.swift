import InterludeSegues
import Testing

/// Where an unwind segue leads, over nested containers, by a table written by hand.
///
/// `s` is the source, `h…` are controllers with the action. Sources: [T] Apple, Technical Note TN2298; [D] Apple,
/// `allowedChildrenForUnwinding(from:)` and `canPerformUnwindSegueAction(_:from:sender:)`; [V] Apple, View Controller
/// Programming Guide, "Using Segues".
@MainActor
@Suite
struct UnwindSearchTests {
  typealias Tree = UnwindTree

  /// One row: a tree, what both rules find, and why.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let nearest: String?
    let classic: String?
    let tree: @MainActor @Sendable () -> SceneController
  }

  nonisolated static let rows: [Row] = [
    Row(testDescription: "[T] a pushed source finds the root below it", nearest: "h", classic: "h")
    {
      Tree.navigation("n", Tree.node("h"), Tree.node("s"))
    },
    Row(
      testDescription: "[D] a navigation controller is searched from the top down", nearest: "h2",
      classic: "h1"
    ) { Tree.navigation("n", Tree.node("h1"), Tree.node("h2"), Tree.node("s")) },
    Row(testDescription: "[T] a presented source finds its presenter", nearest: "h", classic: "h") {
      Tree.node("h").presenting(Tree.node("s"))
    },
    Row(
      testDescription: "[T] a source in a presented navigation controller finds the presenter",
      nearest: "h", classic: "h"
    ) { Tree.node("h").presenting(Tree.navigation("n", Tree.node("r"), Tree.node("s"))) },
    Row(
      testDescription: "[T] children of an ancestor are asked before the ancestor", nearest: "h2",
      classic: "h2"
    ) { Tree.node("h1", in: Tree.node("s"), Tree.node("h2")) },
    Row(
      testDescription:
        "[T] since iOS 9 the children of a child are asked, before that they were not",
      nearest: "h2", classic: "h1"
    ) { Tree.node("h1", in: Tree.node("s"), Tree.node("c", in: Tree.node("h2"))) },
    Row(
      testDescription: "[V] the nearest wins over a further one with the action", nearest: "h2",
      classic: "h2"
    ) {
      Tree.navigation(
        "n", Tree.node("h1"),
        Tree.navigation("m", Tree.node("h2"), Tree.node("s")))
    },
    Row(
      testDescription: "[T] the root of another tab is found, in the order of the tabs",
      nearest: "h1", classic: nil
    ) {
      Tree.tabs(
        "t", Tree.navigation("n1", Tree.node("r"), Tree.node("s")),
        Tree.navigation("n2", Tree.node("h1")), Tree.navigation("n3", Tree.node("h2")))
    },
    Row(
      testDescription: "[D] the child that contains the source is not searched again",
      nearest: "h2", classic: "h2"
    ) {
      let tree = Tree.node(
        "r", in: Tree.node("h1", in: Tree.node("s", in: Tree.node("hidden"))), Tree.node("h2"))
      _ = tree.children[0].allowing(false)
      return tree
    },
    Row(
      testDescription: "[D] children of the source are below it and not searched", nearest: nil,
      classic: nil
    ) { Tree.navigation("n", Tree.node("s", in: Tree.node("h"))) },
    Row(
      testDescription: "[D] a controller that says no is passed over", nearest: "h1", classic: "h1"
    ) { Tree.navigation("n", Tree.node("h1"), Tree.node("h2").allowing(false), Tree.node("s")) },
    Row(
      testDescription: "[T] presentations one above the other are followed", nearest: "h",
      classic: "h"
    ) { Tree.node("h").presenting(Tree.node("p").presenting(Tree.node("s"))) },
    Row(
      testDescription: "[T] a presenter's own stack is searched", nearest: "h", classic: "h"
    ) {
      let tree = Tree.navigation("n", Tree.node("h"), Tree.node("top"))
      tree.children[1].present(Tree.navigation("m", Tree.node("s")))
      return tree
    },
    Row(
      testDescription: "[T] the own stack is searched before other tabs", nearest: "h2",
      classic: "h2"
    ) {
      Tree.tabs(
        "t", Tree.navigation("n1", Tree.node("h1")),
        Tree.navigation("n2", Tree.node("h2"), Tree.node("s")))
    },
    Row(
      testDescription: "[T] the other column is found, before what presents both",
      nearest: "h2", classic: nil
    ) {
      Tree.node("r").presenting(
        Tree.split("v", Tree.navigation("n", Tree.node("h2")), Tree.navigation("m", Tree.node("s")))
      )
    },
    Row(
      testDescription: "[T] a presenter inside of a tab leads to the root of its stack",
      nearest: "h1", classic: "h1"
    ) {
      Tree.tabs(
        "t",
        Tree.navigation(
          "n", Tree.node("h1"),
          Tree.node("a").presenting(Tree.tabs("u", Tree.navigation("m", Tree.node("s"))))),
        Tree.node("h2"))
    },
    Row(testDescription: "[T] nobody has the action", nearest: nil, classic: nil) {
      Tree.tabs("t", Tree.navigation("n", Tree.node("r"), Tree.node("s")), Tree.node("x"))
    },
    Row(testDescription: "[T] a source that nothing holds", nearest: nil, classic: nil) {
      Tree.node("s")
    },
  ]

  @Test(arguments: rows)
  func `an unwind segue finds its destination`(_ row: Row) throws {
    let tree = row.tree()
    let source = try #require(UnwindTree.find("s", in: tree))
    let origin = UnwindSource(source: source, action: "unwindHome:")
    #expect(UnwindSearch(origin).target()?.title == row.nearest)
    #expect(UnwindSearch(origin, rule: .classic).target()?.title == row.classic)
  }

  @Test
  func `a container decides which children are searched`() {
    let container = PickyContainer()
    for title in ["s", "h1", "h2"] { container.addChild(UnwindTree.node(title)) }
    container.hidden = ["h1"]
    let origin = UnwindSource(source: container.children[0], action: "unwindHome:")
    #expect(UnwindSearch(origin).target()?.title == "h2")
    container.hidden = ["h1", "h2"]
    #expect(UnwindSearch(origin).target() == nil)
  }

  @Test
  func `a subclass has the actions of its base class and its own`() {
    let home = SubhomeController()
    let source = SceneController()
    home.present(source)
    for action in ["unwindHome:", "unwindFurther:"] {
      #expect(UnwindSearch(UnwindSource(source: source, action: action)).target() === home)
    }
    #expect(UnwindSearch(UnwindSource(source: source, action: "other:")).target() == nil)
  }

  @Test
  func `the child that contains a controller is found through presentations`() {
    let tree = UnwindTree.navigation("n", UnwindTree.node("a"))
    let shown = UnwindTree.node("b", in: UnwindTree.node("c"))
    tree.children[0].present(shown)
    #expect(tree.child(containing: shown.children[0])?.title == "a")
    #expect(tree.child(containing: tree) == nil)
    #expect(tree.child(containing: SceneController()) == nil)
  }
}

extension SceneController {
  /// Lets a home controller refuse and returns it.
  func allowing(_ allows: Bool) -> SceneController {
    (self as? HomeController)?.allows = allows
    return self
  }
}
