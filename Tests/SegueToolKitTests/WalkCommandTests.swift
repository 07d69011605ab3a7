import SegueToolKit
import Testing

@MainActor
@Suite
struct WalkCommandTests {
  /// A storyboard with every sort of segue; the reference leads to another one.
  private static let main = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
    <scenes><scene sceneID="1"><objects><navigationController id="n"><connections>
    <segue id="s1" kind="relationship" relationship="rootViewController" destination="l"/>
    </connections></navigationController></objects></scene>
    <scene sceneID="2"><objects><tableViewController id="l" customClass="Lost" customModule="App">
    <connections><segue id="s2" kind="show" identifier="detail" destination="d"/>
    <segue id="s3" kind="embed" destination="d"/>
    <segue id="s4" kind="custom" customClass="Flip" identifier="flip" destination="d"/>
    <segue id="s5" kind="presentation" identifier="detail" destination="p"/>
    <segue id="s6" kind="unwind" destination="e" unwindAction="back:"/>
    </connections></tableViewController><exit id="e"/></objects></scene>
    <scene sceneID="3"><objects><viewController id="d"/></objects></scene>
    <scene sceneID="4"><objects><viewControllerPlaceholder id="p" storyboardName="Other"/></objects>
    </scene>
    <scene sceneID="5"><objects><application id="a"><connections>
    <segue id="s7" kind="modal" destination="d"/></connections></application></objects></scene>
    </scenes></document>
    """

  private static let other = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
      initialViewController="x"><scenes><scene sceneID="1"><objects><viewController id="x"/>
    </objects></scene></scenes></document>
    """

  @Test
  func `every segue that can be performed is performed with a closure of its own`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.main, to: "Main.storyboard")
    try folder.write(Self.other, to: "Other.storyboard")
    let call = Call("walk", folder.path)
    #expect(call.status == .success)
    #expect(call.errors == "")
    #expect(
      call.output == """
        storyboards       2
        unreadable        0
        controllers       4
        segues            7
        made with parent  2
        performed         3
        configured        3
        not performed     2 (no way back 1, no controller 1)
        leftover          0
        failures          0

        """)
  }

  @Test
  func `json has the same figures`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.main, to: "Main.storyboard")
    let call = Call("walk", "--json", folder.path + "/Main.storyboard")
    #expect(call.status == .success)
    #expect(
      call.output == """
        {
          "configured" : 2,
          "controllers" : 3,
          "failures" : [

          ],
          "kinds" : {
            "custom" : {
              "performed" : 1
            },
            "embed" : {
              "performed" : 1
            },
            "modal" : {
              "noController" : 1
            },
            "presentation" : {
              "unresolvedReference" : 1
            },
            "relationship" : {
              "performed" : 1
            },
            "show" : {
              "performed" : 1
            },
            "unwind" : {
              "noWayBack" : 1
            }
          },
          "leftover" : 0,
          "madeWithParent" : 2,
          "notPerformable" : {
            "noController" : 1,
            "noWayBack" : 1,
            "unresolvedReference" : 1
          },
          "performed" : 2,
          "segues" : 7,
          "storyboards" : 1,
          "unmade" : 0,
          "unreadable" : 0
        }

        """)
  }

  @Test
  func `a controller that cannot be made is counted, its segues with it`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes><scene sceneID="1"><objects><navigationController id="n"><connections>
      <segue id="s1" kind="relationship" relationship="rootViewController" destination="p"/>
      </connections></navigationController></objects></scene>
      <scene sceneID="2"><objects><viewControllerPlaceholder id="p" storyboardName="Elsewhere"/>
      </objects></scene></scenes></document>
      """, to: "Main.storyboard")
    let text = Call("walk", folder.path)
    #expect(text.status == .success)
    #expect(text.output.contains("unmade            1\n"), "\(text.output)")
    #expect(text.output.contains("1 (unresolved reference 1)\n"), "\(text.output)")
    let json = Call("walk", "--json", folder.path)
    #expect(json.output.contains("\"unmade\" : 1"), "\(json.output)")
    #expect(json.output.contains("\"controllers\" : 0"), "\(json.output)")
  }

  /// An editor inside a navigation controller, two segues away from the only controller with a class.
  private static let back = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
    <scenes><scene sceneID="1"><objects><viewController id="l" customClass="List"><connections>
    <segue id="s1" kind="embed" destination="m"/></connections></viewController></objects></scene>
    <scene sceneID="2"><objects><viewController id="m"><connections>
    <segue id="s2" kind="presentation" destination="n"/></connections></viewController></objects>
    </scene><scene sceneID="3"><objects><navigationController id="n"><connections>
    <segue id="s3" kind="relationship" relationship="rootViewController" destination="e"/>
    </connections></navigationController></objects></scene>
    <scene sceneID="4"><objects><viewController id="e"><connections>
    <segue id="s4" kind="unwind" identifier="done" destination="x" unwindAction="done:"/>
    <segue id="s5" kind="unwind" destination="x"/>
    </connections></viewController><exit id="x"/></objects></scene></scenes></document>
    """

  @Test
  func `an unwind segue is performed where segues have led, if it names an action`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.back, to: "Main.storyboard")
    let call = Call("walk", folder.path)
    #expect(call.status == .success)
    #expect(
      call.output == """
        storyboards       1
        unreadable        0
        controllers       4
        segues            5
        made with parent  2
        performed         2
        configured        2
        not performed     1 (no way back 1)
        leftover          0
        failures          0

        """)
  }

  @Test
  func `failures and unreadable files are told with their place`() throws {
    let folder = try TemporaryFolder()
    try folder.write("<document type='Storyboard'>\n<a>", to: "Cut.storyboard")
    try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes><scene sceneID="1"><objects><viewController id="a"><connections>
      <segue id="s1" kind="show" identifier="go" destination="lost"/>
      </connections></viewController></objects></scene>
      <scene sceneID="2"><objects><viewController id="b"><connections>
      <segue id="s2" kind="relationship" relationship="child" destination="b"/>
      </connections></viewController></objects></scene></scenes></document>
      """, to: "Main.storyboard")
    let call = Call("walk", "--json", folder.path)
    #expect(call.status == .findings)
    #expect(
      call.errors == """
        \(folder.path)/Cut.storyboard:2:4: error: the XML is malformed: the file ends before \
        'a', opened on line 2, is closed; restore the rest
        \(folder.path)/Main.storyboard:3:1: error: segue 'go' of controller 'viewController' \
        (Main.storyboard:2) leads to 'lost', which the storyboard does not have; connect it in \
        Interface Builder
        \(folder.path)/Main.storyboard:5:29: error: controllers lead back to where they began: \
        'viewController' → 'viewController'; remove one of the relationships or references

        """)
    #expect(
      call.output.contains(
        """
          "failures" : [
            {
              "column" : 1,
              "file" : "\(folder.path)/Main.storyboard",
              "line" : 3,
        """))
  }

  @Test
  func `a file that is given twice is walked once`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.other, to: "Other.storyboard")
    let call = Call("walk", folder.path, folder.path + "/Other.storyboard")
    #expect(call.output.hasPrefix("storyboards       1\n"))
  }

  @Test
  func `progress shows on a terminal only`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.other, to: "Other.storyboard")
    #expect(Call("walk", folder.path).errors == "")
    #expect(Call("walk", folder.path, isTerminal: true).errors.contains("[1/1]"))
  }
}

/// Every real storyboard, where there are any.
@MainActor
@Suite(.enabled(if: Corpus.isPresent, "the folder of real storyboards is not here"))
struct WalkCorpusTests {
  @Test
  func `every segue of real storyboards is performed or has a reason, and nothing is left`() throws
  {
    let call = Call("walk", (Corpus.folder ?? "") + "/files")
    let rows = try Corpus.table("index.tsv").filter { $0["wellformed"] == "ok" }
    let segues = rows.reduce(0) { $0 + (Int($1["segues"] ?? "") ?? 0) }
    let figures = Dictionary(
      uniqueKeysWithValues: call.output.split(separator: "\n").map { line in
        let words = line.split(separator: " ")
        return (String(words[0]), Int(words.last ?? "") ?? -1)
      })
    #expect(figures["storyboards"] == rows.count)
    #expect(figures["segues"] == segues)
    #expect((figures["configured"] ?? 0) > segues / 4)
    #expect(figures["performed"] == figures["configured"])
    #expect((figures["made"] ?? 0) + (figures["performed"] ?? 0) > segues * 9 / 10)
    #expect(figures["leftover"] == 0)
    #expect(figures["failures"] == 0)
  }
}
