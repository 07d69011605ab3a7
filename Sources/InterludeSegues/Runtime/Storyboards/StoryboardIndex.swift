/// A storyboard's document with its objects found by name; made once, shared by all who use the storyboard.
final class StoryboardIndex: Sendable {
  let document: StoryboardDocument
  /// The file's name without its extension, by which references name it.
  let name: String
  /// The identifier of the bundle that the storyboard is in; nil for one that was given without.
  let bundle: String?
  private let objects: [String: SegueDestination]
  private let identified: [String: SegueDestination]

  /// Makes an index; the name is that of the file if not given.
  init(_ document: StoryboardDocument, name: String? = nil, bundle: String? = nil) {
    self.document = document
    self.bundle = bundle
    self.name = name ?? StoryboardPath(document.file).fullName
    var objects: [String: SegueDestination] = [:]
    var identified: [String: SegueDestination] = [:]
    for scene in document.scenes {
      for (id, identifier, object) in scene.destinations {
        if objects[id] == nil { objects[id] = object }
        if let identifier, identified[identifier] == nil { identified[identifier] = object }
      }
    }
    self.objects = objects
    self.identified = identified
  }

  /// What has an object identifier; the first one where several have it.
  func object(withID id: String) -> SegueDestination? { objects[id] }

  /// What has a storyboard identifier; the first one where several have it.
  func object(withIdentifier name: String) -> SegueDestination? { identified[name] }

  /// The storyboard identifiers, in document order.
  var identifiers: [String] {
    document.scenes.flatMap(\.destinations).compactMap(\.identifier)
  }
}

extension SceneDescription {
  /// What segues of the document can lead to in this scene, with its names.
  fileprivate var destinations: [(id: String, identifier: String?, object: SegueDestination)] {
    controllers.map { ($0.id, $0.storyboardIdentifier, .controller($0)) }
      + placeholders.map { ($0.id, $0.storyboardIdentifier, .placeholder($0)) }
      + exits.map { ($0.id, nil, .exit($0)) }
  }
}
