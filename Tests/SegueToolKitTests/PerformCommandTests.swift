import Foundation
import SegueToolKit
import Testing

@MainActor
@Suite
struct PerformCommandTests {
  private static let main = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
    <scenes><scene sceneID="1"><objects>
    <viewController id="l" customClass="ListController" customModule="App"><connections>
    <segue id="s1" kind="show" identifier="detail" destination="n"/>
    <segue id="s2" kind="presentation" destination="p"/>
    </connections></viewController></objects></scene>
    <scene sceneID="2"><objects><navigationController id="n"><connections>
    <segue id="s3" kind="relationship" relationship="rootViewController" destination="d"/>
    </connections></navigationController></objects></scene>
    <scene sceneID="3"><objects>
    <viewController id="d" customClass="DetailController" customModule="App"><connections>
    <segue id="s4" kind="show" identifier="detail" destination="d"/>
    </connections></viewController></objects></scene>
    <scene sceneID="4"><objects><viewControllerPlaceholder id="p" storyboardName="Other"/></objects>
    </scene></scenes></document>
    """

  /// Calls the tool on the storyboard; paths are cut to the file's name and lines of our own sources to `N`.
  private func call(
    _ words: String..., beside other: String? = nil
  ) throws -> (status: CommandStatus, output: String, errors: String) {
    let folder = try TemporaryFolder()
    try folder.write(Self.main, to: "Main.storyboard")
    if let other { try folder.write(other, to: "Other.storyboard") }
    let output = Recorder()
    let errors = Recorder()
    let status = Tool.standard.run(
      ["perform", folder.path + "/Main.storyboard"] + words,
      Console(output: output.sink(), errors: errors.sink()))
    let text = output.written.replacing(folder.path + "/", with: "")
      .replacing(/Rehearsal.swift:[0-9]+/, with: "Rehearsal.swift:N")
    return (status, text, errors.written.replacing(folder.path + "/", with: ""))
  }

  @Test
  func `the plan and each step are shown`() throws {
    let call = try call("--segue", "detail", "--from", "ListController")
    #expect(call.status == .success)
    #expect(call.errors == "")
    #expect(
      call.output == """
        segue 'detail' of controller 'ListController' (Main.storyboard:3)
        plan of SceneController.prepare:
        1.  before  everywhere  order first  -     SegueToolKit/Rehearsal.swift:N
        2.  after   everywhere  order first  -     SegueToolKit/Rehearsal.swift:N
        3.  after   everywhere  order last   -     SegueToolKit/Rehearsal.swift:N
        4.  before  object      order last   once  SegueToolKit/Rehearsal.swift:N
        trace:
        1.  make       'ListController'         -           Main.storyboard:3:1
        2.  make       'NavigationController'   -           Main.storyboard:7:29
        3.  make       'DetailController'       -           Main.storyboard:11:1
        4.  before     SceneController.prepare  everywhere  SegueToolKit/Rehearsal.swift:N
        5.  configure  'detail'                 object      SegueToolKit/Rehearsal.swift:N
        6.  prepare    'ListController'         -           Main.storyboard:3:1
        7.  after      SceneController.prepare  everywhere  SegueToolKit/Rehearsal.swift:N
        8.  perform    show                     -           Main.storyboard:4:1
        outcome: performed

        """)
  }

  @Test(arguments: ["l", "ListController", "App.ListController"])
  func `the source is named by class or identifier`(_ source: String) throws {
    let call = try call("--segue", "detail", "--from", source)
    #expect(call.output.hasPrefix("segue 'detail' of controller 'ListController'"))
  }

  @Test
  func `a segue without identifier is named by its object identifier`() throws {
    let other = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        initialViewController="x"><scenes><scene sceneID="1"><objects><viewController id="x"/>
      </objects></scene></scenes></document>
      """
    let call = try call("--segue", "s2", beside: other)
    #expect(call.status == .success)
    #expect(call.output.contains("2.  make       'SceneController'        -           Other."))
  }

  @Test
  func `json has the segue, the plan, the trace and the outcome`() throws {
    let call = try call("--segue", "detail", "--from", "DetailController", "--json")
    #expect(call.status == .success)
    let object = try JSONSerialization.jsonObject(with: Data(call.output.utf8)) as? [String: Any]
    #expect(object?.keys.sorted() == ["outcome", "plan", "segue", "trace"])
    #expect(object?["outcome"] as? String == "performed")
    let trace = object?["trace"] as? [[String: Any]]
    #expect(
      trace?.compactMap { $0["name"] as? String }
        == ["make", "make", "before", "configure", "prepare", "after", "perform"])
    let plan = object?["plan"] as? [[String: Any]]
    #expect(plan?.compactMap { $0["oneShot"] as? Bool } == [false, false, false, true])
    #expect(plan?.compactMap { $0["order"] as? String } == ["first", "first", "last", "last"])
    let segue = object?["segue"] as? [String: Any]
    #expect(segue?["line"] as? Int == 12)
  }

  @Test
  func `an unwind segue by itself has no target, and is told where it has one`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes><scene sceneID="1"><objects><viewController id="e"><connections>
      <segue id="s1" kind="unwind" identifier="done" destination="x" unwindAction="done:"/>
      </connections></viewController><exit id="x"/></objects></scene></scenes></document>
      """, to: "Main.storyboard")
    let call = Call("perform", "--segue", "done", folder.path + "/Main.storyboard")
    #expect(call.status == .findings)
    #expect(
      call.output.hasSuffix(
        "outcome: noTarget; nobody to go back to, as no segue has led here: 'segue walk' goes where "
          + "segues lead first\n"))
  }

  @Test
  func `an unknown segue of a controller names those that exist`() throws {
    let call = try call("--segue", "detial", "--from", "ListController")
    #expect(call.status == .findings)
    #expect(call.output == "")
    #expect(
      call.errors
        == "Main.storyboard:3:1: error: controller 'ListController' (Main.storyboard:3) has no "
        + "segue 'detial'; it has 'detail', 's2'\n")
  }

  @Test
  func `names that are not clear are failures that say what there is`() throws {
    let several = try call("--segue", "detail")
    #expect(several.status == .findings)
    #expect(
      several.errors
        == "Main.storyboard: error: several controllers have the segue 'detail': "
        + "'ListController' on line 3, 'DetailController' on line 11; choose one with '--from'\n")
    let unknown = try call("--segue", "lost")
    #expect(unknown.status == .findings)
    #expect(
      unknown.errors
        == "Main.storyboard: error: no controller has the segue 'lost'; there are 'detail', 's2'\n")
    let source = try call("--segue", "detail", "--from", "Lost")
    #expect(source.status == .findings)
    #expect(
      source.errors
        == "Main.storyboard: error: no controller is 'Lost'; there are 'ListController', 'n', "
        + "'DetailController'\n")
  }

  @Test
  func `what is near to a wrong name comes first`() throws {
    let source = try call("--segue", "detail", "--from", "DetialController")
    #expect(
      source.errors
        == "Main.storyboard: error: no controller is 'DetialController'; there are "
        + "'DetailController', 'ListController', 'n'\n")
    let segue = try call("--segue", "z2", "--from", "ListController")
    #expect(segue.errors.hasSuffix("has no segue 'z2'; it has 's2', 'detail'\n"))
  }

  /// Calls the tool on a storyboard with these scenes; the path is cut to the file's name.
  private func errors(_ scenes: String, _ words: String...) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes>\(scenes)</scenes></document>
      """, to: "A.storyboard")
    let errors = Recorder()
    let status = Tool.standard.run(
      ["perform", folder.path + "/A.storyboard"] + words,
      Console(output: Recorder().sink(), errors: errors.sink()))
    #expect(status == .findings)
    return errors.written.replacing(folder.path + "/", with: "")
  }

  @Test
  func `segues that no call can perform are not listed`() throws {
    let scene = """
      <scene sceneID="1"><objects><viewController id="a" customClass="A"><connections>
      <segue id="s1" kind="relationship" relationship="child" destination="b"/>
      <segue id="s2" kind="unwind" destination="e" unwindAction="back:"/>
      <segue id="s3" kind="custom" destination="b"/>
      <segue id="s4" kind="show" destination="e"/>
      <segue id="s5" kind="custom" customClass="Flip" destination="b"/>
      </connections></viewController><exit id="e"/></objects></scene>
      """
    #expect(
      try errors(scene, "--segue", "go")
        == "A.storyboard:2:37: error: controller 'A' (A.storyboard:2) has no segue 'go'; it has "
        + "'s5'\n")
  }

  @Test
  func `controllers of one class are told apart by their object identifiers`() throws {
    let scenes = ["a", "b"].map { id in
      """
      <scene sceneID="\(id)"><objects><viewController id="\(id)" customClass="A"><connections>
      <segue id="s\(id)" kind="show" identifier="go" destination="a"/>
      </connections></viewController></objects></scene>

      """
    }
    #expect(
      try errors(scenes.joined(), "--segue", "go", "--from", "A")
        == "A.storyboard: error: several controllers have the segue 'go': 'a' on line 2, "
        + "'b' on line 5; choose one with '--from'\n")
  }

  @Test
  func `a storyboard without controllers or segues is told`() throws {
    #expect(
      try errors("", "--segue", "go")
        == "A.storyboard: error: the storyboard has no controllers; give another file\n")
    let scene = #"<scene sceneID="1"><objects><viewController id="a"/></objects></scene>"#
    let other = #"<scene sceneID="2"><objects><viewController id="b"/></objects></scene>"#
    #expect(
      try errors(scene + other, "--segue", "go")
        == "A.storyboard: error: no controller has a segue that can be performed; "
        + "give another file\n")
  }

  @Test
  func `a segue that cannot be performed says why`() throws {
    let call = try call("--segue", "s3")
    #expect(call.status == .findings)
    #expect(
      call.errors
        == "Main.storyboard:8:1: error: unnamed segue 's3' of controller 'navigationController' "
        + "(Main.storyboard:7) is a relationship, so its child is made with its parent; take the "
        + "child from the parent\n")
  }

  @Test
  func `a missing file is told`() {
    let call = Call("perform", "/no/such.storyboard", "--segue", "a")
    #expect(call.status == .findings)
    #expect(
      call.errors
        == "/no/such.storyboard: error: nothing is at '/no/such.storyboard'; check the path\n")
  }
}
