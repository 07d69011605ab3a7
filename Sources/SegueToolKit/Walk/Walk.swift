internal import Interlude
internal import InterludeSegues

/// Makes every controller of storyboards and performs every segue that can be performed.
///
/// The classes of the app are not in the tool, so plain controllers stand in for them.
@MainActor
struct Walk {
  private(set) var report = WalkReport()

  /// Walks through one storyboard.
  mutating func visit(_ storyboard: Storyboard) {
    report.storyboards += 1
    report.segues += storyboard.document.segues.count
    for scene in storyboard.document.scenes {
      report.skip(.noController, scene.ownerlessSegues.count)
      for description in scene.controllers { visit(description, in: storyboard) }
    }
  }

  /// Makes a controller and performs its segues.
  private mutating func visit(_ description: ControllerDescription, in storyboard: Storyboard) {
    let performable = count(description.segues)
    do throws(SegueError) {
      let source = try storyboard.instantiate(description)
      report.controllers += 1
      for segue in performable { perform(segue, from: source) }
      report.leftover += leftover(beside: source)
    } catch .unresolvedReference {
      report.skip(.unresolvedReference, performable.count)
    } catch {
      fail(
        "\(error)", at: error.place ?? place(description.line, description.column, in: storyboard))
    }
  }

  /// Counts the segues that are not for performing, and returns the others.
  private mutating func count(_ segues: [SegueDescription]) -> [SegueDescription] {
    segues.filter { segue in
      switch segue.kind {
      case .relationship: report.skip(.relationship)
      case .unwind: report.skip(.unwind)
      default: return true
      }
      return false
    }
  }

  /// Performs a segue with a closure, and checks that the closure ran once and for this segue.
  private mutating func perform(_ segue: SegueDescription, from source: SceneController) {
    let runs = Runs()
    do {
      let outcome = try source.performSegue(segue) { object in
        runs.all += 1
        if object.source === source, object.description == segue { runs.own += 1 }
      }
      note(outcome, runs, segue, source)
    } catch SegueError.unresolvedReference {
      report.skip(.unresolvedReference)
    } catch {
      fail("\(error)", at: place(of: segue, from: source))
    }
  }

  private mutating func note(
    _ outcome: SegueOutcome, _ runs: Runs, _ segue: SegueDescription, _ source: SceneController
  ) {
    if outcome == .performed { report.performed += 1 }
    if runs.all == 1, runs.own == 1 { report.configured += 1 }
    guard outcome != .performed || runs.all != 1 || runs.own != 1 else { return }
    fail(
      "segue '\(segue.identifier ?? segue.id)' ended as '\(outcome)', and its closure ran "
        + "\(runs.all) times, \(runs.own) of them for it; report this",
      at: place(of: segue, from: source))
  }

  /// The tickets and hooks of a controller that no call needs any more.
  private func leftover(beside source: SceneController) -> Int {
    let hooks = SceneController.prepareForSegue.plan(for: source).entries
    return SceneController.ledger.pendingCount + hooks.count { $0.scope == .object }
  }

  private mutating func fail(_ message: String, at place: StoryboardPlace) {
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
  }
}
