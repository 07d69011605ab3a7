extension SceneController {
  /// Makes a segue's destination, leads the segue through the prepare pipeline and performs it.
  func run(
    _ description: SegueDescription, sender: Any?, ticket: SegueTicket?
  ) throws -> SegueOutcome {
    guard let place else {
      throw SegueError.notFromStoryboard(controller: reference, segue: "'\(description.id)'")
    }
    try place.check(description)
    if description.kind == .unwind {
      return try unwind(description, sender: sender, ticket: ticket)
    }
    let destination = try place.destination(of: description).instantiate()
    let segue = Segue(description, source: self, destination: destination)
    guard try Self.ledger.prepare(self, segue: segue, sender: sender, ticket: ticket) else {
      return .notPrepared
    }
    segue.perform()
    return .performed
  }
}

extension StoryboardController {
  /// Refuses a segue of a sort that cannot be performed.
  fileprivate func check(_ segue: SegueDescription) throws(SegueError) {
    let name = storyboard.reference(to: segue, of: description)
    guard description.segues.contains(where: { $0.id == segue.id }) else {
      throw .foreignSegue(name, controller: reference)
    }
    switch segue.kind {
    case .relationship: throw .notPerformable(name, .relationship)
    default: break
    }
    if let type = segue.customClass, storyboard.set.factory.unknownClasses == .refuse {
      throw .notPerformable(name, .customClass(type))
    }
  }
}
