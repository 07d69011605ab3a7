import Foundation
import Interlude
import InterludeSegues
import InterludeUIKit
import LedgerTable
import UIKit

/// How a test's source leads its prepare to the hooks.
@MainActor
protocol TableSource: UIViewController {
  var log: SourceLog { get }
}

/// What a source records and is told.
@MainActor
final class SourceLog {
  var words: [String] = []
  var allows = true
  var drops = false
  var onPrepare: (@MainActor () throws -> Void)?
  var onPerform: (@MainActor () -> Void)?
  var lastSender: Any?

  func prepare(_ segue: UIStoryboardSegue, _ sender: Any?) throws {
    lastSender = sender
    words.append("prepare \(segue.identifier ?? "-")")
    try onPrepare.take()?()
  }

  func should(_ identifier: String) -> Bool {
    words.append("should \(identifier)")
    return allows
  }
}

/// A source derived from the base class.
final class DerivedSource: SegueViewController, TableSource {
  let log = SourceLog()

  override func prepareSegue(_ segue: UIStoryboardSegue, sender: Any?) throws {
    try log.prepare(segue, sender)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if !log.drops { super.prepare(for: segue, sender: sender) }
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    super.shouldPerformSegue(withIdentifier: identifier, sender: sender) && log.should(identifier)
  }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    log.onPerform.take()?()
    super.performSegue(withIdentifier: identifier, sender: sender)
  }
}

/// A source of a class of its own, which gives its prepare to the hooks.
final class ForwardingSource: UIViewController, TableSource {
  let log = SourceLog()

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
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
}

/// The controller that typed closures ask for.
class DetailController: UIViewController {
  var song: String?
}

/// UIKit's stand-in as a world of the ledger's table.
@MainActor
final class UIKitWorld<Source: TableSource>: SegueWorld {
  typealias Platform = UIKitPlatform

  let controller: Source
  var source: UIViewController { controller }
  private var log: SourceLog { controller.log }

  required init() throws {
    let storyboard = UIStoryboard(
      standIn: [
        .init(
          "source",
          segues: [
            .init("a", to: "plain"), .init("b", to: "plain"), .init("detail", to: "detail"),
            .init("wrapped", to: "nav"), .init("deep", to: "deep"), .init("two", to: "tabs"),
          ]
        ) { Source(coder: $0) },
        .init("plain") { UIViewController(coder: $0) },
        .init("detail") { DetailController(coder: $0) },
        .init("nav", children: ["detail"]) { UINavigationController(coder: $0) },
        .init("deep", children: ["plain", "nav"]) { UITabBarController(coder: $0) },
        .init("tabs", children: ["detail", "detail"]) { UITabBarController(coder: $0) },
      ], initial: "source")
    guard let made = storyboard.instantiateInitialViewController() as? Source else {
      throw NoSource()
    }
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
    configure: consuming @escaping @MainActor (UIStoryboardSegue) throws -> Void
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
    controller.standInTap(identifier, sender: UIView())
    log.words = asked + log.words.dropFirst(asked.count).filter { !$0.hasPrefix("should") }
  }
}
