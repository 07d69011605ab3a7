import InterludeSegues

/// Writes small storyboards for tests.
enum Fixture {
  /// A document with the scenes given, each on a line of its own from line 4 on.
  static func document(
    _ scenes: String..., initial: String? = nil, file: String = "Main.storyboard"
  ) throws -> StoryboardDocument {
    let initial = initial.map { " initialViewController=\"\($0)\"" } ?? ""
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"\(initial)>
      <scenes>
      \(scenes.joined(separator: "\n"))
      </scenes>
      </document>
      """
    return try StoryboardReader().read(text: text, file: file)
  }

  /// A scene with a controller.
  static func scene(
    _ id: String, tag: String = "viewController", class name: String? = nil,
    identifier: String? = nil, title: String? = nil, _ segues: String...
  ) -> String {
    var attributes = ["id=\"\(id)\""]
    if let name {
      attributes.append("customClass=\"\(name)\" customModule=\"InterludeSeguesTests\"")
    }
    if let identifier { attributes.append("storyboardIdentifier=\"\(identifier)\"") }
    if let title { attributes.append("title=\"\(title)\"") }
    return "<scene sceneID=\"s-\(id)\"><objects>"
      + "<\(tag) \(attributes.joined(separator: " ")) sceneMemberID=\"viewController\">"
      + "<connections>\(segues.joined())</connections></\(tag)></objects></scene>"
  }

  /// A scene with a storyboard reference.
  static func reference(
    _ id: String, to storyboard: String?, identifier: String? = nil, bundle: String? = nil
  ) -> String {
    let attributes =
      (storyboard.map { " storyboardName=\"\($0)\"" } ?? "")
      + (identifier.map { " referencedIdentifier=\"\($0)\"" } ?? "")
      + (bundle.map { " bundleIdentifier=\"\($0)\"" } ?? "")
    return "<scene sceneID=\"s-\(id)\"><objects>"
      + "<viewControllerPlaceholder id=\"\(id)\"\(attributes) sceneMemberID=\"viewController\"/>"
      + "</objects></scene>"
  }

  /// A segue; its object identifier is made of its ends unless given.
  static func segue(
    _ kind: String, to destination: String, _ identifier: String? = nil, id: String? = nil,
    more: String = ""
  ) -> String {
    let name = identifier.map { " identifier=\"\($0)\"" } ?? ""
    return "<segue id=\"\(id ?? "\(kind)-\(destination)")\" kind=\"\(kind)\" "
      + "destination=\"\(destination)\"\(name)\(more)/>"
  }

  /// A relationship.
  static func relationship(_ name: String, to destination: String) -> String {
    segue("relationship", to: destination, more: " relationship=\"\(name)\"")
  }
}

/// A controller that records what happens to it.
class RecordingController: SceneController {
  var words: [String] = []
  var allows = true
  var onPrepare: (@MainActor (Segue, Any?) throws -> Void)?

  override func prepare(for segue: Segue, sender: Any?) throws {
    words.append("prepare \(segue.identifier ?? "-")")
    try onPrepare?(segue, sender)
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    words.append("should \(identifier)")
    return allows
  }
}

/// The controller that most test segues lead to.
class DetailController: SceneController {
  var song: String?
}

/// A class derived from it.
final class LongDetailController: DetailController {}

/// A controller that refuses to be made.
final class RefusingController: SceneController {
  required init?(coder: SceneCoder) { nil }
}

/// A class that is no controller.
final class NoController {}
