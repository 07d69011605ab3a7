import InterludeSegues
import Testing

/// Where UIKit raises an exception, an error says the same in one sentence.
@MainActor
@Suite
struct SilentFailureTests {
  private func sentence(_ body: () throws -> Void) -> String? {
    #expect(throws: SegueError.self) { try body() }?.description
  }

  private func source(_ segue: String, class name: String = "ActionController") throws
    -> SceneController
  {
    try Storyboard(
      try Fixture.document(
        Fixture.scene("a", class: name, identifier: "A", segue),
        Fixture.scene("b", class: "DetailController", identifier: "B"), initial: "a")
    ).instantiateInitialController()
  }

  // "Receiver (<X: ptr>) has no segue with identifier 'Y'". Source: Apple, `performSegue(withIdentifier:sender:)`.
  @Test
  func `no segue with that identifier`() throws {
    let source = try source(Fixture.segue("show", to: "b", "go"))
    #expect(
      sentence { try source.performSegue(withIdentifier: "Y", sender: nil) }
        == "controller 'ActionController' (Main.storyboard:4) has no segue 'Y'; it has 'go'")
  }

  // The same exception. Source: Apple, `performSegue(withIdentifier:sender:)`.
  @Test
  func `a controller that was not made from a storyboard`() {
    #expect(
      sentence { try DetailController().performSegue(withIdentifier: "Y", sender: nil) }
        == "controller 'DetailController' was not made from a storyboard, so it has no segue 'Y'; "
        + "make it from one")
  }

  // "Could not find a storyboard named 'X' in bundle". Source: happyfoxinc/helpstack#70.
  @Test
  func `no storyboard of that name`() throws {
    let set = StoryboardSet([try Fixture.document(Fixture.scene("a"))])
    #expect(
      sentence { _ = try set.storyboard(named: "X") }
        == "no storyboard 'X' was loaded; there is 'Main'")
  }

  // "Storyboard (<UIStoryboard: ptr>) doesn't contain a view controller with identifier 'X'". Source: published probe.
  @Test
  func `no controller with that identifier`() throws {
    let storyboard = Storyboard(try Fixture.document(Fixture.scene("a", identifier: "A")))
    #expect(
      sentence { _ = try storyboard.instantiateController(withIdentifier: "X") }
        == "storyboard 'Main.storyboard' has no controller with the identifier 'X'; it has 'A'")
  }

  // UIKit returns nil. Source: Apple, `instantiateInitialViewController()`.
  @Test
  func `no initial controller`() throws {
    let storyboard = Storyboard(try Fixture.document(Fixture.scene("a")))
    #expect(
      sentence { _ = try storyboard.instantiateInitialController() }
        == "storyboard 'Main.storyboard' has no initial controller; set one in Interface Builder, "
        + "or ask for a controller by identifier")
  }

  // "Unknown class … in Interface Builder file", and the base class. Source: weilsonwonder/WWCalendarTimeSelector#15.
  @Test
  func `a class that is not found`() throws {
    #expect(
      sentence { _ = try source("", class: "Lost") }
        == "the class 'InterludeSeguesTests.Lost' of controller 'Lost' (Main.storyboard:4) is "
        + "unknown; link its module, register it with 'ControllerFactory', or allow plain "
        + "controllers")
  }

  // "this class is not key value coding-compliant for the key titleLabel". Source: published probe.
  @Test
  func `an outlet without a property`() throws {
    let outlet = "<outlet property=\"artist\" destination=\"l1\" id=\"c1\"/>"
    let document = try Fixture.document(
      Fixture.scene("a", class: "OutletController", outlet), initial: "a")
    #expect(
      sentence { _ = try Storyboard(document).instantiateInitialController() }
        == "line 4 connects the outlet 'artist' of controller 'OutletController' "
        + "(Main.storyboard:4), whose class does not list it in 'outlets'; it lists 'titleLabel', "
        + "'labels': add it, or take the connection out in Interface Builder")
  }

  // UIKit logs a key path that does not exist. Source: published probe.
  @Test
  func `a runtime attribute that nobody takes is passed over`() throws {
    let document = try Fixture.document(
      "<scene sceneID=\"s\"><objects><viewController id=\"a\"><userDefinedRuntimeAttributes>"
        + "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"lost\" value=\"x\"/>"
        + "</userDefinedRuntimeAttributes></viewController></objects></scene>", initial: "a")
    #expect(throws: Never.self) { try Storyboard(document).instantiateInitialController() }
  }

  // "Custom instantiated <X> must be kind of class …". Source: a public crash log.
  @Test
  func `a creator that makes another class`() throws {
    let storyboard = Storyboard(
      try Fixture.document(Fixture.scene("a", tag: "navigationController"), initial: "a"))
    #expect(
      sentence { _ = try storyboard.instantiateInitialController { DetailController(coder: $0) } }
        == "the creator for controller 'navigationController' (Main.storyboard:4) made a "
        + "'DetailController', which is not a 'NavigationController'; make a "
        + "'NavigationController', or change the class in Interface Builder")
  }

  // "Custom instantiated view controller must call -[super initWithCoder:]". Source: published probe.
  @Test
  func `a creator that does not use its coder`() throws {
    let storyboard = Storyboard(try Fixture.document(Fixture.scene("a"), initial: "a"))
    #expect(
      sentence {
        _ = try storyboard.instantiateInitialController { _ -> DetailController? in
          DetailController()
        }
      }
        == "the creator for controller 'viewController' (Main.storyboard:4) made a "
        + "'DetailController' without the coder that it was given; hand that coder to "
        + "'super.init(coder:)'")
  }

  // "This coder is expecting the replaced object…". Source: a secondary page.
  @Test
  func `a segue action that uses another coder`() throws {
    let go = " destinationCreationSelector=\"stranger:\""
    let source = try source(Fixture.segue("show", to: "b", "go", more: go))
    #expect(
      sentence { try source.performSegue(withIdentifier: "go", sender: nil) }
        == "the segue action 'stranger:' for controller 'DetailController' (Main.storyboard:5) "
        + "made a 'DetailController' without the coder that it was given; hand that coder to "
        + "'super.init(coder:)'")
  }

  @Test
  func `a segue action that makes another class`() throws {
    let go = " destinationCreationSelector=\"wrong:\""
    let source = try source(Fixture.segue("show", to: "b", "go", more: go))
    #expect(
      sentence { try source.performSegue(withIdentifier: "go", sender: nil) }
        == "the segue action 'wrong:' for controller 'DetailController' (Main.storyboard:5) made a "
        + "'SceneController', which is not a 'DetailController'; make a 'DetailController', or "
        + "change the class in Interface Builder")
  }

  // "A segue must either have a performHandler or it must override -perform". Source: ivanvorobei/SPStorkController#82.
  @Test
  func `a custom segue without perform`() throws {
    let lame = " customClass=\"LameSegue\" customModule=\"InterludeSeguesTests\""
    let source = try source(Fixture.segue("custom", to: "b", "go", more: lame))
    #expect(
      sentence { try source.performSegue(withIdentifier: "go", sender: nil) }
        == "segue 'go' of controller 'ActionController' (Main.storyboard:4) is a custom segue, and "
        + "its class 'LameSegue' does not override 'perform()'; override it without calling "
        + "'super'")
  }

  @Test
  func `a custom segue without a class`() throws {
    let source = try source(Fixture.segue("custom", to: "b", "go"))
    #expect(
      sentence { try source.performSegue(withIdentifier: "go", sender: nil) }
        == "segue 'go' of controller 'ActionController' (Main.storyboard:4) is a custom segue "
        + "without a class; name one in Interface Builder")
  }

  @Test(arguments: [
    (
      "Lost",
      "which is unknown; link its module, register it with 'ControllerFactory', or allow "
        + "plain controllers"
    ),
    (
      "NoController", "which is not a 'Segue'; derive it from one, or register another class for it"
    ),
  ])
  func `a segue class that cannot be made`(_ name: String, _ clause: String) throws {
    let type = " customClass=\"\(name)\" customModule=\"InterludeSeguesTests\""
    let source = try source(Fixture.segue("custom", to: "b", "go", more: type))
    #expect(
      sentence { try source.performSegue(withIdentifier: "go", sender: nil) }
        == "segue 'go' of controller 'ActionController' (Main.storyboard:4) is of the class "
        + "'InterludeSeguesTests.\(name)', \(clause)")
  }
}

/// A segue class that does not say how it is performed.
final class LameSegue: Segue {}
