internal import InterludeSegues

/// The segue that `segue perform` was asked for.
struct SegueChoice {
  let controller: ControllerDescription
  let segue: SegueDescription

  /// Finds a segue by its identifier or object identifier, and its controller by class, storyboard identifier or object
  /// identifier where one is named.
  ///
  /// - Throws: ``Finding`` where nothing, or more than one thing, has the names; ``SegueError`` where the only controller
  ///   that comes into question has no such segue.
  init(_ name: String, from source: String?, in document: StoryboardDocument) throws {
    let sources = document.controllers.filter { source.map($0.answers) ?? true }
    guard !sources.isEmpty else { throw Self.unknown(source, in: document) }
    let found = sources.flatMap { controller in
      controller.segues(named: name).prefix(1).map { (controller, $0) }
    }
    guard let first = found.first else {
      throw Self.unknown(segue: name, of: sources, in: document)
    }
    guard found.count == 1 else { throw Self.several(found.map(\.0), name, in: document) }
    (controller, segue) = first
  }
}

/// The errors of a choice.
extension SegueChoice {
  private static func unknown(_ source: String?, in document: StoryboardDocument) -> Finding {
    guard let source, !document.controllers.isEmpty else {
      return Finding(
        location: document.file, message: "the storyboard has no controllers; give another file")
    }
    let known = document.controllers.map(\.shownName)
    return Finding(
      location: document.file,
      message: "no controller is '\(source)'; there are \(list(known, nearTo: source))")
  }

  private static func unknown(
    segue name: String, of sources: [ControllerDescription], in document: StoryboardDocument
  ) -> any Error {
    let exits = Set(document.exits.map(\.id))
    let known = sources.flatMap(\.segues).filter { $0.canBePerformed(beside: exits) }
      .map(\.shownName)
    if sources.count == 1, let only = sources.first {
      let place = StoryboardPlace(file: document.file, line: only.line, column: only.column)
      return SegueError.unknownSegue(
        identifier: name, controller: ControllerReference(name: only.shownName, place: place),
        existing: Suggestion.sorted(known, nearTo: name))
    }
    return Finding(
      location: document.file,
      message: known.isEmpty
        ? "no controller has a segue that can be performed; give another file"
        : "no controller has the segue '\(name)'; there are \(list(known, nearTo: name))")
  }

  private static func several(
    _ controllers: [ControllerDescription], _ name: String, in document: StoryboardDocument
  ) -> Finding {
    let areDistinct = Set(controllers.map(\.shownName)).count == controllers.count
    let lines = controllers.map { controller in
      "'\(areDistinct ? controller.shownName : controller.id)' on line \(controller.line)"
    }
    return Finding(
      location: document.file,
      message: "several controllers have the segue '\(name)': \(lines.joined(separator: ", ")); "
        + "choose one with '--from'")
  }

  /// Names as a list, each in quotation marks and once, the likeliest first.
  private static func list(_ names: [String], nearTo name: String) -> String {
    Suggestion.sorted(names, nearTo: name).map { "'\($0)'" }.joined(separator: ", ")
  }
}

extension ControllerDescription {
  /// Whether a name given by a person means this controller.
  fileprivate func answers(to name: String) -> Bool {
    let qualified = customModule.flatMap { module in customClass.map { "\(module).\($0)" } }
    return [id, storyboardIdentifier, customClass, qualified].contains(name)
  }

  /// The name that a person can ask for it by.
  fileprivate var shownName: String { customClass ?? storyboardIdentifier ?? id }

  /// The segues with an identifier, else the one with an object identifier.
  fileprivate func segues(named name: String) -> [SegueDescription] {
    let named = segues.filter { $0.identifier == name && !name.isEmpty }
    return named.isEmpty ? segues.filter { $0.id == name } : named
  }
}

extension SegueDescription {
  /// The name that a person can ask for it by.
  fileprivate var shownName: String {
    identifier.flatMap { $0.isEmpty ? nil : $0 } ?? id
  }

  /// Whether a controller that stands alone can perform it.
  fileprivate func canBePerformed(beside exits: Set<String>) -> Bool {
    switch kind {
    case .relationship, .unwind: false
    case .custom where customClass?.isEmpty ?? true: false
    default: !exits.contains(destinationID ?? "")
    }
  }
}
