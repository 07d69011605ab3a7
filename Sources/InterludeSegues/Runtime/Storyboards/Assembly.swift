internal import Interlude

/// Makes one controller with everything that its relationships bring in, then wakes them all.
///
/// A storyboard is input: relationships may lead in a circle, nest deeply or multiply. So the path to each controller is
/// known, and depth and number are limited.
///
/// All controllers are made before the first of them wakes, so `awakeFromNib` finds the parent and the children in place.
@MainActor
struct Assembly {
  /// Relationships and embeds nest at most this deep; real storyboards stay below five.
  static let depthLimit = 64
  /// One controller brings in at most this many; real storyboards stay below a hundred.
  static let countLimit = 4096

  private let way: Arrival.Way
  private let outer: OuterSegue?
  private let depth: Int
  /// The controllers whose children are being made, the outermost first.
  private var path: [StoryboardController] = []
  /// What relationships have brought in.
  private var children: [(controller: SceneController, arrival: Arrival)] = []
  /// The number of controllers made, those that were made before for the same host included.
  private(set) var count: Int

  /// Begins.
  ///
  /// - Parameters:
  ///   - way: What asks for the controller.
  ///   - outer: The segue on whose behalf it is made.
  ///   - depth: How deep the controller will stand in its hosts.
  ///   - count: How many controllers these hosts have brought in.
  init(_ way: Arrival.Way, outer: OuterSegue? = nil, depth: Int = 0, count: Int = 0) {
    self.way = way
    self.outer = outer
    self.depth = depth
    self.count = count
  }

  /// Makes the controller, then its children, in document order, then wakes them in the same order.
  mutating func make(
    _ place: StoryboardController, creator: Creator? = nil
  ) throws(SegueError) -> SceneController {
    try enter(place)
    let birth = Birth(place)
    let (controller, maker) =
      if let creator {
        try birth.created(by: creator)
      } else if let outer {
        try birth.created(along: outer.segue, outer: outer)
      } else {
        try birth.plain()
      }
    let arrival = Arrival(
      way: way, maker: maker, source: outer?.source, segue: outer?.segue, sender: outer?.sender)
    try connect(controller, at: place)
    if way == .embed { controller.embedder = outer?.source }
    try SceneController.awakening(controller, arrival)
    for (child, arrival) in children { try SceneController.awakening(child, arrival) }
    return controller
  }

  /// Makes what a relationship brings in.
  private mutating func make(
    _ relationship: SegueDescription, of parent: SceneController, at place: StoryboardController
  ) throws(SegueError) {
    let child = try place.destination(of: relationship)
    try enter(child)
    let (controller, maker) = try Birth(child).created(along: relationship, outer: outer)
    parent.adopt(controller, relationship: relationship.relationship)
    let arrival = Arrival(
      way: .relationship, maker: maker, source: parent, segue: relationship,
      sender: outer?.sender)
    children.append((controller, arrival))
    try connect(controller, at: child)
  }

  /// Gives a controller that has just been made its place, and makes its children.
  private mutating func connect(
    _ controller: SceneController, at place: StoryboardController
  ) throws(SegueError) {
    controller.coder?.isConnected = true
    let relationships = place.description.relationships
    if relationships.isEmpty { return }
    path.append(place)
    defer { path.removeLast() }
    for segue in relationships { try make(segue, of: controller, at: place) }
  }

  private mutating func enter(_ place: StoryboardController) throws(SegueError) {
    for start in path.indices where path[start].isSame(as: place) {
      throw .cycle((path[start...] + [place]).map(\.reference))
    }
    guard path.count + depth < Self.depthLimit else {
      throw .tooLarge(controller: (path.first ?? place).reference, limit: Self.depthLimit)
    }
    guard count < Self.countLimit else {
      throw .tooLarge(controller: (path.first ?? place).reference, limit: Self.countLimit)
    }
    count += 1
  }
}
