public import Foundation

extension Trace {
  /// Writes ``chromeJSON`` into a file, all of it or nothing.
  ///
  /// - Parameter url: The file; one that is there is replaced.
  /// - Throws: ``TraceFileError`` when the file cannot be written; nothing is changed then.
  public func writeChromeTrace(to url: URL) throws(TraceFileError) {
    do {
      try Data(chromeJSON.utf8).write(to: url, options: .atomic)
    } catch {
      throw TraceFileError(path: url.path, reason: error.localizedDescription)
    }
  }
}
