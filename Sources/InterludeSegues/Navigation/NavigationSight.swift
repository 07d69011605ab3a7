/// The controllers at which a step can begin, level by level: a screen, all that its containers show,
/// then each container around it.
@MainActor
struct NavigationSight {
  let levels: [[SceneController]]

  init(_ screen: SceneController) {
    var levels = [[screen], []]
    var content = screen.contentControllers
    for _ in 0..<8 where !content.isEmpty {
      levels[1] += content
      content = content.flatMap(\.contentControllers)
    }
    var next = screen.parent
    while let parent = next {
      levels.append([parent])
      next = parent.parent
    }
    self.levels = levels
  }

  /// The segues that can be performed from here, for an error.
  var segueNames: [String] {
    levels.joined().flatMap { controller in
      controller.segues.filter { $0.kind != .relationship }.map {
        SegueReference($0, of: controller).name
      }
    }.uniqued()
  }
}
