import InterludeSegues
import Testing

/// How controllers are found and made.
@MainActor
@Suite
struct StoryboardTests {
  let storyboard: Storyboard

  init() throws {
    storyboard = Storyboard(
      try Fixture.document(
        Fixture.scene(
          "nav", tag: "navigationController",
          Fixture.relationship("rootViewController", to: "list")),
        Fixture.scene(
          "list", class: "RecordingController", identifier: "List", title: "Songs",
          Fixture.segue("show", to: "detail", "showDetail")),
        Fixture.scene("detail", class: "DetailController"),
        Fixture.scene("other", class: "DetailController", identifier: "Other"),
        Fixture.scene("long", class: "LongDetailController"),
        initial: "nav"))
  }

  @Test
  func `the initial controller is made with its children inside`() throws {
    let navigation = try storyboard.instantiateInitialController()
    #expect(navigation is NavigationController)
    let root = (navigation as? NavigationController)?.rootController
    #expect(root is RecordingController)
    #expect(root?.parent === navigation)
    #expect(navigation.children(by: "rootViewController").first === root)
    #expect(root?.navigationController === navigation)
  }

  @Test
  func `a controller knows its storyboard, identifiers and title`() throws {
    let list = try storyboard.instantiateController(withIdentifier: "List")
    #expect(list.storyboard?.name == "Main")
    #expect(list.storyboardIdentifier == "List")
    #expect(list.sceneDescription?.id == "list")
    #expect(list.title == "Songs")
    #expect(list.parent == nil)
    #expect(list.segues.map(\.identifier) == ["showDetail"])
  }

  @Test
  func `a controller is found by class`() throws {
    let list = try storyboard.instantiateController(RecordingController.self)
    #expect(list.title == "Songs")
    let long = try storyboard.instantiateController(LongDetailController.self)
    #expect(long.sceneDescription?.id == "long")
  }

  @Test
  func `each call makes another controller`() throws {
    let first = try storyboard.instantiateController(withIdentifier: "Other")
    let second = try storyboard.instantiateController(withIdentifier: "Other")
    #expect(first !== second)
  }

  @Test
  func `several controllers of a class and its subclasses are an error`() throws {
    let error = #expect(throws: SegueError.self) {
      try storyboard.instantiateController(DetailController.self)
    }
    #expect(
      error?.description
        == "storyboard 'Main.storyboard' has several controllers of the class 'DetailController', "
        + "on lines 6, 7, 8; ask by identifier")
  }

  @Test
  func `an unknown identifier names those that exist`() throws {
    let error = #expect(throws: SegueError.self) {
      try storyboard.instantiateController(withIdentifier: "Lost")
    }
    #expect(
      error?.description
        == "storyboard 'Main.storyboard' has no controller with the identifier 'Lost'; "
        + "it has 'List', 'Other'")
  }

  @Test
  func `a class that no controller has names those that exist`() throws {
    let error = #expect(throws: SegueError.self) {
      try storyboard.instantiateController(RefusingController.self)
    }
    #expect(
      error?.description
        == "storyboard 'Main.storyboard' has no controller of the class 'RefusingController'; "
        + "it has 'RecordingController', 'DetailController', 'LongDetailController'")
  }

  @Test(arguments: [nil, "lost"])
  func `a storyboard without initial controller says so`(_ initial: String?) throws {
    let storyboard = Storyboard(try Fixture.document(Fixture.scene("a"), initial: initial))
    #expect(throws: SegueError.noInitialController(storyboard: "Main.storyboard", named: initial)) {
      try storyboard.instantiateInitialController()
    }
  }

  @Test
  func `every container gets its children in document order`() throws {
    let storyboard = Storyboard(
      try Fixture.document(
        Fixture.scene(
          "tabs", tag: "tabBarController", Fixture.relationship("viewControllers", to: "split"),
          Fixture.relationship("viewControllers", to: "window")),
        Fixture.scene(
          "split", tag: "splitViewController",
          Fixture.relationship("masterViewController", to: "a"),
          Fixture.relationship("detailViewController", to: "b")),
        Fixture.scene(
          "window", tag: "windowController",
          Fixture.relationship("window.shadowedContentViewController", to: "pages")),
        Fixture.scene("pages", tag: "pagecontroller", Fixture.relationship("page", to: "c")),
        Fixture.scene("a", title: "a"), Fixture.scene("b", title: "b"),
        Fixture.scene("c", title: "c"), initial: "tabs"))
    let tabs = try storyboard.instantiateInitialController()
    let split = tabs.children.first
    let window = tabs.children.last as? WindowController
    let pages = window?.contentController as? PageViewController
    #expect(tabs is TabBarController)
    #expect(split is SplitViewController)
    #expect(split?.children.map(\.title) == ["a", "b"])
    #expect(split?.children.first?.splitViewController === split)
    #expect(pages?.pages.map(\.title) == ["c"])
    #expect(pages?.tabBarController === tabs)
  }

  @Test
  func `a storyboard by itself is loaded from a file`() throws {
    let error = #expect(throws: StoryboardError.self) { try Storyboard(file: "no/such.storyboard") }
    #expect(error?.reason == .missing)
  }
}
