import InterludeSegues
import Testing

@Suite
struct SegueReadingTests {
  @Test(arguments: [
    ("relationship", SegueKind.relationship), ("show", .show), ("showDetail", .showDetail),
    ("presentation", .presentation), ("popoverPresentation", .popoverPresentation),
    ("embed", .embed), ("unwind", .unwind), ("custom", .custom), ("push", .push),
    ("modal", .modal), ("popover", .popover), ("sheet", .sheet), ("replace", .replace),
    ("teleport", .other("teleport")),
  ])
  func `a kind keeps its name`(name: String, kind: SegueKind) {
    #expect(SegueKind(name) == kind)
    #expect(kind.name == name)
  }

  @Test
  func `a segue keeps every attribute`() throws {
    let segue = try segue(
      """
      destination="d" identifier="go" customClass="K" customModule="M" \
      customModuleProvider="target" relationship="r" unwindAction="back:" \
      destinationCreationSelector="make:" trigger="accessoryAction" \
      action="showViewController:sender:" modalPresentationStyle="formSheet" \
      modalTransitionStyle="crossDissolve" animates="NO" popoverAnchorView="v" \
      popoverAnchorBarButtonItem="b"
      """)
    #expect([segue.id, segue.destinationID, segue.identifier] == ["1", "d", "go"])
    #expect([segue.customClass, segue.customModule] == ["K", "M"])
    #expect(segue.customModuleProvider == "target")
    #expect([segue.relationship, segue.unwindAction] == ["r", "back:"])
    #expect(segue.destinationCreationSelector == "make:")
    #expect([segue.trigger, segue.action] == ["accessoryAction", "showViewController:sender:"])
    #expect(segue.modalPresentationStyle == "formSheet")
    #expect(segue.modalTransitionStyle == "crossDissolve")
    #expect(segue.animates == false)
    #expect([segue.popoverAnchorView, segue.popoverAnchorBarButtonItem] == ["v", "b"])
  }

  @Test
  func `an empty identifier is not a missing one`() throws {
    #expect(try segue("identifier=''").identifier == "")
    #expect(try segue("").identifier == nil)
  }

  @Test
  func `a segue animates unless it says no`() throws {
    #expect(try segue("").animates)
    #expect(try segue("animates='YES'").animates)
  }

  @Test
  func `the source is the element around the connections`() throws {
    let controller = try Sample.controller(
      """
      <view key="view"><subviews><button id="b" userLabel="Play" key="left">
      <state/><connections><segue id="1" kind="show"/></connections></button></subviews></view>
      <connections><segue id="2" kind="show"/></connections>
      """)
    let sources = controller.segues.map(\.source)
    #expect(sources.map(\.id) == ["b", "c"])
    #expect(sources.map(\.tag) == ["button", "viewController"])
    #expect(sources.map(\.userLabel) == ["Play", nil])
    #expect(sources.map(\.key) == ["left", nil])
  }

  @Test
  func `segues of free-standing objects belong to the scene's controller`() throws {
    let scene = try Sample.scene(
      """
      <tapGestureRecognizer id="t"><connections><segue id="1" kind="show"/></connections>
      </tapGestureRecognizer>
      <viewController id="c"><connections><segue id="2" kind="show"/></connections>
      </viewController>
      <tableViewCell id="k"><connections><segue id="3" kind="show"/></connections></tableViewCell>
      """)
    let segues = try #require(scene.controller).segues
    #expect(segues.map(\.id) == ["1", "2", "3"])
    #expect(segues.map(\.controllerID) == ["c", "c", "c"])
    #expect(segues.map(\.source.id) == ["t", "c", "k"])
  }

  @Test
  func `nested pairs, references and segues without id or kind do not count`() throws {
    let document = try Sample.read(
      """
      <document type="Storyboard"><scenes><scene><objects><viewController id="c"><connections>
      <segue id="1" kind="show"><segue key="commit" id="2" inheritsFrom="parent"/>
      <segue key="preview" kind="show" id="3"/></segue>
      <segue kind="show"/><segue id="4"/><segue reference="1"/>
      </connections></viewController></objects></scene></scenes>
      <inferredMetricsTieBreakers><segue reference="1"/><segue id="5" kind="show"/>
      </inferredMetricsTieBreakers></document>
      """)
    #expect(document.segues.map(\.id) == ["1"])
  }

  private func segue(_ attributes: String) throws -> SegueDescription {
    let controller = try Sample.controller(
      #"<connections><segue kind="show" id="1" \#(attributes)/></connections>"#)
    return try #require(controller.segues.first)
  }
}
