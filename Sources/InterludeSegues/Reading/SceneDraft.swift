/// A scene while it is being read.
struct SceneDraft {
  /// An element directly under the scene's `objects`.
  struct Object {
    let tag: String
    let attributes: [String: String]
    let place: TextPlace
    let role: SceneRole
    var runtimeAttributes: [RuntimeAttribute] = []
    var outlets: [OutletDescription] = []
  }

  /// A segue, with the index of the object that it was found in.
  struct Segue {
    let attributes: [String: String]
    let source: SourceElement
    let place: TextPlace
    let object: Int
  }

  let id: String
  let place: TextPlace
  var objects: [Object] = []
  var segues: [Segue] = []

  /// Settles who owns what: a segue found outside every controller belongs to the scene's first one.
  ///
  /// - Parameter identifierKey: The attribute that holds a controller's storyboard identifier.
  /// - Returns: The finished scene.
  func finished(identifierKey: String) -> SceneDescription {
    let first = objects.firstIndex { $0.role == .controller }
    let owned = Dictionary(grouping: self.segues) { segue in
      objects[segue.object].role == .controller ? segue.object : first
    }
    func segues(ownedBy owner: Int?) -> [SegueDescription] {
      let controllerID = owner.map { objects[$0].attributes["id"] ?? "" }
      return (owned[owner] ?? []).map { segue in
        SegueDescription(
          attributes: segue.attributes, source: segue.source, controllerID: controllerID,
          at: segue.place)
      }
    }
    func members<Member>(_ role: SceneRole, _ make: (Int, Object) -> Member) -> [Member] {
      objects.indices.filter { objects[$0].role == role }.map { make($0, objects[$0]) }
    }
    return SceneDescription(
      id: id,
      controllers: members(.controller) { index, object in
        ControllerDescription(
          object, sceneID: id, identifierKey: identifierKey, segues: segues(ownedBy: index))
      },
      placeholders: members(.placeholder) { PlaceholderDescription($1, sceneID: id) },
      exits: members(.exit) { ExitDescription($1, sceneID: id) },
      objects: members(.object) { SceneObjectDescription($1) },
      ownerlessSegues: segues(ownedBy: nil),
      line: place.line,
      column: place.column)
  }
}
