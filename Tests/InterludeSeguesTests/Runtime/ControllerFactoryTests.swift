import InterludeSegues
import Testing

/// How the class that a storyboard names becomes a controller.
@MainActor
@Suite
struct ControllerFactoryTests {
  private func make(
    _ name: String, module: String? = "InterludeSeguesTests", tag: String = "viewController",
    _ factory: ControllerFactory = ControllerFactory()
  ) throws -> SceneController {
    let module = module.map { " customModule=\"\($0)\"" } ?? ""
    let scene =
      "<scene sceneID=\"s\"><objects><\(tag) id=\"a\" customClass=\"\(name)\"\(module)/>"
      + "</objects></scene>"
    return try Storyboard(try Fixture.document(scene, initial: "a"), factory: factory)
      .instantiateInitialController()
  }

  @Test
  func `a class of the program is found by its module and name`() throws {
    #expect(try make("DetailController") is DetailController)
  }

  @Test
  func `a class without a module is looked for in the target module`() throws {
    let factory = ControllerFactory(targetModule: "InterludeSeguesTests")
    #expect(try make("DetailController", module: nil, factory) is DetailController)
  }

  @Test(arguments: [nil, "App"])
  func `a registered class needs no module`(_ module: String?) throws {
    var factory = ControllerFactory()
    factory.register(DetailController.self)
    #expect(try make("DetailController", module: module, factory) is DetailController)
  }

  @Test
  func `a class can be registered under another name`() throws {
    var factory = ControllerFactory()
    factory.register(DetailController.self, as: "Legacy.SongController")
    #expect(try make("SongController", module: "Legacy", factory) is DetailController)
  }

  @Test
  func `a registered closure comes before the class of the program`() throws {
    var factory = ControllerFactory()
    factory.register("InterludeSeguesTests.DetailController") { coder in
      LongDetailController(coder: coder)
    }
    #expect(try make("DetailController", factory) is LongDetailController)
  }

  @Test
  func `an unknown class is an error that says what to do`() throws {
    let error = #expect(throws: SegueError.self) { try make("LostController", module: "App") }
    #expect(
      error?.description
        == "the class 'App.LostController' of controller 'LostController' (Main.storyboard:4) is "
        + "unknown; link its module, register it with 'ControllerFactory', or allow plain "
        + "controllers")
  }

  @Test
  func `an unknown class is a plain controller of its tag when asked for`() throws {
    let factory = ControllerFactory(unknownClasses: .plain)
    let made = try make("LostController", module: "App", tag: "tabBarController", factory)
    #expect(made is TabBarController)
  }

  @Test(arguments: ["Optional<Int>", "a.b", "_TtC4Main4Lost", "", "é", "1st", "ui view"])
  func `a name that is no class name is unknown, quietly`(_ name: String) throws {
    let escaped = name.replacing("<", with: "&lt;")
    if name.isEmpty {
      #expect(try make(escaped) is NavigationController == false)
    } else {
      #expect(throws: SegueError.self) { try make(escaped) }
    }
  }

  @Test
  func `a class that is no controller is an error`() throws {
    let error = #expect(throws: SegueError.self) { try make("NoController") }
    #expect(
      error?.description
        == "the class 'InterludeSeguesTests.NoController' of controller 'NoController' "
        + "(Main.storyboard:4) is not a 'SceneController'; derive it from one, or register "
        + "another class for it")
  }

  @Test
  func `a controller that refuses to be made is an error`() throws {
    let error = #expect(throws: SegueError.self) { try make("RefusingController") }
    #expect(
      error?.description
        == "'init(coder:)' of controller 'RefusingController' (Main.storyboard:4) returned nil; "
        + "return a controller")
  }
}
