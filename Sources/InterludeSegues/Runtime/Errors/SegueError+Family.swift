extension SegueError {
  /// Whether the storyboard or the caller is at fault.
  public var family: StoryboardError.Family {
    switch self {
    case .unknownSegue, .notFromStoryboard, .closureAsSender, .foreignSegue, .noSegue,
      .ambiguousSegue, .unknownElement, .ambiguousElement, .unknownSegueAction, .wrongKind,
      .foreignCoder, .unknownOutlet, .notInjected, .wrongDestination, .ambiguousDestination,
      .wrongClass, .unknownIdentifier, .noController, .ambiguousClass, .unknownStoryboard,
      .ambiguousStoryboard:
      .misuse
    case .notPerformable(_, let obstacle):
      obstacle == .exit ? .failure : .misuse
    case .destinationMissing, .unknownClass, .notAController, .declined, .noInitialController,
      .unresolvedReference, .cycle, .endlessEmbeds, .tooLarge:
      .failure
    }
  }

  /// The error as tools print it: `file:line:column: error: sentence`.
  public var diagnostic: String {
    (place.map { "\($0.location): " } ?? "") + "error: \(self)"
  }

  /// The place in a storyboard that the error is about; nil where it is about a whole file or none.
  public var place: StoryboardPlace? {
    switch self {
    case .unknownSegue(_, let controller, _), .notFromStoryboard(let controller, _),
      .closureAsSender(_, let controller), .unknownElement(_, let controller, _),
      .ambiguousElement(_, let controller, _), .wrongKind(_, _, _, let controller),
      .foreignCoder(_, _, let controller), .notInjected(_, let controller),
      .unknownOutlet(_, _, let controller, _),
      .noSegue(_, let controller, _), .ambiguousSegue(_, let controller, _),
      .unknownClass(_, let controller), .notAController(_, let controller),
      .declined(let controller), .wrongClass(_, let controller), .tooLarge(let controller, _):
      controller.place
    case .foreignSegue(let segue, _), .notPerformable(let segue, _),
      .destinationMissing(let segue, _), .wrongDestination(let segue, _, _, _),
      .ambiguousDestination(let segue, _, _), .unknownSegueAction(_, let segue, _):
      segue.place
    case .ambiguousClass(_, _, let candidates): candidates.first?.place
    case .cycle(let path), .endlessEmbeds(let path): path.first?.place
    case .unresolvedReference(let place, _): place
    case .unknownIdentifier, .noInitialController, .noController, .unknownStoryboard,
      .ambiguousStoryboard:
      nil
    }
  }
}
