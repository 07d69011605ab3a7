import InterludeSegues
import Testing

@Suite
struct StoryboardReaderTests {
  @Test
  func `a document says its runtime, versions and initial controller`() throws {
    let document = try Sample.read(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
          toolsVersion="22505" targetRuntime="iOS.CocoaTouch" initialViewController="a-1">
          <scenes>
              <scene sceneID="s-1">
                  <objects>
                      <viewController id="a-1" sceneMemberID="viewController"/>
                  </objects>
              </scene>
          </scenes>
      </document>
      """)
    #expect(document.file == "Main.storyboard")
    #expect(document.runtime == .iOS)
    #expect(document.documentType == "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB")
    #expect(document.version == "3.0")
    #expect(document.toolsVersion == "22505")
    #expect(document.initialControllerID == "a-1")
    #expect(document.initialController?.sceneID == "s-1")
  }

  @Test
  func `a document that leaves everything out is read`() throws {
    let document = try Sample.read(#"<document type="Storyboard"/>"#)
    #expect(document.runtime == nil)
    #expect(document.version == nil)
    #expect(document.initialController == nil)
    #expect(document.scenes == [])
  }

  @Test(arguments: [
    ("iOS.CocoaTouch", StoryboardRuntime.iOS), ("iOS.CocoaTouch.iPad", .iPad),
    ("MacOSX.Cocoa", .macOS), ("AppleTV", .tvOS), ("watchKit", .watchOS),
    ("CarPlay", .other("CarPlay")),
  ])
  func `a runtime keeps its name`(name: String, runtime: StoryboardRuntime) {
    #expect(StoryboardRuntime(name) == runtime)
    #expect(runtime.name == name)
  }

  @Test(arguments: [
    "\u{FEFF}", "<?xml version='1.0' encoding='utf-8'?>\n", "<!-- <!DOCTYPE x> -->",
  ])
  func `a byte order mark, a declaration and comments may come first`(prefix: String) throws {
    let plain = Sample.document(objects: #"<viewController id="c"/>"#)
    let document = try Sample.read(prefix + plain)
    #expect(document.initialController?.id == "c")
  }

  @Test
  func `windows line ends change nothing`() throws {
    let plain = Sample.document(objects: "<viewController\n title='a'\n id='c'/>")
    let windows = plain.split(separator: "\n").joined(separator: "\r\n")
    #expect(try Sample.read(windows) == Sample.read(plain))
  }

  @Test
  func `entities and character numbers stand for their characters`() throws {
    let title = "&lt;&amp;&gt;&quot;&apos;&#233;&#xE9;&#10;"
    let scene = try Sample.scene(#"<viewController title="\#(title)" id="c"/>"#)
    #expect(scene.controller?.title == "<&>\"'éé\n")
  }

  @Test
  func `places are those of the start tags, also after comments, data and long tags`() throws {
    let scene = try Sample.scene(
      """
      <!-- <a> --><?note <b> ?><x/><![CDATA[<c>
      ]]>é<viewController
        id="c">
        <connections><segue id="1" kind="show"/><segue
          id="2" kind="show"/></connections></viewController> <exit id="e"/>
      """)
    let controller = try #require(scene.controller)
    #expect([scene.line, scene.column] == [2, 9])
    #expect([controller.line, controller.column] == [4, 5])
    #expect(controller.segues.map(\.line) == [6, 6])
    #expect(controller.segues.map(\.column) == [16, 43])
    #expect(scene.exits.map(\.column) == [57])
  }

  @Test
  func `the lookups find what is there and nothing else`() throws {
    let document = try Sample.read(
      Sample.document(
        objects: """
          <viewController id="c"><connections>
          <segue id="1" kind="show" destination="p"/>
          <segue id="2" kind="unwind" destination="e"/>
          <segue id="3" kind="show" destination="c"/>
          <segue id="4" kind="show" destination="gone"/>
          <segue id="5" kind="show"/>
          </connections></viewController>
          <viewControllerPlaceholder id="p"/><exit id="e"/>
          """))
    let controller = try #require(document.controller(withID: "c"))
    #expect(document.controller(withID: "p") == nil)
    #expect(
      document.segues.map { document.destination(of: $0) } == [
        .placeholder(document.placeholders[0]), .exit(document.exits[0]), .controller(controller),
        nil, nil,
      ])
  }
}
