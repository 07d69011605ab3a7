internal import InterludeSegues

/// The segue that `segue perform` was asked for.
struct SegueChoice {
  let controller: ControllerDescription
  let segue: SegueDescription

  /// Finds a segue by its identifier or object identifier, and its controller by class, storyboard identifier or object
  /// identifier where one is named.
  ///
  /// - Throws: ``Misuse`` where nothing, or more than one thing, has the names; ``SegueError`` where the controller that
  ///   is named has no such segue.
  init(_ name: String, from source: String?, in document: StoryboardDocument) throws {
    let sources = document.controllers.filter { source.map($0.answers) ?? true }
    guard !sources.isEmpty else { throw Self.unknown(source ?? "", in: document) }
    let found = sources.flatMap { controller in
      controller.segues(named: name).prefix(1).map { (controller, $0) }
    }
    guard let first = found.first else {
      throw Self.unknown(segue: name, of: sources, in: document)
    }
    guard found.count == 1 else {
      let lines = found.map { "'\($0.0.shownName)' on line \($0.0.line)" }
      throw Misuse(
        "several controllers have the segue '\(name)': \(lines.joined(separator: ", ")); "
          + "choose one with '--from'")
    }
    (controller, segue) = first
  }

  private static func unknown(_ source: String, in document: StoryboardDocument) -> Misuse {
    let known = document.controllers.map(\.shownName)
    return Misuse(
      "no controller of '\(document.file)' is '\(source)'; it has "
        + known.map { "'\($0)'" }.joined(separator: ", "))
  }

  private static func unknown(
    segue name: String, of sources: [ControllerDescription], in document: StoryboardDocument
  ) -> any Error {
    if sources.count == 1, let only = sources.first {
      let place = StoryboardPlace(file: document.file, line: only.line, column: only.column)
      return SegueError.unknownSegue(
        identifier: name, controller: ControllerReference(name: only.shownName, place: place),
        existing: only.segues.map(\.shownName))
    }
    let known = sources.flatMap(\.segues).map { "'\($0.shownName)'" }
    return Misuse(
      known.isEmpty
        ? "'\(document.file)' has no segues; give another file"
        : "no controller of '\(document.file)' has the segue '\(name)'; they have "
          + known.joined(separator: ", "))
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
}
