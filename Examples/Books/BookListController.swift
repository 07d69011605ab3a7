import Interlude
import InterludeSegues

/// The list of books, which makes the previews that its segues lead to.
final class BookListController: SceneController {
  override class var segueActions: [SegueAction] {
    [SegueAction("makePreview:sender:", BookListController.makePreview)]
  }

  var books: [Book] = []
  private(set) var lines: [String] = []

  /// Makes the preview of the book that was tapped, for both segues; what `@IBSegueAction` marks elsewhere.
  func makePreview(_ coder: SceneCoder, sender: Any?) -> PreviewController? {
    (sender as? Book).flatMap { PreviewController(coder: coder, book: $0) }
  }

  /// Previews a book, unless the list says no.
  func preview(_ book: Book) throws {
    let outcome = try performSegue(
      withIdentifier: "showPreview", sender: book, askShouldPerform: true
    ) { [self] (preview: PreviewController) in
      lines.append("'\(preview.book.title)' came with the preview")
    }
    lines.append("preview of '\(book.title)': \(outcome)")
  }

  /// Shows a sample: the closure has the last word, after the list's own `prepare`.
  func sample(_ book: Book) throws {
    try performSegue(withIdentifier: "showSample", sender: book, position: .afterPrepare) {
      (preview: PreviewController) in
      preview.pages = 3
    }
  }

  /// Recommends a book without a segue: a creator makes the controller that the storyboard describes.
  func recommend(_ book: Book) throws {
    let preview = try storyboard?.instantiateController(identifier: "Preview") { coder in
      PreviewController(coder: coder, book: book)
    }
    lines.append("recommends '\(preview?.book.title ?? "")' in a '\(preview?.title ?? "")'")
    if let preview { present(preview) }
  }

  /// Previews a book and, while its screen is being prepared, another: each closure runs for its own segue.
  func compare(_ book: Book, with other: Book) throws {
    try performSegue(withIdentifier: "showPreview", sender: book) {
      [self] (preview: PreviewController) in
      try performSegue(withIdentifier: "showPreview", sender: other) {
        [self] (preview: PreviewController) in
        lines.append("inner closure: '\(preview.book.title)'")
      }
      lines.append("outer closure: '\(preview.book.title)'")
    }
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    (sender as? Book)?.isAvailable ?? true
  }

  override func prepare(for segue: Segue, sender: Any?) throws {
    guard let preview = segue.destination as? PreviewController else { return }
    preview.pages = 10
    lines.append("list prepares a preview of '\(preview.book.title)'")
  }

  /// Adds a line.
  func note(_ line: String) {
    lines.append(line)
  }
}
