/// The tool was called in a way that makes no sense.
package struct Misuse: Error, Sendable, Hashable {
  /// One sentence: what, which word, what to do.
  package let message: String

  /// Makes an error from its sentence.
  package init(_ message: String) {
    self.message = message
  }
}
