/// A trace file could not be written; there is no part of it, and an older one is as it was.
public struct TraceFileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The path of the file.
  public let path: String

  /// What the system says.
  public let reason: String

  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// One sentence with the path and the reason.
  public var description: String {
    "cannot write the trace file '\(path)': \(reason); choose a path in a folder that can be written"
  }
}
