internal import InterludeSegues

/// Which segues lead to which controllers, as a walk has seen them performed.
@MainActor
struct WalkMap {
  /// A segue and the controller that it begins at.
  struct Step {
    let storyboard: Storyboard
    let source: ControllerDescription
    let segue: SegueDescription
  }

  private var steps: [Place: [Step]] = [:]

  /// Notes a segue for its destination and everything that this contains.
  mutating func note(_ segue: Segue) {
    guard let storyboard = segue.source.storyboard, let source = segue.source.sceneDescription,
      let description = segue.description
    else { return }
    let step = Step(storyboard: storyboard, source: source, segue: description)
    var waiting = [segue.destination]
    while let controller = waiting.popLast() {
      if let place = Place(controller) { steps[place, default: []].append(step) }
      waiting += controller.children
    }
  }

  /// The shortest way to a controller from one whose class can have an unwind action; nil where there is none.
  func way(to description: ControllerDescription, in storyboard: Storyboard) -> [Step]? {
    var waiting = [(place: Place(description, storyboard), way: [Step]())]
    var seen: Set<Place> = []
    while !waiting.isEmpty {
      let (place, way) = waiting.removeFirst()
      guard seen.insert(place).inserted else { continue }
      for step in steps[place] ?? [] {
        let longer = [step] + way
        if step.source.customClass != nil { return longer }
        waiting.append((Place(step.source, step.storyboard), longer))
      }
    }
    return nil
  }

  /// A controller of a storyboard.
  private struct Place: Hashable {
    let file: String
    let id: String

    init(_ description: ControllerDescription, _ storyboard: Storyboard) {
      file = storyboard.document.file
      id = description.id
    }

    @MainActor
    init?(_ controller: SceneController) {
      guard let storyboard = controller.storyboard, let description = controller.sceneDescription
      else { return nil }
      self.init(description, storyboard)
    }
  }
}
