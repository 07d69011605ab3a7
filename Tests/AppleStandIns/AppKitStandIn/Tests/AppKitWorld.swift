import AppKit
import Interlude
import InterludeSegues
import InterludeUIKit
import LedgerTable

/// What a source records and is told.
@MainActor
final class SourceLog {
  var words: [String] = []
  var allows = true
  var drops = false
  var onPrepare: (@MainActor () throws -> Void)?
  var onPerform: (@MainActor () -> Void)?
  var lastSender: Any?

  func prepare(_ segue: NSStoryboardSegue, _ sender: Any?) throws {
    lastSender = sender
    words.append("prepare \(segue.identifier ?? "-")")
    try onPrepare.take()?()
  }

  func should(_ identifier: String) -> Bool {
    words.append("should \(identifier)")
    return allows
  }
}

/// A source of AppKit's sort.
@MainActor
protocol TableSource: SegueSource {
  var log: SourceLog { get }
  init?(coder: NSCoder)
  func click(_ identifier: String, sender: Any?)
}

/// A view controller derived from the base class.
final class ViewSource: SegueViewController, TableSource {
  let log = SourceLog()

  override func prepareSegue(_ segue: NSStoryboardSegue, sender: Any?) throws {
    try log.prepare(segue, sender)
  }
  override func prepare(for segue: NSStoryboardSegue, sender: Any?) {
    if !log.drops { super.prepare(for: segue, sender: sender) }
  }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    super.shouldPerformSegue(withIdentifier: identifier, sender: sender) && log.should(identifier)
  }
  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    log.onPerform.take()?()
    super.performSegue(withIdentifier: identifier, sender: sender)
  }
  func click(_ identifier: String, sender: Any?) { standInClick(identifier, sender: sender) }
}

/// A window controller with the line of its own.
final class WindowSource: NSWindowController, TableSource {
  let log = SourceLog()

  override func prepare(for segue: NSStoryboardSegue, sender: Any?) {
    guard !log.drops else { return }
    runSegueHooks(for: segue, sender: sender) { [log] sender in try log.prepare(segue, sender) }
  }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    log.should(identifier)
  }
  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    log.onPerform.take()?()
    super.performSegue(withIdentifier: identifier, sender: sender)
  }
  func click(_ identifier: String, sender: Any?) {
    super.performSegue(withIdentifier: identifier, sender: sender)
  }
}

/// The controller that typed closures ask for.
class DetailController: NSViewController {
  var song: String?
}

/// AppKit's stand-in as a world of the ledger's table.
@MainActor
final class AppKitWorld<Source: TableSource>: SegueWorld {
  typealias Platform = AppKitPlatform

  let controller: Source
  var source: NSResponder { controller }
  private var log: SourceLog { controller.log }

  required init() throws {
    let storyboard = NSStoryboard(
      standIn: [
        .init(
          "source",
          segues: [
            "a": "plain", "b": "plain", "detail": "detail", "wrapped": "window", "deep": "deep",
            "two": "tabs",
          ]
        ) { Source(coder: $0) },
        .init("plain") { NSViewController(coder: $0) },
        .init("detail") { DetailController(coder: $0) },
        .init("window", children: ["detail"]) { NSWindowController(coder: $0) },
        .init("split", children: ["detail"]) { NSSplitViewController(coder: $0) },
        .init("deep", children: ["plain", "split"]) { NSTabViewController(coder: $0) },
        .init("tabs", children: ["detail", "detail"]) { NSTabViewController(coder: $0) },
      ], initial: "source")
    guard let made = storyboard.instantiateInitialController() as? Source else { throw NoSource() }
    controller = made
  }

  private struct NoSource: Error {}

  var words: [String] {
    get { log.words }
    set { log.words = newValue }
  }
  var allows: Bool {
    get { log.allows }
    set { log.allows = newValue }
  }
  var drops: Bool {
    get { log.drops }
    set { log.drops = newValue }
  }
  var onPrepare: (@MainActor () throws -> Void)? {
    get { log.onPrepare }
    set { log.onPrepare = newValue }
  }
  var onPerform: (@MainActor () -> Void)? {
    get { log.onPerform }
    set { log.onPerform = newValue }
  }
  var lastSender: Any? { log.lastSender }

  func perform(
    _ identifier: String, sender: Any?, position: ConfigurePosition, asks: Bool,
    configure: consuming @escaping @MainActor (NSStoryboardSegue) throws -> Void
  ) throws -> SegueOutcome {
    try controller.performSegue(
      withIdentifier: identifier, sender: sender, position: position, askShouldPerform: asks,
      configure: consume configure)
  }

  func performTyped(
    _ identifier: String,
    configure: consuming @escaping @MainActor (DetailController) throws -> Void
  ) throws -> SegueOutcome {
    try controller.performSegue(withIdentifier: identifier, configure: consume configure)
  }

  func tap(_ identifier: String) {
    let asked = log.words
    controller.click(identifier, sender: NSView())
    log.words = asked + log.words.dropFirst(asked.count).filter { !$0.hasPrefix("should") }
  }
}
