/// Why a controller could not be made or a segue not be performed.
///
/// Its text is one sentence that says what is wrong, with which name, and what to do.
public enum SegueError: Error, Sendable, Hashable {
  /// The controller has no segue with the identifier; those that it has are listed.
  case unknownSegue(identifier: String, controller: ControllerReference, existing: [String])
  /// The controller was made in code, so it has no segues.
  case notFromStoryboard(controller: ControllerReference, segue: String)
  /// A trailing closure was taken for the sender of a class that overrides the plain perform method.
  case closureAsSender(identifier: String, controller: ControllerReference)
  /// The segue belongs to another controller.
  case foreignSegue(SegueReference, controller: ControllerReference)
  /// No segue of the controller leads to the class; each that it has is listed with what it leads to.
  case noSegue(to: String, controller: ControllerReference, existing: [String])
  /// Several segues of the controller lead to the class.
  case ambiguousSegue(to: String, controller: ControllerReference, candidates: [SegueReference])
  /// The controller has no element of that name with a segue for the event; those that it has are listed.
  case unknownElement(String, controller: ControllerReference, existing: [String])
  /// Several elements have the name, or the element has several segues for the event.
  case ambiguousElement(String, controller: ControllerReference, candidates: [SegueReference])
  /// The segue is of a sort that cannot be performed.
  case notPerformable(SegueReference, Obstacle)
  /// The storyboard has nothing under the segue's destination.
  case destinationMissing(SegueReference, destination: String?)
  /// Neither the destination nor what its containers show is of the class.
  case wrongDestination(SegueReference, expected: String, found: String, tried: [String])
  /// Several controllers that the destination shows are of the class.
  case ambiguousDestination(SegueReference, expected: String, candidates: [String])

  /// No class of that name is known.
  case unknownClass(String, controller: ControllerReference)
  /// The class is there and is no `SceneController`.
  case notAController(String, controller: ControllerReference)
  /// The class's `init(coder:)`, or the closure registered for it, returned nil.
  case declined(controller: ControllerReference)
  /// The source's class does not list the segue action that the segue names; those that it lists are named.
  case unknownSegueAction(String, segue: SegueReference, existing: [String])
  /// A creator or segue action made a controller of another class than the storyboard's.
  case wrongKind(
    made: String, expected: String, Arrival.Maker, controller: ControllerReference)
  /// A controller was made without the coder that was given for it.
  case foreignCoder(made: String, Arrival.Maker, controller: ControllerReference)
  /// The controller's class lists its outlets, and not the one that the storyboard connects on this line.
  case unknownOutlet(String, line: Int, controller: ControllerReference, existing: [String])
  /// A hook of ``SceneController/awakening`` could not give the controller what it needs; the text says why.
  case notInjected(String, controller: ControllerReference)
  /// The controller is of another class than the one asked for.
  case wrongClass(expected: String, controller: ControllerReference)

  /// The storyboard has no controller with the identifier; those that it has are listed.
  case unknownIdentifier(String, storyboard: String, existing: [String])
  /// The storyboard names no initial controller, or one that it does not have.
  case noInitialController(storyboard: String, named: String?)
  /// The storyboard has no controller of the class; the classes that it has are listed.
  case noController(ofClass: String, storyboard: String, existing: [String])
  /// Several controllers of the storyboard are of the class.
  case ambiguousClass(String, storyboard: String, candidates: [ControllerReference])

  /// No storyboard of that name was loaded; the names of those that were are listed.
  case unknownStoryboard(String, existing: [String])
  /// Several storyboards have the name.
  case ambiguousStoryboard(String, candidates: [String])
  /// A storyboard reference leads nowhere.
  case unresolvedReference(StoryboardPlace, Dangling)

  /// Relationships or references lead back to where they began.
  case cycle([ControllerReference])
  /// A controller embeds others that embed it.
  case endlessEmbeds([ControllerReference])
  /// Relationships, embeds or references are nested deeper than the limit, or bring in more controllers.
  case tooLarge(controller: ControllerReference, limit: Int)
}
