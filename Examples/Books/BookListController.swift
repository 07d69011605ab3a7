import Interlude
import InterludeSegues

/// The list of books, which leads to a preview in two ways.
final class BookListController: SceneController {
  var books: [Book] = []
  private(set) var lines: [String] = []

  /// Previews a book, unless the list says no.
  func preview(_ book: Book) throws {
    let outcome = try performSegue(
      withIdentifier: "showPreview", sender: book, askShouldPerform: true
    ) { (preview: PreviewController) in
      preview.book = book
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

  /// Previews a book and, while its screen is being prepared, another: each closure runs for its own segue.
  func compare(_ book: Book, with other: Book) throws {
    try performSegue(withIdentifier: "showPreview", sender: book) { [self] segue in
      try performSegue(withIdentifier: "showPreview", sender: other) { [self] segue in
        lines.append("inner closure: \(segue.destination.title ?? "")")
      }
      lines.append("outer closure: \(segue.destination.title ?? "")")
    }
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    (sender as? Book)?.isAvailable ?? true
  }

  override func prepare(for segue: Segue, sender: Any?) throws {
    guard let preview = segue.destination as? PreviewController else { return }
    preview.book = preview.book ?? sender as? Book
    preview.pages = 10
    lines.append("list prepares a preview of '\(preview.book?.title ?? "")'")
  }

  /// Adds a line.
  func note(_ line: String) {
    lines.append(line)
  }
}
