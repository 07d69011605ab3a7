extension SegueError: CustomStringConvertible {
  /// One sentence: what is wrong, with which name, and what to do.
  public var description: String {
    switch self {
    case .unknownSegue(let identifier, let controller, let existing):
      Self.unknownSegue(identifier, controller, existing)
    case .notFromStoryboard(let controller, let segue):
      "\(controller) was not made from a storyboard, so it has no segue \(segue); "
        + "make it from one"
    case .closureAsSender(let identifier, let controller):
      "the closure for segue '\(identifier)' of \(controller) was taken for its sender; "
        + "write it with the label 'configure:'"
    case .foreignSegue(let segue, let controller):
      "\(segue) is not a segue of \(controller); perform it from its own controller"
    case .noSegue(let name, let controller, let existing):
      Self.noSegue(name, controller, existing)
    case .ambiguousSegue(let name, let controller, let candidates):
      "\(controller) has several segues to '\(name)': \(list(candidates.map(\.name))); "
        + "perform one by its identifier"
    case .unknownElement, .ambiguousElement: elementSentence
    case .unknownSegueAction, .wrongKind, .foreignCoder, .unknownOutlet, .notInjected:
      makingSentence
    case .notPerformable(let segue, let obstacle): "\(segue) \(obstacle.clause)"
    case .destinationMissing(let segue, let destination):
      Self.destinationMissing(segue, destination)
    case .wrongDestination(let segue, let expected, let found, let tried):
      "\(segue) leads to '\(found)', not to '\(expected)'; tried \(list(tried)); "
        + "take one of these classes"
    case .ambiguousDestination(let segue, let expected, let candidates):
      "\(segue) shows several '\(expected)': \(list(candidates)); take the segue and choose one"
    case .unknownClass, .notAController, .declined, .wrongClass: classSentence
    default: storyboardSentence
    }
  }

  private static func unknownSegue(
    _ identifier: String, _ controller: ControllerReference, _ existing: [String]
  ) -> String {
    existing.isEmpty
      ? "\(controller) has no segue '\(identifier)' and none with an identifier; "
        + "give the segue its identifier in Interface Builder"
      : "\(controller) has no segue '\(identifier)'; it has \(quoted(existing))"
  }

  private static func noSegue(
    _ name: String, _ controller: ControllerReference, _ existing: [String]
  ) -> String {
    existing.isEmpty
      ? "\(controller) has no segue to '\(name)' and no other; add one in Interface Builder"
      : "\(controller) has no segue to '\(name)'; it has \(list(existing))"
  }

  private static func destinationMissing(_ segue: SegueReference, _ id: String?) -> String {
    let what = id.map { "leads to '\($0)', which the storyboard does not have" }
    return "\(segue) \(what ?? "has no destination"); connect it in Interface Builder"
  }
}

/// Words as a list.
func list(_ words: [String]) -> String { words.joined(separator: ", ") }

/// Names as a list, each in quotation marks.
func quoted(_ names: [String]) -> String { list(names.map { "'\($0)'" }) }
