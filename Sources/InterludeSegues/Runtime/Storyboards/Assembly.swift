/// Makes one controller with everything that its relationships bring in.
///
/// A storyboard is input: relationships may lead in a circle, nest deeply or multiply. So the path to each controller is
/// known, and depth and number are limited.
struct Assembly {
  /// Relationships nest at most this deep; real storyboards stay below five.
  static let depthLimit = 64
  /// One controller brings in at most this many; real storyboards stay below a hundred.
  static let countLimit = 4096

  private var path: [StoryboardController] = []
  private var count = 0

  /// Makes the controller, then its children, in document order.
  @MainActor
  mutating func make(
    _ place: StoryboardController, parent: SceneController? = nil, relationship: String? = nil
  ) throws(SegueError) -> SceneController {
    try enter(place)
    defer { path.removeLast() }
    let controller = try place.makeAlone()
    if let parent { parent.adopt(controller, relationship: relationship) }
    for segue in place.description.segues where segue.kind == .relationship {
      let child = try place.destination(of: segue)
      _ = try make(child, parent: controller, relationship: segue.relationship)
    }
    return controller
  }

  private mutating func enter(_ place: StoryboardController) throws(SegueError) {
    if let start = path.firstIndex(where: { $0.isSame(as: place) }) {
      throw .cycle((path[start...] + [place]).map(\.reference))
    }
    guard path.count < Self.depthLimit else {
      throw .tooLarge(controller: path[0].reference, limit: Self.depthLimit)
    }
    guard count < Self.countLimit else {
      throw .tooLarge(controller: path[0].reference, limit: Self.countLimit)
    }
    count += 1
    path.append(place)
  }
}

extension StoryboardController {
  /// Makes the controller without its children.
  @MainActor
  fileprivate func makeAlone() throws(SegueError) -> SceneController {
    let coder = SceneCoder(self)
    let factory = storyboard.set.factory
    var made: SceneController?
    switch factory.source(of: description, among: storyboard.set.classes) {
    case .type(let type): made = type.init(coder: coder)
    case .maker(let make): made = make(coder)
    case .foreign(let name):
      throw .notAController(name, controller: reference)
    case .unknown(let name):
      guard factory.unknownClasses == .plain else {
        throw .unknownClass(name, controller: reference)
      }
      made = BaseControllers.type(forTag: description.tag).init(coder: coder)
    }
    guard let made else { throw .declined(controller: reference) }
    return made
  }
}
