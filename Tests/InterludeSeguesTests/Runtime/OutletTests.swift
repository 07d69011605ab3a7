import InterludeSegues
import Testing

/// Classes that list their outlets are asked for every one that their storyboard connects.
@MainActor
@Suite(.serialized)
struct OutletTests {
  private static let outlets =
    "<outlet property=\"titleLabel\" destination=\"l1\" id=\"c1\"/>"
    + "<outletCollection property=\"labels\" destination=\"l1\" id=\"c2\"/>"
    + "<outletCollection property=\"labels\" destination=\"l2\" id=\"c3\"/>"

  private func make(
    _ name: String?, _ connections: String = outlets, unknown: UnknownClasses = .refuse
  ) throws -> SceneController {
    let document = try Fixture.document(
      Fixture.scene("a", class: name, connections), initial: "a")
    let factory = ControllerFactory(unknownClasses: unknown)
    return try Storyboard(document, factory: factory).instantiateInitialController()
  }

  @Test
  func `a reader keeps the outlets of a controller, and no others`() throws {
    let document = try Fixture.document(
      "<scene sceneID=\"s\"><objects><viewController id=\"a\"><view id=\"v\">"
        + "<connections><outlet property=\"delegate\" destination=\"a\" id=\"c0\"/></connections></view>"
        + "<connections>\(Self.outlets)</connections></viewController>"
        + "<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"p\"><connections>"
        + "<outlet property=\"other\" destination=\"v\" id=\"c4\"/></connections></placeholder>"
        + "</objects></scene>")
    let outlets = try #require(document.scenes.first?.controllers.first).outlets
    #expect(outlets.map(\.property) == ["titleLabel", "labels", "labels"])
    #expect(outlets.map(\.destinationID) == ["l1", "l1", "l2"])
    #expect(outlets.map(\.isCollection) == [false, true, true])
    #expect(outlets.map(\.line) == [4, 4, 4])
  }

  @Test
  func `outlets are connected in document order, before runtime attributes and awakening`() throws {
    let attributes =
      "</connections><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" "
      + "keyPath=\"key\" value=\"x\"/></userDefinedRuntimeAttributes><connections>"
    let song = try make("OutletController", Self.outlets + attributes) as? OutletController
    #expect(
      song?.words == [
        "titleLabel is l1", "labels has l1", "labels has l2", "attribute key", "awake",
      ])
  }

  @Test
  func `a trace has a step for each outlet`() throws {
    let trace = SegueTrace()
    _ = try trace.record { try make("OutletController") }
    #expect(
      trace.words == [
        "init OutletController", "outlet OutletController titleLabel",
        "outlet OutletController labels", "outlet OutletController labels",
        "awakeFromNib OutletController",
      ])
  }

  @Test
  func `a class adds to the outlets of its superclass`() throws {
    let more = Self.outlets + "<outlet property=\"added\" destination=\"l3\" id=\"c4\"/>"
    let song = try make("DerivedOutletController", more) as? OutletController
    #expect(song?.words.last == "awake")
    #expect(throws: SegueError.self) { try make("OutletController", more) }
  }

  @Test
  func `a class that lists none is not asked`() throws {
    #expect(throws: Never.self) { try make("DetailController") }
    #expect(throws: Never.self) { try make(nil) }
    #expect(throws: Never.self) { try make("Unknown", unknown: .plain) }
  }

  @Test
  func `a class that lists an empty list has no outlets`() throws {
    let error = #expect(throws: SegueError.self) { try make("OutletlessController") }
    #expect(
      error?.description
        == "line 4 connects the outlet 'titleLabel' of controller 'OutletlessController' "
        + "(Main.storyboard:4), whose class does not list it in 'outlets'; add it there, or take "
        + "the connection out in Interface Builder")
    #expect(error?.family == .misuse)
  }

  @Test
  func `an outlet of another class is an error`() throws {
    let error = #expect(throws: SegueError.self) { try make("WrongOutletController") }
    #expect(
      error?.description
        == "controller 'WrongOutletController' (Main.storyboard:4) is not a 'OutletController'; ask "
        + "for a class that it is")
  }

  @Test
  func `no code of a controller runs behind an outlet that is not there`() throws {
    let document = try Fixture.document(
      Fixture.scene("a", class: "RecordingController", Fixture.segue("show", to: "b", "go")),
      Fixture.scene("b", class: "OutletlessController", Self.outlets), initial: "a")
    let source = try Storyboard(document).instantiateInitialController() as? RecordingController
    #expect(throws: SegueError.self) { try source?.performSegue(withIdentifier: "go") }
    #expect(source?.words == [])
    #expect(SceneController.ledger.isEmpty)
  }
}

/// A controller that notes what it is told of its outlets.
class OutletController: SceneController {
  var words: [String] = []

  override class var outlets: [Outlet]? {
    [
      Outlet("titleLabel") { (controller: OutletController, outlet) in
        controller.words.append("titleLabel is \(outlet.destinationID)")
      },
      Outlet("labels") { (controller: OutletController, outlet) in
        controller.words.append("labels has \(outlet.destinationID)")
      },
    ]
  }

  override func setRuntimeAttribute(_ attribute: RuntimeAttribute) {
    words.append("attribute \(attribute.keyPath)")
  }

  override func awakeFromNib() { words.append("awake") }
}

/// A class that adds an outlet.
final class DerivedOutletController: OutletController {
  override class var outlets: [Outlet]? { (super.outlets ?? []) + [Outlet("added")] }
}

/// A class that says it has no outlets.
final class OutletlessController: SceneController {
  override class var outlets: [Outlet]? { [] }
}

/// A class that lists the outlets of another.
final class WrongOutletController: SceneController {
  override class var outlets: [Outlet]? { OutletController.outlets }
}
