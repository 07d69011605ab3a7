import Greetings
import Interlude
import InterludeSegues
import Testing
import Visits

/// Two modules hook one method of a third; none of the two knows of the other.
@MainActor
@Suite(.serialized)
struct TwoModulesTests {
  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
      initialViewController="a">
    <scenes><scene sceneID="1"><objects><viewController id="a" title="Ada"><connections>
    <segue id="s" kind="show" identifier="next" destination="b"/>
    </connections></viewController></objects></scene>
    <scene sceneID="2"><objects><viewController id="b"/></objects></scene></scenes></document>
    """

  private func makeSource() throws -> SceneController {
    let document = try StoryboardReader().read(text: Self.storyboard, file: "Main.storyboard")
    return try Storyboard(document).instantiateInitialController()
  }

  /// Performs the segue with both modules attached.
  ///
  /// - Returns: What each of them has left.
  private func perform(_ source: SceneController, _ banner: SceneController) throws -> [String] {
    var title: String?
    try source.performSegue(withIdentifier: "next") { title = $0.destination.title }
    return [title ?? "", banner.title ?? ""]
  }

  @Test(arguments: [false, true])
  func `two modules hook the same method and leave it in any order`(isReversed: Bool) throws {
    let (source, banner) = (try makeSource(), try makeSource())
    banner.title = nil
    let visits: Registration
    let greetings: Registration
    if isReversed {
      greetings = Greetings.give("Hello")
      visits = Visits.show(on: banner)
    } else {
      visits = Visits.show(on: banner)
      greetings = Greetings.give("Hello")
    }
    #expect(try perform(source, banner) == ["Hello, Ada", "/next"])
    #expect(visits.cancel())
    #expect(try perform(source, banner) == ["Hello, Ada", "/next"])
    #expect(greetings.cancel())
    #expect(try perform(source, banner) == ["", "/next"])
    #expect(SceneController.prepareForSegue.plan(for: source).entries.isEmpty)
  }
}
