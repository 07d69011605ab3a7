import InterludeSegues
import Testing

/// Ways through the screens of a storyboard.
@MainActor
@Suite
struct NavigationRouteTests {
  private struct Lost: Error {}

  private func storyboard(initial: String? = "tabs") throws -> Storyboard {
    Storyboard(
      try Fixture.document(
        Fixture.scene(
          "tabs", tag: "tabBarController", Fixture.relationship("viewControllers", to: "nav"),
          Fixture.relationship("viewControllers", to: "other"),
          Fixture.segue("presentation", to: "detail", "help")),
        Fixture.scene(
          "nav", tag: "navigationController",
          Fixture.relationship("rootViewController", to: "list")),
        Fixture.scene(
          "list", class: "RecordingController", Fixture.segue("show", to: "middle", "go"),
          Fixture.segue("show", to: "detail", "both")),
        Fixture.scene(
          "other", class: "DetailController", Fixture.segue("show", to: "middle", id: "unnamed"),
          Fixture.segue("show", to: "detail", "both")),
        Fixture.scene(
          "middle", class: "HomeController", title: "middle",
          Fixture.segue("presentation", to: "modal", "go")),
        Fixture.scene(
          "modal", tag: "navigationController",
          Fixture.relationship("rootViewController", to: "detail")),
        Fixture.scene(
          "detail", class: "LongDetailController",
          Fixture.segue("unwind", to: "x", "back", more: " unwindAction=\"unwindHome:\""),
          Fixture.segue("unwind", to: "x", "lost", more: " unwindAction=\"unwindLost:\"")),
        initial: initial))
  }

  private func failure(
    _ route: NavigationRoute, _ body: (NavigationRoute) throws -> Void
  ) -> String? {
    #expect(throws: NavigationFailure.self) { try body(route) }?.description
  }

  @Test
  func `a way leads from the initial controller through tabs and stacks to a screen`() throws {
    let route = try NavigationRoute(from: storyboard())
    let detail = try route.follow("go", "go").arrive(at: DetailController.self)
    #expect(detail is LongDetailController)
    #expect(
      route.trace == [
        "TabBarController", "HomeController by segue 'go'",
        "NavigationController by segue 'go'",
      ])
  }

  @Test
  func `a segue without identifier is followed by its object identifier`() throws {
    let route = try NavigationRoute(from: storyboard())
    try route.follow(.segue(object: "unnamed"))
    #expect(route.trace.last == "HomeController by segue with the object identifier 'unnamed'")
    #expect(
      failure(route) { try $0.follow(.segue(object: "lost")) }?
        .contains("no screen in sight has segue with the object identifier 'lost'") == true)
  }

  @Test(arguments: ["play-id", "Play Button"])
  func `the segue of a control is followed by the control`(element: String) throws {
    let button =
      "</connections><view key=\"view\" id=\"v\"><button id=\"play-id\" userLabel=\"Play Button\">"
      + "<connections>" + Fixture.segue("show", to: "b", id: "s1")
      + "</connections></button></view><connections>"
    let storyboard = Storyboard(
      try Fixture.document(
        Fixture.scene("a", class: "RecordingController", button),
        Fixture.scene("b", class: "DetailController"), initial: "a"))
    let route = try NavigationRoute(from: storyboard)
    #expect(try route.follow(.tap(element)).arrive(at: DetailController.self) === route.screen)
    #expect((route.root as? RecordingController)?.words == ["should ", "prepare -"])
    #expect(route.trace.last == "DetailController by segue of '\(element)'")
  }

  @Test
  func `a way leads back by an unwind segue and on from a container around the screen`() throws {
    let route = try NavigationRoute(from: storyboard())
    try route.follow("go", "go", "back", "help")
    #expect(route.trace.last == "LongDetailController by segue 'help'")
    #expect(route.root.presentedController === route.screen)
  }

  @Test
  func `a step can be a segue without identifier, and have a closure`() throws {
    let route = try NavigationRoute(from: storyboard())
    try route.follow(.segue(to: "HomeController", from: "DetailController")) { segue in
      segue.destination.title = "configured"
    }
    #expect(try route.arrive(at: HomeController.self).title == "configured")
  }

  @Test
  func `a segue that no screen in sight has fails with the trace`() throws {
    let route = try NavigationRoute(from: storyboard())
    #expect(
      failure(route) { try $0.follow("go", "both") }
        == """
        no screen in sight has segue 'both'; there is 'go', 'help'; the way so far:
          1. TabBarController
          2. HomeController by segue 'go'
        """)
  }

  @Test
  func `a segue that two tabs have is told apart by its source`() throws {
    let route = try NavigationRoute(from: storyboard())
    let owner = { (name: String, line: Int) in
      "segue 'both' of controller '\(name)' (Main.storyboard:\(line))"
    }
    #expect(
      failure(route) { try $0.follow("both") }
        == """
        segue 'both' is there several times: \(owner("DetailController", 7)), \
        \(owner("RecordingController", 6)); the way so far:
          1. TabBarController
        """)
    try route.follow(.segue("both", from: "RecordingController"))
    #expect(try route.arrive(at: DetailController.self).title == nil)
  }

  @Test
  func `of two tabs with the segue the selected one is meant`() throws {
    let tabs = try #require(
      try storyboard().instantiateInitialController() as? TabBarController)
    tabs.selectedIndex = 1
    let route = try NavigationRoute(from: tabs).follow("both")
    #expect(route.screen.presentingController is DetailController)
  }

  @Test
  func `a screen that code has presented is reached, and its segues too`() throws {
    let storyboard = try storyboard()
    let tabs = try storyboard.instantiateInitialController()
    let scene = try #require(storyboard.document.controllers.first { $0.id == "middle" })
    tabs.present(try storyboard.instantiate(scene))
    let route = NavigationRoute(from: tabs)
    #expect(try route.arrive(at: HomeController.self) === tabs.presentedController)
    let detail = try route.follow("go").arrive(at: DetailController.self)
    #expect(detail.parent?.presentingController === tabs.presentedController)
  }

  @Test
  func `the segue of a control is triggered as a tap does`() throws {
    let storyboard = Storyboard(
      try Fixture.document(
        "<scene sceneID=\"s\"><objects><viewController id=\"a\" customClass=\"StubbornController\" "
          + "customModule=\"InterludeSeguesTests\"><button id=\"b1\" userLabel=\"Next\"><connections>"
          + Fixture.segue("show", to: "b", "next") + "</connections></button></viewController>"
          + "</objects></scene>", Fixture.scene("b", class: "DetailController"), initial: "a"))
    let route = try NavigationRoute(from: storyboard).follow("next")
    #expect(try route.arrive(at: DetailController.self) === route.screen)
    #expect((route.root as? StubbornController)?.words == ["should next", "prepare next"])
  }

  @Test
  func `a segue that is denied, fails or finds no way back fails with the reason`() throws {
    let route = try NavigationRoute(from: storyboard())
    try route.follow(.segue("both", from: "DetailController"))
    #expect(
      failure(route) { try $0.follow("lost") }?.hasPrefix("segue 'lost' ended as 'noTarget'")
        == true)
    #expect(
      failure(route) { try $0.follow("back") { _ in throw Lost() } }?.hasPrefix("segue 'back' ")
        == true)
  }

  @Test
  func `a closure that throws fails the way with its text`() throws {
    let route = try NavigationRoute(from: storyboard())
    let text = failure(route) { try $0.follow("go") { _ in throw Lost() } }
    #expect(
      text == """
        segue 'go' failed: Lost(); the way so far:
          1. TabBarController
        """)
  }

  @Test
  func `a way that ends elsewhere fails with what was tried`() throws {
    let route = try NavigationRoute(from: storyboard()).follow("go")
    #expect(
      failure(route) { _ = try $0.arrive(at: DetailController.self) }
        == """
        the way does not end at 'DetailController'; tried 'HomeController'; the way so far:
          1. TabBarController
          2. HomeController by segue 'go'
        """)
  }

  @Test
  func `a storyboard without initial controller has no way`() throws {
    let error = #expect(throws: NavigationFailure.self) {
      try NavigationRoute(from: storyboard(initial: nil))
    }
    #expect(
      error?.description
        == "the way has no beginning: storyboard 'Main.storyboard' has no initial controller; "
        + "set one in Interface Builder, or ask for a controller by identifier")
  }
}
