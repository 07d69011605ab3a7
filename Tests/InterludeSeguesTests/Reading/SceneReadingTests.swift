import InterludeSegues
import Testing

@Suite
struct SceneReadingTests {
  @Test(arguments: [
    "viewController", "pagecontroller", "avPlayerViewController", "hostingController",
    "windowController", "controller", "fooController",
  ])
  func `a tag that ends in controller is a controller`(tag: String) throws {
    let scene = try Sample.scene("<\(tag) id='c'/>")
    #expect(scene.controller?.tag == tag)
    #expect(scene.objects == [])
  }

  @Test
  func `an unknown tag in the place of a controller is a controller`() throws {
    let scene = try Sample.scene("<gizmo id='c' sceneMemberID='viewController'/>")
    #expect(scene.controller?.tag == "gizmo")
  }

  @Test(arguments: [
    "arrayController", "userDefaultsController", "searchDisplayController", "placeholder",
    "tapGestureRecognizer",
  ])
  func `other objects are kept as objects`(tag: String) throws {
    let scene = try Sample.scene("<\(tag) id='o' userLabel='x' customClass='K' customModule='M'/>")
    #expect(scene.controllers == [])
    let object = try #require(scene.objects.first)
    #expect([object.id, object.tag] == ["o", tag])
    #expect([object.userLabel, object.customClass, object.customModule] == ["x", "K", "M"])
  }

  @Test
  func `a macOS application is no controller and keeps its menu's segues`() throws {
    let scene = try Sample.scene(
      runtime: "MacOSX.Cocoa",
      """
      <application id="a" sceneMemberID="viewController"><menu><items><menuItem id="m">
      <connections><segue id="1" kind="show" destination="w"/></connections>
      </menuItem></items></menu></application>
      """)
    #expect(scene.controller == nil)
    #expect(scene.objects.map(\.tag) == ["application"])
    #expect(scene.segues.map(\.id) == ["1"])
    #expect(scene.ownerlessSegues.map(\.source.tag) == ["menuItem"])
    #expect(scene.ownerlessSegues.map(\.controllerID) == [nil])
  }

  @Test
  func `a controller keeps its class, identifiers and title`() throws {
    let scene = try Sample.scene(
      """
      <viewController title="T" userLabel="U" storyboardIdentifier="songs " id="c" \
      customClass="K" customModule="M" customModuleProvider="target"/>
      """)
    let controller = try #require(scene.controller)
    #expect([controller.customClass, controller.customModule] == ["K", "M"])
    #expect(controller.customModuleProvider == "target")
    #expect(controller.storyboardIdentifier == "songs ")
    #expect([controller.title, controller.userLabel] == ["T", "U"])
  }

  @Test
  func `a watch controller is found by its identifier`() throws {
    let content = "<controller id='c' identifier='page'/>"
    #expect(
      try Sample.scene(runtime: "watchKit", content).controller?.storyboardIdentifier == "page")
    #expect(try Sample.scene(content).controller?.storyboardIdentifier == nil)
  }

  @Test(arguments: ["viewControllerPlaceholder", "controllerPlaceholder"])
  func `a placeholder keeps what it refers to`(tag: String) throws {
    let scene = try Sample.scene(
      """
      <\(tag) storyboardName="Other" referencedIdentifier="x" bundleIdentifier="org.b" \
      storyboardIdentifier="own" id="p" sceneMemberID="viewController"/>
      """)
    #expect(scene.controllers == [])
    let placeholder = try #require(scene.placeholders.first)
    #expect([placeholder.id, placeholder.tag] == ["p", tag])
    #expect([placeholder.storyboardName, placeholder.referencedIdentifier] == ["Other", "x"])
    #expect([placeholder.bundleIdentifier, placeholder.storyboardIdentifier] == ["org.b", "own"])
  }

  @Test
  func `an exit keeps its label and scene`() throws {
    let scene = try Sample.scene("<exit id='e' userLabel='Exit' sceneMemberID='exit'/>")
    #expect(scene.exits.map(\.id) == ["e"])
    #expect(scene.exits.map(\.userLabel) == ["Exit"])
    #expect(scene.exits.map(\.sceneID) == ["s"])
  }

  @Test
  func `a second controller in a scene is kept with its own segues`() throws {
    let scene = try Sample.scene(
      """
      <viewController id="a"/>
      <viewController id="b"><connections><segue id="1" kind="show"/></connections>
      </viewController>
      """)
    #expect(scene.controller?.id == "a")
    #expect(scene.controllers.map(\.id) == ["a", "b"])
    #expect(scene.controllers.map(\.segues.count) == [0, 1])
  }
}
