/// Looks for the segues of a controller that lead to a class, without making anything.
@MainActor
struct SegueCandidates {
  let place: StoryboardController

  /// The segues whose destination is of the class, or a container that shows a controller of it.
  func leading<Target: SceneController>(to type: Target.Type) -> [SegueDescription] {
    place.performable.filter { segue in
      guard let destination = try? place.destination(of: segue) else { return false }
      return shows(type, from: destination)
    }
  }

  /// The one segue that leads to a class.
  func only<Target: SceneController>(
    to type: Target.Type
  ) throws(SegueError) -> SegueDescription {
    let found = leading(to: type)
    guard let first = found.first else {
      throw .noSegue(
        to: String(describing: type), controller: place.reference,
        existing: place.performable.map(summary))
    }
    guard found.count == 1 else {
      throw .ambiguousSegue(
        to: String(describing: type), controller: place.reference,
        candidates: found.map { place.storyboard.reference(to: $0, of: place.description) })
    }
    return first
  }

  /// A segue and the class that it leads to, for a list in an error.
  private func summary(_ segue: SegueDescription) -> String {
    let name = place.storyboard.reference(to: segue, of: place.description).name
    let destination = try? place.destination(of: segue)
    return "\(name) to '\(destination?.reference.name ?? segue.destinationID ?? "nothing")'"
  }

  private func shows<Target: SceneController>(
    _ type: Target.Type, from destination: StoryboardController
  ) -> Bool {
    var level = [destination]
    for _ in 0..<8 where !level.isEmpty {
      if level.contains(where: { $0.makes(type) }) { return true }
      level = level.flatMap(\.content)
    }
    return false
  }
}

@MainActor
extension StoryboardController {
  /// Whether the controller is of a class, subclasses included.
  ///
  /// What a registered closure makes is not known before it runs, so it counts by name.
  func makes<Target: SceneController>(_ type: Target.Type) -> Bool {
    let factory = storyboard.set.factory
    switch factory.source(of: description, among: storyboard.set.classes) {
    case .type(let found): return found is Target.Type
    case .maker:
      let name = description.customClass ?? ""
      return name == String(describing: type)
        && (description.customModule.map { "\($0).\(name)" == String(reflecting: type) } ?? true)
    case .foreign: return false
    case .unknown:
      return factory.unknownClasses == .plain
        && BaseControllers.type(forTag: description.tag) is Target.Type
    }
  }

  /// What a container shows, as ``SceneController/contentControllers`` has it once it is made.
  fileprivate var content: [StoryboardController] {
    let names = Self.contentRelationships[description.tag] ?? []
    let children = description.segues.filter {
      $0.kind == .relationship && names.contains($0.relationship ?? "")
    }
    return children.compactMap { try? destination(of: $0) }
  }

  private static let contentRelationships: [String: Set<String>] = [
    "navigationController": ["rootViewController"],
    "tabBarController": ["viewControllers"],
    "tabViewController": ["tabItems"],
    "splitViewController": [
      "masterViewController", "detailViewController", "supplementaryViewController",
      "compactViewController", "splitItems",
    ],
    "windowController": ["window.shadowedContentViewController"],
  ]
}
