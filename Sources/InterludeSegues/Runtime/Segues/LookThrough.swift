/// Looks for a controller of a class in a destination and in what its containers show.
///
/// The search goes level by level, so the destination itself comes before its content, and that before content of
/// content; the nearest level with a match decides.
@MainActor
struct LookThrough<Target: SceneController> {
  /// Containers inside containers are looked into this deep.
  private let depthLimit = 8

  /// What was found.
  enum Finding {
    case one(Target)
    case none(tried: [String])
    case several([String])
  }

  /// Searches a destination.
  func find(in destination: SceneController) -> Finding {
    if let target = destination as? Target { return .one(target) }
    var level = [Visit(controller: destination, path: [destination])]
    var tried: [Visit] = []
    for _ in 0..<depthLimit where !level.isEmpty {
      tried += level
      level = level.flatMap { visit in
        visit.controller.contentControllers.map {
          Visit(controller: $0, path: visit.path + [$0])
        }
      }
      let matches = level.filter { $0.controller is Target }
      if matches.count > 1 { return .several(matches.map(\.words)) }
      if let match = matches.first?.controller as? Target { return .one(match) }
    }
    return .none(tried: tried.map(\.words))
  }

  /// Finds the one controller, or says in the name of a segue why there is none.
  func target(of segue: Segue) throws(SegueError) -> Target {
    switch find(in: segue.destination) {
    case .one(let target): return target
    case .several(let paths):
      throw .ambiguousDestination(
        segue.reference, expected: String(describing: Target.self), candidates: paths)
    case .none(let tried):
      throw .wrongDestination(
        segue.reference, expected: String(describing: Target.self),
        found: segue.destination.className, tried: tried)
    }
  }

  /// A controller and the way to it.
  private struct Visit {
    let controller: SceneController
    let path: [SceneController]

    /// The classes on the way, for an error.
    @MainActor var words: String {
      path.map { "'\($0.className)'" }.joined(separator: " → ")
    }
  }
}

extension Segue {
  /// Names the segue in an error.
  var reference: SegueReference {
    if let description, let place = source.place {
      return place.storyboard.reference(to: description, of: place.description)
    }
    return SegueReference(identifier: identifier, kind: kind, controller: source.reference)
  }
}
