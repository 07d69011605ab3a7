/// A line on a terminal that says how far a long command has come; nothing in a pipe.
///
/// Write nothing else to the same terminal between the first `show` and `clear`.
package struct ProgressLine {
  private let sink: Sink
  private var isShown = false

  /// Makes a line; it shows only where the sink is a terminal.
  package init(_ sink: Sink) {
    self.sink = sink
  }

  /// Replaces the line by `done` of `total` and what is being done.
  ///
  /// - Throws: ``SinkError`` where nobody reads any more, or the text cannot be written.
  package mutating func show(_ done: Int, of total: Int, _ what: String) throws(SinkError) {
    guard sink.isTerminal else { return }
    isShown = true
    try sink.write("\r\(Self.erase)[\(done)/\(total)] \(what.suffix(Self.width))")
  }

  /// Takes the line away.
  ///
  /// - Throws: ``SinkError`` where nobody reads any more, or the text cannot be written.
  package mutating func clear() throws(SinkError) {
    guard isShown else { return }
    isShown = false
    try sink.write("\r\(Self.erase)")
  }

  /// The terminal's command to erase to the end of the line.
  private static let erase = "\u{1B}[K"
  /// The part of the text that fits on a narrow terminal beside the numbers.
  private static let width = 60
}
