/// How a storyboard for one language differs from the one that is used, beyond words.
public struct StoryboardDivergence: Sendable, Hashable {
  /// The path of the file that is used.
  public let file: String
  /// The path of the file for another language.
  public let other: String
  /// What differs, in the order of the files.
  public let differences: [Difference]

  /// One difference; titles and labels are words and do not count.
  public enum Difference: Sendable, Hashable {
    /// Another controller, or none, is the initial one.
    case initialController
    /// The controller with this object identifier is only in the file at the path.
    case controllerOnly(id: String, in: String)
    /// The controller has another tag, class, module or storyboard identifier.
    case controller(id: String)
    /// The segue with this object identifier is only in the file at the path.
    case segueOnly(id: String, in: String)
    /// The segue has another kind, identifier, destination, class or selector.
    case segue(id: String)
  }

  /// Compares two files; nil where they agree.
  init?(between used: StoryboardDocument, and other: StoryboardDocument) {
    file = used.file
    self.other = other.file
    var differences: [Difference] = []
    if used.initialControllerID != other.initialControllerID {
      differences.append(.initialController)
    }
    differences += Self.compare(
      used.controllers.map(Shape.init), other.controllers.map(Shape.init)
    ).map { $0.difference(Difference.controller, Difference.controllerOnly, used, other) }
    differences += Self.compare(used.segues.map(Shape.init), other.segues.map(Shape.init))
      .map { $0.difference(Difference.segue, Difference.segueOnly, used, other) }
    guard !differences.isEmpty else { return nil }
    self.differences = differences
  }

  private static func compare(_ left: [Shape], _ right: [Shape]) -> [Finding] {
    let lefts = Dictionary(left.map { ($0.id, $0) }) { first, _ in first }
    let rights = Dictionary(right.map { ($0.id, $0) }) { first, _ in first }
    let fromLeft = left.compactMap { shape -> Finding? in
      guard let other = rights[shape.id] else { return .left(shape.id) }
      return shape == other ? nil : .both(shape.id)
    }
    return fromLeft + right.filter { lefts[$0.id] == nil }.map { .right($0.id) }
  }

  /// Where an object is, or that it is in both and differs.
  private enum Finding {
    case left(String)
    case right(String)
    case both(String)

    func difference(
      _ differs: (String) -> Difference, _ only: (String, String) -> Difference,
      _ used: StoryboardDocument, _ other: StoryboardDocument
    ) -> Difference {
      switch self {
      case .left(let id): only(id, used.file)
      case .right(let id): only(id, other.file)
      case .both(let id): differs(id)
      }
    }
  }

  /// What has to be equal in every language.
  private struct Shape: Equatable {
    let id: String
    let values: [String?]

    init(_ controller: ControllerDescription) {
      id = controller.id
      values = [
        controller.tag, controller.customClass, controller.customModule,
        controller.storyboardIdentifier,
      ]
    }

    init(_ segue: SegueDescription) {
      id = segue.id
      values = [
        segue.kind.name, segue.name, segue.destinationID, segue.customClass, segue.relationship,
        segue.unwindAction, segue.destinationCreationSelector,
      ]
    }
  }
}

extension StoryboardDivergence: CustomStringConvertible {
  /// One sentence: which file differs from which, and in what.
  public var description: String {
    "'\(other)' differs from '\(file)' in more than words: "
      + list(differences.map(\.clause)) + "; bring them into line"
  }
}

extension StoryboardDivergence.Difference {
  fileprivate var clause: String {
    switch self {
    case .initialController: "the initial controller"
    case .controllerOnly(let id, let file): "controller '\(id)' is only in '\(file)'"
    case .controller(let id): "controller '\(id)'"
    case .segueOnly(let id, let file): "segue '\(id)' is only in '\(file)'"
    case .segue(let id): "segue '\(id)'"
    }
  }
}
