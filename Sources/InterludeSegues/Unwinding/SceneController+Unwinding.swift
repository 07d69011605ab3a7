extension SceneController {
  /// The child that contains a controller, also through presentations, or is it; nil for none.
  ///
  /// - Complexity: O(*n*) in the depth.
  public func child(containing controller: SceneController) -> SceneController? {
    var next: SceneController? = controller
    while let candidate = next {
      if candidate.parent === self { return candidate }
      next = candidate.unwindHolder
    }
    return nil
  }

  /// What holds the controller: its parent, else the controller that presents it.
  var unwindHolder: SceneController? { parent ?? presentingController }

  /// Finds the destination of an unwind segue, prepares the source, runs the action and goes back.
  func unwind(
    _ description: SegueDescription, sender: Any?, ticket: SegueTicket?
  ) throws -> SegueOutcome {
    let action = description.unwindAction ?? ""
    let origin = UnwindSource(source: self, action: action, sender: sender)
    guard let destination = UnwindSearch(origin, rule: unwindRule).target() else {
      return .noTarget
    }
    let segue = Segue(
      identifier: description.name, kind: description.kind, source: self,
      destination: destination)
    segue.description = description
    guard try Self.ledger.prepare(self, segue: segue, sender: sender, ticket: ticket) else {
      return .notPrepared
    }
    try UnwindActionTable.of(destination)[action]?.run(destination, segue)
    segue.perform()
    return .performed
  }
}
