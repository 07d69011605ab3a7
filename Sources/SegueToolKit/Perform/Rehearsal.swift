internal import Interlude
internal import InterludeSegues

/// Performs one segue with a closure and watches.
@MainActor
final class Rehearsal {
  private let source: SceneController
  private let segue: SegueDescription
  private var steps: [PerformReport.Step] = []
  private var plan: Plan?

  /// Makes the source of a segue.
  init(_ choice: SegueChoice, in storyboard: Storyboard) throws {
    segue = choice.segue
    source = try storyboard.instantiate(choice.controller)
    add("make", source)
  }

  /// Performs the segue with a closure, between hooks that watch.
  func report() throws -> PerformReport {
    let hooks = watch()
    defer { for hook in hooks { hook.cancel() } }
    let site = HookSite()
    let outcome = try source.performSegue(segue, fileID: site.fileID, line: site.line) {
      [self] object in
      add("configure", "'\(object.identifier ?? segue.id)'", scope: "object", at: site)
    }
    if outcome == .performed { add("perform", segue) }
    let pipeline = SceneController.prepareForSegue
    return PerformReport(
      segue: SegueReference(segue, of: source), outcome: outcome,
      plan: plan ?? pipeline.plan(for: source), steps: steps)
  }

  /// Hooks for every controller: the outermost sees the plan, the innermost comes right after the source's own prepare.
  private func watch() -> [Registration] {
    [watchBegin(HookSite()), watchEnd(HookSite()), watchPrepare(HookSite())]
  }

  private func watchBegin(_ site: HookSite) -> Registration {
    let pipeline = SceneController.prepareForSegue
    return pipeline.before(order: .first, fileID: site.fileID, line: site.line) {
      [self] controller, preparation in
      guard controller === source else { return }
      plan = pipeline.plan(for: controller)
      add("make", preparation.segue.destination)
      add("before", pipeline.name, scope: "everywhere", at: site)
    }
  }

  private func watchEnd(_ site: HookSite) -> Registration {
    let pipeline = SceneController.prepareForSegue
    return pipeline.after(order: .first, fileID: site.fileID, line: site.line) {
      [self] controller, _, _ in
      if controller === source { add("after", pipeline.name, scope: "everywhere", at: site) }
    }
  }

  private func watchPrepare(_ site: HookSite) -> Registration {
    SceneController.prepareForSegue.after(order: .last, fileID: site.fileID, line: site.line) {
      [self] controller, _, _ in
      if controller === source { addOne("prepare", controller) }
    }
  }

  private func add(_ name: String, _ subject: String, scope: String?, at site: HookSite) {
    steps.append(
      PerformReport.Step(name: name, subject: subject, scope: scope, location: "\(site)"))
  }

  /// Adds a step for a controller and each of its children, in the order in which they were made.
  private func add(_ name: String, _ controller: SceneController) {
    addOne(name, controller)
    for child in controller.children { add(name, child) }
  }

  private func addOne(_ name: String, _ controller: SceneController) {
    let description = controller.sceneDescription
    let title = description?.customClass ?? "\(type(of: controller))"
    steps.append(
      PerformReport.Step(
        name: name, subject: "'\(title)'", scope: nil,
        location: description.map { place($0.line, $0.column, controller) } ?? "code"))
  }

  private func add(_ name: String, _ segue: SegueDescription) {
    steps.append(
      PerformReport.Step(
        name: name, subject: segue.kind.name, scope: nil,
        location: place(segue.line, segue.column, source)))
  }

  private func place(_ line: Int, _ column: Int, _ controller: SceneController) -> String {
    "\(controller.storyboard?.document.file ?? ""):\(line):\(column)"
  }
}
