extension SceneController {
  /// The child that contains a controller, also through presentations and embeds under way, or is it; nil for none.
  ///
  /// - Complexity: O(*n*) in the depth.
  public func child(containing controller: SceneController) -> SceneController? {
    var next: SceneController? = controller
    while let candidate = next {
      if candidate.parent === self { return candidate }
      next = candidate.holder
    }
    return nil
  }

  /// Finds the destination of an unwind segue, prepares the source, runs the action and goes back.
  func unwind(
    _ description: SegueDescription, at place: StoryboardController, sender: Any?,
    ticket: SegueTicket?
  ) throws -> SegueOutcome {
    let action = description.unwindAction ?? ""
    let origin = UnwindSource(source: self, action: action, sender: sender)
    guard let destination = UnwindSearch(origin, rule: unwindRule).target() else {
      return .noTarget
    }
    let window = window
    let segue = try place.makeSegue(description, from: self, to: destination)
    guard try Self.ledger.prepare(self, segue: segue, sender: sender, ticket: ticket) else {
      return .notPrepared
    }
    SegueTrace.note(.unwindAction, destination, action)
    try UnwindActionTable.of(destination)[action]?.run(destination, segue)
    try segue.run()
    try window?.update()
    return .performed
  }
}
