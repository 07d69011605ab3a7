import AppKit
import Interlude
import InterludeSegues
import InterludeUIKit
import Testing

/// The calls that the adapter adds for AppKit.
@MainActor
@Suite
struct FaceTests {
  private func app<Source: NSResponder>(
    _ type: Source.Type, make: @escaping @MainActor (NSCoder) -> Source?
  ) throws -> Source {
    let storyboard = NSStoryboard(
      standIn: [
        .init("source", segues: ["show": "detail", "DetailController": "detail"]) { make($0) },
        .init("detail") { DetailController(coder: $0) },
      ], initial: "source")
    return try #require(storyboard.instantiateInitialController() as? Source)
  }

  /// Collects the reports while a body runs, in place of printing them.
  private func reports(during body: () throws -> Void) rethrows -> [String] {
    let log = SourceLog()
    let hook = AppKitPlatform.reports.around { _, report, _ in log.words.append("\(report)") }
    defer { hook.cancel() }
    try body()
    return log.words
  }

  @Test
  func `a segue is performed by a case of the class's identifiers`() throws {
    let source = try app(ListController.self) { ListController(coder: $0) }
    try source.performSegue(.show) { (detail: DetailController) in detail.song = "Vespers" }
    let detail = source.presentedViewControllers?.first as? DetailController
    #expect(detail?.song == "Vespers")
    #expect(source.words == ["show"])
  }

  @Test
  func `a segue is performed by the name of the class that it leads to`() throws {
    let source = try app(ViewSource.self) { ViewSource(coder: $0) }
    try source.performSegue(to: DetailController.self) { $0.song = "Vespers" }
    #expect(source.log.words == ["prepare DetailController"])
  }

  @Test
  func `a class that does not lead its prepare to the hooks is named with the line to add`() throws
  {
    let source = try app(NSWindowController.self) { NSWindowController(coder: $0) }
    let reports = try reports {
      let outcome = try source.performSegue(withIdentifier: "show", configure: { _ in })
      #expect(outcome == .notPrepared)
    }
    #expect(
      reports == [
        "controller 'NSWindowController' did not lead its prepare for segue 'show' to the hooks, "
          + "so no closure ran; begin its 'prepare(for:sender:)' with "
          + "'runSegueHooks(for: segue, sender: sender)', or derive it from "
          + "'SegueViewController' or 'SegueWindowController' and call 'super'"
      ])
  }

  @Test
  func `a closure that the compiler takes for the sender is reported`() throws {
    let source = try app(ViewSource.self) { ViewSource(coder: $0) }
    let reports = reports {
      source.performSegue(withIdentifier: "show") { (detail: DetailController) in
        Issue.record("AppKit's own method has no closure to run")
      }
    }
    #expect(reports.count == 1)
    #expect(reports.first?.contains("was taken for its sender") == true)
  }

  @Test
  func `a controller that no storyboard made is refused`() {
    #expect(
      throws: SegueError.notFromStoryboard(
        controller: ControllerReference(name: "NSViewController", place: nil), segue: "'show'")
    ) { try NSViewController().performSegue(withIdentifier: "show", configure: { _ in }) }
  }

  @Test
  func `a gate denies clicks and calls`() throws {
    let source = try app(ListController.self) { ListController(coder: $0) }
    let gate = AppKitPlatform.admission.around { _, _, _ in false }
    defer { gate.cancel() }
    source.standInClick("show", sender: NSView())
    #expect(try source.performSegue(.show) == .denied)
    #expect(source.words.isEmpty)
  }
}

/// A class with typed identifiers.
final class ListController: SegueViewController, SegueHandling {
  enum SegueIdentifier: String { case show }
  var words: [String] = []

  override func prepareSegue(_ segue: NSStoryboardSegue, sender: Any?) throws {
    words.append("\(try segueIdentifier(for: segue))")
  }
}
