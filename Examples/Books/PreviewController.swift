import InterludeSegues

/// A few pages of a book.
final class PreviewController: SceneController {
  var book: Book?
  var pages = 0
}
