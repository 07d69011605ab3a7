import InterludeSegues
import Testing

/// What an unwind segue does to nested containers, by a table written by hand.
///
/// `s` is the source, `d` the destination; `UnwindTree.picture(of:)` explains the pictures. Sources: [U] Apple,
/// `unwind(for:towards:)`: the controllers on the way are told, and a tab bar controller selects the tab; [V] Apple, View
/// Controller Programming Guide, "Using Segues": presented controllers are dismissed, pushed ones popped.
@MainActor
@Suite
struct UnwindTransitionTests {
  typealias Tree = UnwindTree

  /// One row: a tree, and its picture before and after.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let before: String
    let after: String
    /// The number of controllers that are told what comes next.
    let told: Int
    let tree: @MainActor @Sendable () -> SceneController
  }

  nonisolated static let rows: [Row] = [
    Row(
      testDescription: "[V] what was pushed above the destination is popped",
      before: "n(r d x s)", after: "n(r d)", told: 1
    ) { Tree.navigation("n", Tree.node("r"), Tree.node("d"), Tree.node("x"), Tree.node("s")) },
    Row(
      testDescription: "[V] a presenter dismisses the source", before: "d>s", after: "d", told: 0
    ) { Tree.node("d").presenting(Tree.node("s")) },
    Row(
      testDescription: "[V] a presented container goes with the source", before: "d>m(r s)",
      after: "d", told: 1
    ) { Tree.node("d").presenting(Tree.navigation("m", Tree.node("r"), Tree.node("s"))) },
    Row(
      testDescription: "[V] of several presentations the outermost ends", before: "d>p>s",
      after: "d", told: 1
    ) { Tree.node("d").presenting(Tree.node("p").presenting(Tree.node("s"))) },
    Row(
      testDescription: "[V] a presenter that was pushed is popped too", before: "n(d p>s)",
      after: "n(d)", told: 2
    ) { Tree.navigation("n", Tree.node("d"), Tree.node("p").presenting(Tree.node("s"))) },
    Row(
      testDescription: "[V] what another stack has pushed is popped there",
      before: "v(n(s) m(d x))", after: "v(n(s) m(d))", told: 3
    ) {
      Tree.split(
        "v", Tree.navigation("n", Tree.node("s")),
        Tree.navigation("m", Tree.node("d"), Tree.node("x")))
    },
    Row(
      testDescription: "[U] a tab bar controller selects the tab", before: "t(n1(r s) n2(d))",
      after: "t(n1(r s) *n2(d))", told: 3
    ) {
      Tree.tabs(
        "t", Tree.navigation("n1", Tree.node("r"), Tree.node("s")),
        Tree.navigation("n2", Tree.node("d")))
    },
    Row(
      testDescription: "[U] tabs inside of tabs are selected", before: "t(u1(s) u2(x d))",
      after: "t(u1(s) *u2(x *d))", told: 3
    ) {
      Tree.tabs(
        "t", Tree.tabs("u1", Tree.node("s")), Tree.tabs("u2", Tree.node("x"), Tree.node("d")))
    },
    Row(
      testDescription: "[U] a presentation over tabs ends and a tab is selected",
      before: "t(a>m(s) d)", after: "t(a *d)", told: 3
    ) {
      Tree.tabs(
        "t", Tree.node("a").presenting(Tree.navigation("m", Tree.node("s"))), Tree.node("d"))
    },
    Row(
      testDescription: "[U] a presentation that holds both ends stays", before: "p>d(c(s))",
      after: "p>d(c(s))", told: 1
    ) { Tree.node("p").presenting(Tree.node("d", in: Tree.node("c", in: Tree.node("s")))) },
    Row(
      testDescription: "[U] what holds nothing of the source is left alone",
      before: "r(s)", after: "r(s)", told: 0
    ) { Tree.node("r", in: Tree.node("s")) },
  ]

  @Test(arguments: rows)
  func `a transition changes the containers between source and destination`(_ row: Row) throws {
    let tree = row.tree()
    let source = try #require(Tree.find("s", in: tree))
    let destination = Tree.find("d", in: tree) ?? SceneController()
    #expect(Tree.picture(of: tree) == row.before)
    let trace = SegueTrace()
    trace.record {
      Segue(identifier: nil, kind: .unwind, source: source, destination: destination).perform()
    }
    #expect(Tree.picture(of: tree) == row.after)
    #expect(trace.events.count { $0.step == .unwindTowards } == row.told)
  }
}
