extension SceneController {
  /// Whether `loadView()` has run.
  public var isViewLoaded: Bool { viewStage == .embedding || viewStage == .loaded }

  /// Loads the view unless it is loaded or being loaded, and embeds what the storyboard embeds in it.
  ///
  /// Every embed segue is asked for, with the controller itself as sender; one that is denied, or that a hook keeps from
  /// being prepared, is left out.
  ///
  /// *Order:* `loadView()`; for each embed segue in document order ``shouldPerformSegue(withIdentifier:sender:)``, the child
  /// and its ``awakeFromNib()``, ``prepare(for:sender:)``, the child's own view, `willMove`, `didMove`; then
  /// ``viewDidLoad()``.
  ///
  /// - Throws: ``SegueError`` where a child cannot be made or embeds never end, and what hooks and
  ///   ``prepare(for:sender:)`` throw. Nothing is embedded then and the view is not loaded, so the next call begins anew.
  /// - Complexity: O(*n*) in the controllers that are made.
  public func loadViewIfNeeded() throws {
    guard viewStage == .unloaded else { return }
    let before = links.count
    do {
      viewStage = .loading
      SegueTrace.note(.loadView, self)
      loadView()
      viewStage = .embedding
      try embedChildren()
    } catch {
      for child in children.dropFirst(before) { child.removeContent() }
      viewStage = .unloaded
      throw error
    }
    viewStage = .loaded
    SegueTrace.note(.viewDidLoad, self)
    viewDidLoad()
  }

  private func embedChildren() throws {
    guard let coder else { return }
    for segue in coder.place.description.segues where segue.kind == .embed {
      if asks(segue.name, sender: self) { try embed(segue, at: coder.place) }
    }
  }

  /// Asks whether a segue may be performed.
  func asks(_ identifier: String?, sender: Any?) -> Bool {
    SegueTrace.note(.shouldPerform, self, identifier)
    if shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) { return true }
    SegueTrace.note(.denied, self, identifier)
    return false
  }

  private func embed(_ description: SegueDescription, at place: StoryboardController) throws {
    let hosts = Array(sequence(first: self) { $0.parent ?? $0.embedder })
    guard hosts.count < Assembly.depthLimit else { throw SegueError.endless(embeds: hosts) }
    let outermost = hosts[hosts.count - 1]
    var assembly = Assembly(
      .embed, outer: OuterSegue(source: self, segue: description, sender: self),
      depth: hosts.count, count: outermost.embeddedCount)
    let segue = try place.makeSegue(description, from: self, with: &assembly)
    defer { segue.destination.embedder = nil }
    outermost.embeddedCount = assembly.count
    guard try Self.ledger.prepare(self, segue: segue, sender: self, ticket: nil) else { return }
    try segue.destination.loadViewIfNeeded()
    try segue.run()
  }
}

extension SegueError {
  /// What embeds that are nested too deeply are: a circle where a scene comes back, else too many.
  @MainActor
  fileprivate static func endless(embeds hosts: [SceneController]) -> SegueError {
    let places = hosts.compactMap(\.place)
    guard let inner = places.first,
      let outer = places.dropFirst().firstIndex(where: { $0.isSame(as: inner) })
    else { return .tooLarge(controller: hosts[0].reference, limit: Assembly.depthLimit) }
    return .endlessEmbeds(places[...outer].reversed().map(\.reference))
  }
}
