import InterludeSegues

/// A few pages of a book, which it has from its first moment to its last.
final class PreviewController: SceneController {
  let book: Book
  var pages = 0

  /// Makes a preview of a book: what a segue action or a creator calls.
  init?(coder: SceneCoder, book: Book) {
    self.book = book
    super.init(coder: coder)
  }

  /// Refuses: a storyboard alone has no book to give.
  required init?(coder: SceneCoder) { nil }
}
