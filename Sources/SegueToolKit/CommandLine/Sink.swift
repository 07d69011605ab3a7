package import Foundation

/// Where a command writes text: a terminal, a pipe, a file, or a test.
package struct Sink: Sendable {
  /// Whether a person watches, so that progress is worth showing.
  package let isTerminal: Bool
  private let take: @Sendable (String) throws(SinkError) -> Void

  /// Makes a sink that hands text to a closure.
  package init(
    isTerminal: Bool = false, _ take: @escaping @Sendable (String) throws(SinkError) -> Void
  ) {
    self.isTerminal = isTerminal
    self.take = take
  }

  /// Writes text as it is.
  ///
  /// - Throws: ``SinkError`` where nobody reads any more, or the text cannot be written.
  package func write(_ text: String) throws(SinkError) {
    try take(text)
  }

  /// The same sink, which drops what is written when nobody reads any more.
  var quiet: Sink {
    Sink(isTerminal: isTerminal) { text throws(SinkError) in
      do throws(SinkError) {
        try take(text)
      } catch  where error != .closed {
        throw error
      } catch {}
    }
  }

  /// Writes a line.
  ///
  /// - Throws: ``SinkError`` where nobody reads any more, or the text cannot be written.
  package func writeLine(_ line: String) throws(SinkError) {
    try take(line + "\n")
  }
}

extension Sink {
  /// The standard output of the process.
  package static var standardOutput: Sink {
    Sink(FileHandle.standardOutput, name: "standard output")
  }

  /// The standard error of the process.
  package static var standardError: Sink {
    Sink(FileHandle.standardError, name: "standard error")
  }

  /// Makes a sink that writes to a file, a pipe or a terminal at once.
  ///
  /// - Parameters:
  ///   - handle: Where to write.
  ///   - name: What errors call it.
  package init(_ handle: FileHandle, name: String) {
    self.init(isTerminal: isatty(handle.fileDescriptor) == 1) { text throws(SinkError) in
      do {
        try handle.write(contentsOf: Data(text.utf8))
      } catch {
        throw SinkError(error, sink: name)
      }
    }
  }
}
