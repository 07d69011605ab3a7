internal import Interlude
internal import InterludeSegues

/// Makes every controller of storyboards and performs every segue, each in the way that its kind is performed.
///
/// The classes of the app are not in the tool, so plain controllers stand in for them.
@MainActor
struct Walk {
  var report = WalkReport()
  /// The segues that were performed, by what they lead to.
  private(set) var map = WalkMap()
  /// The unwind segues, which are performed when the ways to their sources are known.
  var unwinds: [WalkMap.Step] = []

  /// Walks through one storyboard.
  mutating func visit(_ storyboard: Storyboard) {
    report.storyboards += 1
    report.segues += storyboard.document.segues.count
    for scene in storyboard.document.scenes {
      for segue in scene.ownerlessSegues { report.skip(.noController, segue.kind) }
      for description in scene.controllers { visit(description, in: storyboard) }
    }
  }

  /// Makes a controller, which brings in its relationships, loads its view, which embeds, and performs its other segues.
  private mutating func visit(_ description: ControllerDescription, in storyboard: Storyboard) {
    do throws(SegueError) {
      let source = try storyboard.instantiate(description)
      report.controllers += 1
      let embedded = embed(source)
      for segue in description.segues where !embedded.contains(segue.id) {
        perform(segue, from: source, in: storyboard)
      }
      report.leftover += leftover(beside: source)
    } catch {
      leave(
        description, because: error,
        at: error.place ?? place(description.line, description.column, in: storyboard))
    }
  }

  /// Accounts for the segues of a controller that cannot be made.
  private mutating func leave(
    _ description: ControllerDescription, because error: SegueError, at place: StoryboardPlace
  ) {
    var reason = WalkReport.Reason.noSource
    report.unmade += 1
    if case .unresolvedReference = error { reason = .unresolvedReference }
    if reason == .noSource { fail("\(error)", at: place) }
    for segue in description.segues { report.skip(reason, segue.kind) }
  }

  /// Loads the view of a controller; a failure is told by the segue that fails when it is performed by itself.
  ///
  /// - Returns: The object identifiers of the segues that were embedded.
  private mutating func embed(_ source: SceneController) -> Set<String> {
    var segues: [Segue] = []
    let hook = SceneController.prepareForSegue.after(.object(source)) { _, preparation, _ in
      segues.append(preparation.segue)
    }
    defer { hook.cancel() }
    guard (try? source.loadViewIfNeeded()) != nil else { return [] }
    for segue in segues {
      report.bringIn(segue.kind)
      map.note(segue)
    }
    return Set(segues.compactMap(\.description?.id))
  }

  private mutating func perform(
    _ segue: SegueDescription, from source: SceneController, in storyboard: Storyboard
  ) {
    switch segue.kind {
    case .relationship: checkChild(segue, of: source)
    case .unwind:
      guard let description = source.sceneDescription else { return }
      unwinds.append(WalkMap.Step(storyboard: storyboard, source: description, segue: segue))
    default: configure(segue, from: source)
    }
  }

  /// Checks that a relationship has brought in a child.
  private mutating func checkChild(_ segue: SegueDescription, of source: SceneController) {
    if source.children(by: segue.relationship ?? "").isEmpty {
      fail("the relationship '\(segue.id)' brought in no child", at: place(of: segue, from: source))
      report.skip(.failed, segue.kind)
    } else {
      report.bringIn(segue.kind)
    }
  }

  /// Performs a segue with a closure, and checks that the closure ran once and for this segue.
  mutating func configure(_ segue: SegueDescription, from source: SceneController) {
    let runs = Runs()
    do {
      let outcome = try source.performSegue(segue) { object in
        runs.all += 1
        if object.source === source, object.description == segue { runs.own += 1 }
        runs.last = object
      }
      if segue.kind != .unwind, let object = runs.last { map.note(object) }
      note(outcome, runs, segue, source)
    } catch SegueError.unresolvedReference {
      report.skip(.unresolvedReference, segue.kind)
    } catch SegueError.notPerformable(_, .noPerform) {
      report.skip(.noPerform, segue.kind)
    } catch {
      fail("\(error)", at: place(of: segue, from: source))
      report.skip(.failed, segue.kind)
    }
  }

  private mutating func note(
    _ outcome: SegueOutcome, _ runs: Runs, _ segue: SegueDescription, _ source: SceneController
  ) {
    if runs.all == 1, runs.own == 1 { report.configured += 1 }
    if outcome == .performed { report.perform(segue.kind) }
    if outcome == .noTarget, runs.all == 0 { return report.skip(.noWayBack, segue.kind) }
    guard outcome != .performed || runs.all != 1 || runs.own != 1 else { return }
    if outcome != .performed { report.skip(.failed, segue.kind) }
    fail(
      "segue '\(segue.identifier ?? segue.id)' ended as '\(outcome)', and its closure ran "
        + "\(runs.all) times, \(runs.own) of them for it; report this",
      at: place(of: segue, from: source))
  }

  /// The tickets and hooks of a controller that no call needs any more.
  func leftover(beside source: SceneController) -> Int {
    let hooks = SceneController.prepareForSegue.plan(for: source).entries
    return SceneController.ledger.pendingCount + hooks.count { $0.scope == .object }
  }

  mutating func fail(_ message: String, at place: StoryboardPlace) {
    report.failures.append(WalkReport.Failure(place: place, message: message))
  }

  private func place(of segue: SegueDescription, from source: SceneController) -> StoryboardPlace {
    StoryboardPlace(
      file: source.storyboard?.document.file ?? "", line: segue.line, column: segue.column)
  }

  private func place(_ line: Int, _ column: Int, in storyboard: Storyboard) -> StoryboardPlace {
    StoryboardPlace(file: storyboard.document.file, line: line, column: column)
  }

  /// Counts an entry of the list of paths that could not be read.
  mutating func noteUnreadable() {
    report.unreadable += 1
  }

  /// How often a closure ran.
  private final class Runs {
    var all = 0
    var own = 0
    var last: Segue?
  }
}
