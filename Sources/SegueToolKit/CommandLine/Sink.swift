import Foundation

/// Where a command writes text: a terminal, a pipe, a file, or a test.
package struct Sink: Sendable {
  /// Whether a person watches, so that progress is worth showing.
  package let isTerminal: Bool
  private let take: @Sendable (String) throws(ClosedSink) -> Void

  /// Makes a sink that hands text to a closure.
  package init(
    isTerminal: Bool = false, _ take: @escaping @Sendable (String) throws(ClosedSink) -> Void
  ) {
    self.isTerminal = isTerminal
    self.take = take
  }

  /// Writes text as it is.
  ///
  /// - Throws: ``ClosedSink`` where nobody reads any more.
  package func write(_ text: String) throws(ClosedSink) {
    try take(text)
  }

  /// Writes a line.
  ///
  /// - Throws: ``ClosedSink`` where nobody reads any more.
  package func writeLine(_ line: String) throws(ClosedSink) {
    try take(line + "\n")
  }
}

/// Nobody reads a sink any more, as when `head` has seen enough.
package struct ClosedSink: Error, Sendable {
  /// Makes the error.
  package init() {}
}

extension Sink {
  /// The standard output of the process.
  package static var standardOutput: Sink { Sink(FileHandle.standardOutput) }

  /// The standard error of the process.
  package static var standardError: Sink { Sink(FileHandle.standardError) }

  private init(_ handle: FileHandle) {
    self.init(isTerminal: isatty(handle.fileDescriptor) == 1) { text throws(ClosedSink) in
      do {
        try handle.write(contentsOf: Data(text.utf8))
      } catch {
        throw ClosedSink()
      }
    }
  }
}
