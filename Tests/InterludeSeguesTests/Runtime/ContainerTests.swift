import InterludeSegues
import Testing

/// What containers and windows do with what segues bring.
@MainActor
@Suite
struct ContainerTests {
  let trace = SegueTrace()

  @Test
  func `a tab is chosen when the tab bar is displayed, and only it is loaded`() throws {
    let tabs = TabBarController()
    let (first, second) = (SceneController(), SceneController())
    for tab in [first, second] { tabs.addChild(tab) }
    #expect(tabs.selectedIndex == nil)
    #expect(tabs.selectedController == nil)
    try Window().show(tabs)
    #expect(tabs.selectedIndex == 0)
    #expect(first.isViewLoaded)
    #expect(!second.isViewLoaded)
    tabs.selectedIndex = 7
    #expect(tabs.selectedController == nil)
  }

  @Test
  func `a show in a split view controller replaces the first column`() {
    let split = SplitViewController()
    let (first, second, third) = (SceneController(), SceneController(), DetailController())
    for column in [first, second] { split.addChild(column) }
    trace.record {
      Segue(identifier: nil, kind: .show, source: second, destination: third).perform()
    }
    #expect(split.children.first === third)
    #expect(split.children.count == 2)
    #expect(
      trace.words == [
        "willMove SceneController nil", "didMove SceneController nil",
        "willMove DetailController SplitViewController",
      ])
  }

  @Test
  func `every column, the first page and a window's content are loaded`() throws {
    let (split, pages, window) = (SplitViewController(), PageViewController(), WindowController())
    let leaves = (0..<4).map { _ in SceneController() }
    window.addChild(split)
    split.addChild(leaves[0])
    split.addChild(pages)
    for page in leaves[1...2] { pages.addChild(page) }
    try Window().show(window)
    #expect(leaves.map(\.isViewLoaded) == [true, true, false, false])
  }

  @Test
  func `a page controller shows the page that was chosen, and typed closures look into it`() throws
  {
    let pages = PageViewController()
    let (first, second, third) = (SceneController(), DetailController(), SceneController())
    #expect(pages.currentPage == nil)
    pages.addChild(first)
    pages.addChild(second)
    #expect(pages.currentPage === first)
    let window = Window()
    try window.show(pages)
    pages.showPage(second)
    try window.update()
    #expect(second.isViewLoaded)
    let segue = Segue(identifier: nil, kind: .show, source: first, destination: pages)
    let found: DetailController = try LookThrough<ScenePlatform, DetailController>().target(
      of: segue)
    #expect(found === second)
    pages.showPage(third)
    #expect(pages.pages.count == 3 && pages.currentPage === third)
    third.removeFromParent()
    #expect(pages.currentPage === first)
  }

  @Test
  func `a page controller shows no page that holds it, and turns to the one on the way back`() {
    let (outer, pages, page) = (SceneController(), PageViewController(), SceneController())
    outer.addChild(pages)
    pages.addChild(SceneController())
    pages.addChild(page)
    pages.showPage(outer)
    pages.showPage(pages)
    #expect(pages.pages.count == 2 && outer.parent == nil)
    let segue = Segue(identifier: nil, kind: .unwind, source: outer, destination: page)
    pages.unwind(segue, towards: page)
    #expect(pages.currentPage === page)
    pages.unwind(segue, towards: outer)
    #expect(pages.currentPage === page)
  }

  @Test
  func `what a displayed controller presents is loaded`() throws {
    let (root, sheet) = (SceneController(), SceneController())
    let window = Window()
    try window.show(root)
    root.present(sheet)
    #expect(!sheet.isViewLoaded)
    #expect(sheet.window === window)
    try window.update()
    #expect(sheet.isViewLoaded)
    root.dismissPresented()
    #expect(sheet.window == nil)
  }

  @Test
  func `nothing presents or contains what holds it`() {
    let (root, middle, sheet) = (SceneController(), NavigationController(), SceneController())
    root.addChild(middle)
    middle.present(sheet)
    sheet.present(root)
    sheet.present(sheet)
    sheet.addChild(middle)
    #expect(root.presentingController == nil)
    #expect(sheet.presentedController == nil)
    #expect(sheet.children.isEmpty)
    #expect(middle.parent === root)
  }

  @Test
  func `a controller is in one place at a time`() {
    let (first, second, child) = (SceneController(), SceneController(), SceneController())
    first.addChild(child)
    second.present(child)
    #expect(first.children.isEmpty)
    #expect(child.parent == nil)
    first.addChild(child)
    #expect(second.presentedController == nil)
    #expect(child.presentingController == nil)
  }

  @Test
  func `a view that performs a segue when it has loaded is displayed with what comes`() throws {
    let storyboard = Storyboard(
      try Fixture.document(
        Fixture.scene("a", class: "EagerController", Fixture.segue("presentation", to: "b", "go")),
        Fixture.scene("b", class: "DetailController"), initial: "a"))
    let root = try storyboard.instantiateInitialController()
    try Window().show(root)
    #expect(root.presentedController?.isViewLoaded == true)
  }

  @Test
  func `displays that lead to displays without end are an error`() throws {
    let storyboard = Storyboard(
      try Fixture.document(
        Fixture.scene("a", class: "EagerController", Fixture.segue("presentation", to: "a", "go")),
        initial: "a"))
    let window = Window()
    let error = #expect(throws: SegueError.self) {
      try window.show(try storyboard.instantiateInitialController())
    }
    guard case .tooLarge = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
  }
}

/// A controller that goes on as soon as its view has loaded.
final class EagerController: SceneController {
  override func viewDidLoad() {
    _ = try? performSegue(withIdentifier: "go", sender: nil)
  }
}
