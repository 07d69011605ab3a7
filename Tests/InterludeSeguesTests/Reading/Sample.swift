import InterludeSegues

/// Small storyboards for tests.
enum Sample {
  /// Reads a text as the file `Main.storyboard`.
  static func read(_ text: String) throws(StoryboardError) -> StoryboardDocument {
    try StoryboardReader().read(text: text, file: "Main.storyboard")
  }

  /// Reads a document with one scene that holds these objects.
  static func scene(
    runtime: String = "iOS.CocoaTouch", _ objects: String
  ) throws(StoryboardError) -> SceneDescription {
    let scenes = try read(document(runtime: runtime, objects: objects)).scenes
    return scenes[0]
  }

  /// Reads a document with one view controller that holds this.
  static func controller(_ content: String) throws -> ControllerDescription {
    let scene = try scene(#"<viewController id="c">\#(content)</viewController>"#)
    return scene.controllers[0]
  }

  /// The text of a document with one scene; the objects begin on line 3, column 1.
  static func document(runtime: String = "iOS.CocoaTouch", objects: String) -> String {
    """
    <document type="Test.Storyboard.XIB" targetRuntime="\(runtime)" initialViewController="c">
    <scenes><scene sceneID="s"><objects>
    \(objects)
    </objects></scene></scenes></document>
    """
  }
}
