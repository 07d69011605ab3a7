import Foundation
import Interlude
import InterludeSegues
import InterludeUIKit
import UIKit

/// A small app whose first screen is of the class given.
@MainActor
struct App<Source: UIViewController> {
  let source: Source

  init(_ type: Source.Type, segues: [UIStoryboard.Segue]? = nil) throws {
    let storyboard = UIStoryboard(
      standIn: [
        .init(
          "source",
          segues: segues ?? [
            .init("show", to: "detail"), .init("edit", to: "plain"),
            .init("DetailController", to: "detail"), .init("film", to: "film"),
          ]
        ) { Source(coder: $0) },
        .init("plain") { UIViewController(coder: $0) },
        .init("detail") { DetailController(coder: $0) },
        .init("film") { FilmController(coder: $0) },
      ], initial: "source")
    guard let made = storyboard.instantiateInitialViewController() as? Source else {
      throw WrongSource()
    }
    source = made
  }

  private struct WrongSource: Error {}

  /// Collects the reports while a body runs, in place of printing them.
  static func reports(during body: () throws -> Void) rethrows -> [String] {
    let log = SourceLog()
    let hook = UIViewController.segueReports.around { _, report, _ in
      log.words.append("\(report)")
    }
    defer { hook.cancel() }
    try body()
    return log.words
  }
}

/// A class that knows nothing of the hooks.
final class LegacyController: UIViewController {}

/// A class that names its segues by something else.
final class FilmController: UIViewController, SegueNamed {
  static var segueIdentifier: String { "film" }
}

/// A class with typed identifiers.
final class ListController: SegueViewController, SegueHandling {
  enum SegueIdentifier: String { case show, edit }
  var words: [String] = []

  override func prepareSegue(_ segue: UIStoryboardSegue, sender: Any?) throws {
    words.append("\(try segueIdentifier(for: segue))")
  }
}
