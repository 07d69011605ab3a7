import SegueToolKit
import Testing

@MainActor
@Suite
struct InspectCommandTests {
  private static let songs = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
      targetRuntime="iOS.CocoaTouch" initialViewController="n">
    <scenes><scene sceneID="1"><objects><navigationController id="n"><connections>
    <segue id="s1" kind="relationship" relationship="rootViewController" destination="l"/>
    </connections></navigationController></objects></scene>
    <scene sceneID="2"><objects><tableViewController id="l"><connections>
    <segue id="s2" kind="show" identifier="detail" destination="p"/>
    <segue id="s3" kind="show" identifier="" destination="p"
      destinationCreationSelector="make:"/>
    </connections></tableViewController><exit id="e"/></objects></scene>
    <scene sceneID="3"><objects><viewControllerPlaceholder id="p"/></objects></scene></scenes>
    </document>
    """

  @Test
  func `a file is shown as a table`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.songs, to: "Songs.storyboard")
    let call = Call("inspect", folder.path + "/Songs.storyboard")
    #expect(call.status == .success)
    #expect(call.errors == "")
    #expect(
      call.output == """
        \(folder.path)/Songs.storyboard
          runtime            iOS.CocoaTouch
          version            3.0
          initial            n
          scenes             3
          controllers        2
          placeholders       1
          exits              1
          segues             3 (show 2, relationship 1)
          segue actions      1
          segue identifiers  1


        """)
  }

  @Test
  func `json has the same figures, with keys in order and unknown values null`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.songs, to: "a/Songs.storyboard")
    try folder.write("<document type='Storyboard'/>", to: "Empty.storyboard")
    let call = Call("inspect", "--json", folder.path)
    #expect(call.status == .success)
    #expect(
      call.output == """
        [
          {
            "controllers" : 0,
            "exits" : 0,
            "file" : "\(folder.path)/Empty.storyboard",
            "initial" : null,
            "ok" : true,
            "placeholders" : 0,
            "runtime" : null,
            "scenes" : 0,
            "segueActions" : 0,
            "segueIdentifiers" : 0,
            "segues" : {

            },
            "version" : null
          },
          {
            "controllers" : 2,
            "exits" : 1,
            "file" : "\(folder.path)/a/Songs.storyboard",
            "initial" : "n",
            "ok" : true,
            "placeholders" : 1,
            "runtime" : "iOS.CocoaTouch",
            "scenes" : 3,
            "segueActions" : 1,
            "segueIdentifiers" : 1,
            "segues" : {
              "relationship" : 1,
              "show" : 2
            },
            "version" : "3.0"
          }
        ]

        """)
  }

  @Test
  func `what cannot be read is told and does not stop the others`() throws {
    let folder = try TemporaryFolder()
    try folder.write("<document type='Storyboard'>\n<a>", to: "Cut.storyboard")
    try folder.write(Self.songs, to: "Songs.storyboard")
    let call = Call("inspect", "/no/such", folder.path)
    #expect(call.status == .findings)
    #expect(
      call.errors == """
        /no/such: error: nothing is at '/no/such'; check the path
        \(folder.path)/Cut.storyboard:2:4: error: the XML is malformed: the file ends before \
        'a', opened on line 2, is closed; restore the rest

        """)
    #expect(call.output.hasPrefix(folder.path + "/Songs.storyboard\n"))
  }

  @Test
  func `json tells errors with their place, and where it has none, null`() throws {
    let folder = try TemporaryFolder()
    try folder.write("<svg/>", to: "Cut.storyboard")
    let call = Call("inspect", "--json", "/no/such", folder.path + "/Cut.storyboard")
    #expect(call.status == .findings)
    #expect(
      call.output == """
        [
          {
            "error" : {
              "column" : null,
              "line" : null,
              "message" : "nothing is at '/no/such'; check the path"
            },
            "file" : "/no/such",
            "ok" : false
          },
          {
            "error" : {
              "column" : 1,
              "line" : 1,
              "message" : "the file is not a storyboard: its first element is 'svg'; give a storyboard"
            },
            "file" : "\(folder.path)/Cut.storyboard",
            "ok" : false
          }
        ]

        """)
  }

  @Test
  func `progress is shown on a terminal only, and cleared before an error`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a.storyboard")
    let path = folder.path + "/a.storyboard"
    let call = Call("inspect", path, isTerminal: true)
    #expect(
      call.errors == "\r\u{1B}[K[1/1] \(path.suffix(60))\r\u{1B}[K"
        + "\(path): error: the file '\(path)' is empty; give a storyboard\n")
    #expect(!Call("inspect", path).errors.contains("\r"))
  }
}
