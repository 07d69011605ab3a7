internal import InterludeSegues

/// Unwind segues, which need somebody to go back to.
///
/// A storyboard does not say who has the action. So the walk goes to the source by the segues that lead there, from the
/// nearest controller with a class of its own, and takes that class to have the action.
extension Walk {
  /// Performs the unwind segues of all storyboards that were visited.
  mutating func goBack() {
    for unwind in unwinds {
      do {
        try goBack(unwind)
      } catch {
        fail("\(error)", at: unwind.place)
        report.skip(.failed, unwind.segue.kind)
      }
    }
    unwinds = []
  }

  private mutating func goBack(_ unwind: WalkMap.Step) throws {
    guard let way = map.way(to: unwind.source, in: unwind.storyboard), let first = way.first else {
      return report.skip(.noWayBack, unwind.segue.kind)
    }
    let start = try first.storyboard.instantiate(first.source)
    var current: SceneController? = start
    for (step, next) in zip(way, way.dropFirst() + [unwind]) {
      current = try current.flatMap { try Self.follow(step, from: $0, to: next) }
    }
    guard let source = current else { return report.skip(.noWayBack, unwind.segue.kind) }
    configure(unwind.segue, from: source)
    report.leftover += leftover(beside: source) + leftover(beside: start)
  }

  /// Performs one segue of the way, and finds the controller at which the next one begins.
  private static func follow(
    _ step: WalkMap.Step, from source: SceneController, to next: WalkMap.Step
  ) throws -> SceneController? {
    var waiting: [SceneController] = []
    try source.performSegue(step.segue) { waiting = [$0.destination] }
    while let controller = waiting.popLast() {
      if controller.sceneDescription == next.source { return controller }
      waiting += controller.children
    }
    return nil
  }
}

extension WalkMap.Step {
  /// Where the segue stands.
  fileprivate var place: StoryboardPlace {
    StoryboardPlace(file: storyboard.document.file, line: segue.line, column: segue.column)
  }
}
