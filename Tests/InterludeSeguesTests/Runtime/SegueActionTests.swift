import InterludeSegues
import Testing

/// Segue actions.
///
/// Sources: release notes of Xcode 11; compiler tests of `@IBSegueAction` for the arities; real files for the
/// selectors and for actions on relationships.
@MainActor
@Suite
struct SegueActionTests {
  let trace = SegueTrace()

  private func source(
    class name: String = "ActionController", _ segues: String, _ scenes: String...,
    factory: ControllerFactory = ControllerFactory()
  ) throws -> ActionController {
    let document = try Fixture.document(
      Fixture.scene("a", class: name, segues),
      Fixture.scene("b", class: "DetailController"),
      Fixture.scene(
        "n", tag: "navigationController",
        Fixture.segue(
          "relationship", to: "b", id: "root",
          more: " relationship=\"rootViewController\" destinationCreationSelector=\"inner:sender:\""
        )),
      scenes.joined(separator: "\n"), initial: "a")
    return try #require(
      try Storyboard(document, factory: factory).instantiateInitialController()
        as? ActionController)
  }

  private func segue(_ selector: String, _ identifier: String? = nil, kind: String = "show")
    -> String
  {
    Fixture.segue(
      kind, to: "b", identifier, id: selector, more: " destinationCreationSelector=\"\(selector)\"")
  }

  // Row 2. Source: release notes of Xcode 11; the question comes first, as for every control.
  @Test
  func `an action stands between the question and init`() throws {
    let source = try source(segue("showPreview:", "go"))
    try trace.record {
      try source.performSegue(withIdentifier: "go", askShouldPerform: true) { _ in }
    }
    #expect(
      trace.words.prefix(6) == [
        "shouldPerform ActionController go",
        "segueAction ActionController showPreview:",
        "init DetailController",
        "awakeFromNib DetailController",
        "segue ActionController Segue",
        "configure ActionController go",
      ])
  }

  @Test(arguments: [
    ("showPreview:", "coder"), ("makeDetailWithCoder:sender:", "coder me"),
    ("makeDetailWithCoder:sender:segueIdentifier:", "coder me go"),
  ])
  func `an action gets one, two or three arguments`(_ selector: String, _ word: String) throws {
    let source = try source(segue(selector, "go"))
    var song: String?
    try source.performSegue(withIdentifier: "go", sender: "me") { (detail: DetailController) in
      song = detail.song
    }
    #expect(song == word)
  }

  @Test
  func `a segue with an action needs no identifier`() throws {
    let source = try source(segue("makeDetailWithCoder:sender:segueIdentifier:"))
    try source.performSegue(try #require(source.segues.first), sender: 1) { segue in
      #expect((segue.destination as? DetailController)?.song == "coder 1 none")
    }
  }

  // Section 1.3: "The value becomes `segue.destination` seen in `prepare`".
  @Test
  func `what the action made is the destination that prepare sees`() throws {
    let source = try source(segue("subclass:", "go"))
    source.onPrepare = { segue, _ in #expect(segue.destination is LongDetailController) }
    try source.performSegue(withIdentifier: "go", sender: nil)
    #expect(source.words == ["prepare go"])
  }

  // Section 1.3: "nil → falls back to `init(coder:)`; nil does not cancel the segue".
  @Test
  func `an action that returns nil leaves it to init, and the segue goes ahead`() throws {
    let source = try source(segue("nothing:", "go"))
    let outcome = try trace.record {
      try source.performSegue(withIdentifier: "go", sender: nil)
    }
    #expect(outcome == .performed)
    #expect(
      trace.words.prefix(3) == [
        "segueAction ActionController nothing:", "declined ActionController nothing:",
        "init DetailController",
      ])
  }

  @Test
  func `actions and their methods are inherited and overridden`() throws {
    let source = try source(class: "DerivedActionController", segue("showPreview:", "go"))
    try source.performSegue(withIdentifier: "go") { (detail: DetailController) in
      #expect(detail.song == "derived")
    }
    let added = try self.source(class: "DerivedActionController", segue("added:", "go"))
    try added.performSegue(withIdentifier: "go") { (detail: DetailController) in
      #expect(detail.song == "added")
    }
  }

  // Section 1.3: "Action on a relationship segue is sent to the source of the outer segue".
  @Test
  func `the action of a relationship goes to the source of the outer segue`() throws {
    let source = try source(Fixture.segue("presentation", to: "n", "go"))
    try trace.record {
      try source.performSegue(withIdentifier: "go", sender: "me") { (detail: DetailController) in
        #expect(detail.song == "inner me")
      }
    }
    #expect(
      trace.words.prefix(3) == [
        "init NavigationController", "segueAction ActionController inner:sender:",
        "init DetailController",
      ])
  }

  // Section 1.3: "It passes through storyboard references".
  @Test
  func `the action of a relationship finds its source through a reference`() throws {
    let main = try Fixture.document(
      Fixture.scene("a", class: "ActionController", Fixture.segue("show", to: "r", "go")),
      Fixture.reference("r", to: "Other"), initial: "a")
    let other = try Fixture.document(
      Fixture.scene(
        "n", tag: "navigationController",
        Fixture.segue(
          "relationship", to: "s", id: "root",
          more: " relationship=\"rootViewController\" destinationCreationSelector=\"inner:sender:\""
        )),
      Fixture.reference("s", to: "Third"), initial: "n", file: "Other.storyboard")
    let third = try Fixture.document(
      Fixture.scene("b", class: "DetailController"), initial: "b", file: "Third.storyboard")
    let source = try StoryboardSet([main, other, third]).storyboard(named: "Main")
      .instantiateInitialController()
    try source.performSegue(withIdentifier: "go", sender: "far") { (detail: DetailController) in
      #expect(detail.song == "inner far")
    }
  }

  @Test
  func `the action of a relationship inside an embed goes to the embedding controller`() throws {
    let source = try source(Fixture.segue("embed", to: "n"))
    try source.loadViewIfNeeded()
    let detail = source.children.first?.children.first as? DetailController
    #expect(detail?.song == "inner ActionController")
  }

  @Test
  func `an embed segue has an action of its own`() throws {
    let source = try source(segue("showPreview:", "in", kind: "embed"))
    try source.loadViewIfNeeded()
    #expect((source.children.first as? DetailController)?.song == "coder")
  }

  @Test
  func `the action of a relationship without outer segue leaves it to init`() throws {
    let document = try Fixture.document(
      Fixture.scene(
        "n", tag: "navigationController",
        Fixture.segue(
          "relationship", to: "b", id: "root",
          more: " relationship=\"rootViewController\" destinationCreationSelector=\"inner:sender:\""
        )),
      Fixture.scene("b", class: "DetailController"), initial: "n")
    let navigation = try Storyboard(document).instantiateInitialController()
    #expect((navigation.children.first as? DetailController)?.song == nil)
  }

  @Test
  func `an action that the class does not list is an error`() throws {
    let source = try source(segue("lost:", "go"))
    let error = #expect(throws: SegueError.self) {
      try source.performSegue(withIdentifier: "go", sender: nil)
    }
    #expect(
      error?.description
        == "segue 'go' of controller 'ActionController' (Main.storyboard:4) names the segue action "
        + "'lost:', which 'ActionController' does not list in 'segueActions'; it lists "
        + "'showPreview:', 'makeDetailWithCoder:sender:', "
        + "'makeDetailWithCoder:sender:segueIdentifier:', 'subclass:', 'nothing:', 'inner:sender:', "
        + "'wrong:', 'stranger:'")
  }

  @Test
  func `a plain controller that stands in for a class has no actions to ask`() throws {
    let document = try Fixture.document(
      "<scene sceneID=\"s\"><objects><viewController id=\"a\" customClass=\"Lost\" "
        + "customModule=\"App\"><connections>" + segue("lost:", "go")
        + "</connections></viewController></objects></scene>",
      Fixture.scene("b", class: "DetailController"), initial: "a")
    let source = try Storyboard(document, factory: ControllerFactory(unknownClasses: .plain))
      .instantiateInitialController()
    #expect(try source.performSegue(withIdentifier: "go", sender: nil) == .performed)
  }

  @Test
  func `an action of another class is an error`() throws {
    let document = try Fixture.document(
      Fixture.scene(
        "a", class: "MisplacedActionController",
        Fixture.segue(
          "show", to: "b", "go", more: " destinationCreationSelector=\"showPreview:\"")),
      Fixture.scene("b", class: "DetailController"), initial: "a")
    let source = try Storyboard(document).instantiateInitialController()
    let error = #expect(throws: SegueError.self) { try source.performSegue(withIdentifier: "go") }
    #expect(
      error?.description
        == "controller 'MisplacedActionController' (Main.storyboard:4) is not a "
        + "'ActionController'; ask for a class that it is")
  }
}

/// A source with segue actions.
class ActionController: RecordingController {
  override class var segueActions: [SegueAction] {
    [
      SegueAction("showPreview:", ActionController.showPreview),
      SegueAction("makeDetailWithCoder:sender:", ActionController.makeDetail(_:sender:)),
      SegueAction(
        "makeDetailWithCoder:sender:segueIdentifier:",
        ActionController.makeDetail(_:sender:identifier:)),
      SegueAction("subclass:") { (_: ActionController, coder) in
        LongDetailController(coder: coder)
      },
      SegueAction("nothing:") { (_: ActionController, _) -> DetailController? in nil },
      SegueAction("inner:sender:") { (source: ActionController, coder, sender) in
        let word = (sender as? SceneController).map { "\(type(of: $0))" } ?? "\(sender ?? "none")"
        return source.detail(coder, "inner \(word)")
      },
      SegueAction("wrong:") { (_: ActionController, coder) in SceneController(coder: coder) },
      SegueAction("stranger:") { (_: ActionController, _) -> DetailController? in
        DetailController()
      },
    ]
  }

  func showPreview(_ coder: SceneCoder) -> DetailController? { detail(coder, "coder") }

  func makeDetail(_ coder: SceneCoder, sender: Any?) -> DetailController? {
    detail(coder, "coder \(sender ?? "none")")
  }

  func makeDetail(_ coder: SceneCoder, sender: Any?, identifier: String?) -> DetailController? {
    detail(coder, "coder \(sender ?? "none") \(identifier ?? "none")")
  }

  func detail(_ coder: SceneCoder, _ song: String) -> DetailController? {
    let made = DetailController(coder: coder)
    made?.song = song
    return made
  }
}

/// A class that lists an action of another class.
final class MisplacedActionController: SceneController {
  override class var segueActions: [SegueAction] {
    [SegueAction("showPreview:", ActionController.showPreview)]
  }
}

/// A class that overrides one of the methods and adds an action.
final class DerivedActionController: ActionController {
  override class var segueActions: [SegueAction] {
    super.segueActions + [
      SegueAction("added:") { (source: DerivedActionController, coder) in
        source.detail(coder, "added")
      }
    ]
  }

  override func showPreview(_ coder: SceneCoder) -> DetailController? { detail(coder, "derived") }
}
