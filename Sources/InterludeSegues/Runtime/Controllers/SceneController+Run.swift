extension SceneController {
  /// Makes a segue's destination, leads the segue through the prepare pipeline and performs it.
  func run(
    _ description: SegueDescription, sender: Any?, ticket: SegueTicket?
  ) throws -> SegueOutcome {
    guard let coder else {
      throw SegueError.notFromStoryboard(controller: reference, segue: "'\(description.id)'")
    }
    switch description.kind {
    case .relationship:
      throw SegueError.notPerformable(coder.place.reference(to: description), .relationship)
    case .unwind:
      return try unwind(description, at: coder.place, sender: sender, ticket: ticket)
    default: break
    }
    let window = window
    let isEmbed = description.kind == .embed
    var assembly = Assembly(
      isEmbed ? .embed : .segue,
      outer: OuterSegue(source: self, segue: description, sender: sender))
    let segue = try coder.place.makeSegue(description, from: self, with: &assembly)
    defer { if isEmbed { segue.destination.embedder = nil } }
    guard try Self.ledger.prepare(self, segue: segue, sender: sender, ticket: ticket) else {
      return .notPrepared
    }
    if isEmbed, isViewLoaded { try segue.destination.loadViewIfNeeded() }
    try segue.run()
    try window?.update()
    return .performed
  }
}

extension StoryboardController {
  /// Refuses a segue of another controller.
  func check(_ segue: SegueDescription) throws(SegueError) {
    guard !description.segues.contains(where: { $0.id == segue.id }) else { return }
    throw .foreignSegue(reference(to: segue), controller: reference)
  }

  /// Makes the destination, then the segue object.
  @MainActor
  func makeSegue(
    _ description: SegueDescription, from source: SceneController, with assembly: inout Assembly
  ) throws(SegueError) -> Segue {
    let type = try segueClass(of: description)
    let destination = try assembly.make(try self.destination(of: description))
    return segue(description, type, from: source, to: destination)
  }

  /// Makes the segue object for a destination that is there already.
  @MainActor
  func makeSegue(
    _ description: SegueDescription, from source: SceneController, to destination: SceneController
  ) throws(SegueError) -> Segue {
    segue(description, try segueClass(of: description), from: source, to: destination)
  }

  /// The segue object, of the class given; nil for a plain one that stands in.
  @MainActor
  private func segue(
    _ description: SegueDescription, _ type: Segue.Type?, from source: SceneController,
    to destination: SceneController
  ) -> Segue {
    let segue = (type ?? Segue.self).init(
      identifier: description.name, kind: description.kind, source: source,
      destination: destination)
    segue.description = description
    segue.isStandIn = type == nil
    SegueTrace.note(.segue, source, String(describing: Swift.type(of: segue)))
    return segue
  }

  /// The class of a segue's object; nil where a plain segue stands in for one that is not known.
  @MainActor
  private func segueClass(of segue: SegueDescription) throws(SegueError) -> Segue.Type? {
    guard let given = segue.customClass, !given.isEmpty else { return Segue.self }
    let factory = storyboard.set.factory
    let source = factory.segueSource(of: segue, among: storyboard.set.classes)
    switch source {
    case .type(let type): return type
    case .foreign(let found): throw .notPerformable(reference(to: segue), .notASegue(found))
    case .unknown(let qualified):
      guard factory.unknownClasses == .plain else {
        throw .notPerformable(reference(to: segue), .unknownClass(qualified))
      }
      return nil
    }
  }
}
