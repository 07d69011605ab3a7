/// Looks for a controller of a class in a destination and in what its containers show.
///
/// The search goes level by level, so the destination itself comes before its content, and that before content of
/// content; the nearest level with a match decides.
///
/// *Threads:* the main actor.
@MainActor
public struct LookThrough<Platform: SeguePlatform, Target> {
  /// Containers inside containers are looked into this deep.
  private let depthLimit = 8

  /// Makes a search.
  public init() {}

  /// What was found.
  enum Finding {
    case one(Target)
    case none(tried: [String])
    case several([String])
  }

  /// Searches a destination.
  func find(in destination: Platform.Controller) -> Finding {
    if let target = destination as? Target { return .one(target) }
    var level = [Visit(controller: destination, path: [destination])]
    var tried: [Visit] = []
    for _ in 0..<depthLimit where !level.isEmpty {
      tried += level
      level = level.flatMap { visit in
        Platform.content(of: visit.controller).map {
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
  ///
  /// - Parameter segue: The segue, in whose destination the controller is looked for.
  /// - Returns: The controller.
  /// - Throws: ``SegueError/wrongDestination(_:expected:found:tried:)`` or
  ///   ``SegueError/ambiguousDestination(_:expected:candidates:)``.
  /// - Complexity: O(*n*) in the number of controllers that the destination shows.
  public func target(of segue: Platform.SegueObject) throws(SegueError) -> Target {
    guard let destination = Platform.destination(of: segue) else {
      throw .destinationMissing(Platform.reference(to: segue), destination: nil)
    }
    if let target = destination as? Target { return target }
    return try target(in: destination, of: segue)
  }

  /// Looks into the containers; apart, so that a destination that is no container need not know the types of the search.
  @inline(never)
  private func target(
    in destination: Platform.Controller, of segue: Platform.SegueObject
  ) throws(SegueError) -> Target {
    switch find(in: destination) {
    case .one(let target): return target
    case .several(let paths):
      throw .ambiguousDestination(
        Platform.reference(to: segue), expected: expected, candidates: paths)
    case .none(let tried):
      throw .wrongDestination(
        Platform.reference(to: segue), expected: expected,
        found: Platform.className(of: destination), tried: tried)
    }
  }

  /// The name of the class that is looked for, for an error.
  private var expected: String { String(describing: Target.self) }

  /// A controller and the way to it.
  private struct Visit {
    let controller: Platform.Controller
    let path: [Platform.Controller]

    /// The classes on the way, for an error.
    @MainActor var words: String {
      path.map { "'\(Platform.className(of: $0))'" }.joined(separator: " → ")
    }
  }
}
