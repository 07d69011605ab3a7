/// Makes a document out of the elements of a storyboard as they open and close.
///
/// Of most elements it keeps a stack entry while they are open and nothing after. Invariant: `stack` holds the
/// open elements, outermost first, so its count is the depth; a scene is at depth 3, its objects at depth 5.
struct StoryboardBuilder {
  /// An open element.
  struct Frame {
    let tag: String
    let attributes: [String: String]
    /// The position of the element among all, from 1.
    let number: Int
  }

  private(set) var stack: [Frame] = []
  private var elementCount = 0
  private var root: [String: String] = [:]
  private var scenes: [SceneDescription] = []
  private var scene: SceneDraft?
  private var attribute: AttributeDraft?
  private var locator: TagLocator
  private let depthLimit: Int

  /// Whether an element was opened yet.
  var hasRoot: Bool { elementCount > 0 }

  /// Whether the text of the open elements is wanted.
  var wantsText: Bool { attribute != nil }

  init(locator: TagLocator, depthLimit: Int) {
    self.locator = locator
    self.depthLimit = depthLimit
    stack.reserveCapacity(64)
  }

  /// Takes a start tag; returns why reading must stop, if it must.
  mutating func open(_ tag: String, _ attributes: [String: String]) -> StoryboardError.Reason? {
    elementCount += 1
    stack.append(Frame(tag: tag, attributes: attributes, number: elementCount))
    switch stack.count {
    case 1: return openRoot(tag, attributes)
    case 3: openScene()
    case 5: openObject()
    case let depth where depth > depthLimit: return .tooDeep(limit: depthLimit)
    case let depth where depth > 5 && scene != nil: openInside(tag)
    default: break
    }
    return nil
  }

  /// Takes an end tag.
  mutating func close() {
    let frame = stack.removeLast()
    switch stack.count {
    case 2: closeScene()
    case 6 where frame.tag == "userDefinedRuntimeAttribute": closeAttribute()
    default: break
    }
  }

  /// Takes text between tags.
  mutating func text(_ text: String) {
    if stack.count == 8 { attribute?.text += text }
  }

  /// The document, after the last element was closed.
  func document(file: String) -> StoryboardDocument {
    StoryboardDocument(
      file: file,
      runtime: root["targetRuntime"].map { StoryboardRuntime($0) },
      documentType: root["type"] ?? "",
      version: root["version"],
      toolsVersion: root["toolsVersion"],
      initialControllerID: root["initialViewController"],
      scenes: scenes)
  }

  /// The place of an element.
  mutating func place(of frame: Frame) -> TextPlace {
    locator.place(ofElement: frame.number)
  }
}

extension StoryboardBuilder {
  /// A runtime attribute while it is being read.
  struct AttributeDraft {
    let attributes: [String: String]
    let line: Int
    var element: String?
    var parts: [String: String] = [:]
    var text = ""
  }

  private mutating func openRoot(
    _ tag: String, _ attributes: [String: String]
  ) -> StoryboardError.Reason? {
    guard tag == "document" else {
      return .notStoryboard(found: "its first element is '\(tag)'")
    }
    guard let type = attributes["type"] else {
      return .notStoryboard(found: "its 'document' has no type")
    }
    guard type.lowercased().contains("storyboard") else {
      return .notStoryboard(found: "its type is '\(type)'")
    }
    root = attributes
    return nil
  }

  private mutating func openScene() {
    guard stack[1].tag == "scenes", stack[2].tag == "scene" else { return }
    scene = SceneDraft(id: stack[2].attributes["sceneID"] ?? "", place: place(of: stack[2]))
  }

  private mutating func openObject() {
    guard scene != nil, stack[3].tag == "objects" else { return }
    let frame = stack[4]
    let object = SceneDraft.Object(
      tag: frame.tag, attributes: frame.attributes, place: place(of: frame),
      role: SceneRole(tag: frame.tag, attributes: frame.attributes))
    scene?.objects.append(object)
  }

  /// Looks at an element somewhere inside a scene's object.
  private mutating func openInside(_ tag: String) {
    if tag == "segue" {
      openSegue()
    } else if tag == "userDefinedRuntimeAttribute" {
      openAttribute()
    } else if stack.count == 7, tag == "outlet" || tag == "outletCollection" {
      openOutlet(tag)
    } else if stack.count == 8, attribute != nil, attribute?.element == nil {
      attribute?.element = tag
      attribute?.parts = stack[7].attributes.filter { $0.key != "key" }
    }
  }

  private mutating func openSegue() {
    let frame = stack[stack.count - 1]
    guard frame.attributes["id"] != nil, frame.attributes["kind"] != nil,
      stack[3].tag == "objects", let object = scene?.objects.indices.last,
      stack[stack.count - 2].tag != "segue"
    else { return }
    let owner = stack[stack.count - 2].tag == "connections" ? stack.count - 3 : stack.count - 2
    let segue = SceneDraft.Segue(
      attributes: frame.attributes,
      source: SourceElement(tag: stack[owner].tag, attributes: stack[owner].attributes),
      place: place(of: frame), object: object)
    scene?.segues.append(segue)
  }

  private mutating func openOutlet(_ tag: String) {
    guard stack[3].tag == "objects", stack[5].tag == "connections",
      let last = scene?.objects.indices.last, scene?.objects[last].role == .controller
    else { return }
    let outlet = OutletDescription(
      tag: tag, attributes: stack[6].attributes, line: place(of: stack[6]).line)
    scene?.objects[last].outlets.append(outlet)
  }

  private mutating func openAttribute() {
    guard stack.count == 7, stack[3].tag == "objects",
      stack[5].tag == "userDefinedRuntimeAttributes", scene?.objects.last?.role == .controller
    else { return }
    attribute = AttributeDraft(attributes: stack[6].attributes, line: place(of: stack[6]).line)
  }

  private mutating func closeAttribute() {
    guard let draft = attribute, let last = scene?.objects.indices.last else { return }
    attribute = nil
    scene?.objects[last].runtimeAttributes.append(
      RuntimeAttribute(
        attributes: draft.attributes, element: draft.element, parts: draft.parts,
        text: draft.text, line: draft.line))
  }

  private mutating func closeScene() {
    guard let draft = scene else { return }
    let isWatch = root["targetRuntime"] == StoryboardRuntime.watchOS.name
    scenes.append(draft.finished(identifierKey: isWatch ? "identifier" : "storyboardIdentifier"))
    scene = nil
  }
}
