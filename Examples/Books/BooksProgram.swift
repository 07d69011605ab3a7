internal import Foundation
import Interlude
import InterludeSegues

/// Opens the list in its tab, previews two books, shows a sample, recommends, compares, and asks for a preview of nothing.
@main
@MainActor
package enum BooksProgram {
  static func main() throws {
    for line in try transcript() { print(line) }
  }

  /// Runs the program.
  package static func transcript() throws -> [String] {
    let tabs = try openTabs()
    guard let list = tabs.contentControllers.first as? BookListController else { return [] }
    list.books = [Book(title: "Austerlitz"), Book(title: "Stoner", isAvailable: false)]
    let breadcrumbs = SceneController.prepareForSegue.before(
      .instances(of: BookListController.self), owner: list
    ) { source, preparation in
      (source as? BookListController)?.note("breadcrumb: \(preparation.segue.identifier ?? "")")
    }
    return try withHook(breadcrumbs) {
      try run(list)
      return list.lines
    }
  }

  /// Makes the tab bar controller that the storyboard begins with; it owns the list.
  private static func openTabs() throws -> SceneController {
    let file = Bundle.module.path(forResource: "Main", ofType: "storyboard")
    return try Storyboard(file: file ?? "Main.storyboard").instantiateInitialController()
  }

  private static func run(_ list: BookListController) throws {
    for book in list.books { try list.preview(book) }
    try list.sample(list.books[0])
    let preview = list.presentedController as? PreviewController
    list.note("sample of '\(preview?.book.title ?? "")': \(preview?.pages ?? 0) pages")
    try list.recommend(list.books[1])
    try list.compare(list.books[0], with: list.books[1])
    do {
      try list.performSegue(withIdentifier: "showPreview", sender: nil)
    } catch {
      list.note("\(error)")
    }
    list.note("nothing is left: \(SceneController.ledger.isEmpty)")
  }
}
