/// The place in the source that attached a hook.
public struct HookSite: Sendable, CustomStringConvertible {
  /// The module and the file, as `#fileID` gives them: `App/Analytics.swift`.
  public let fileID: StaticString

  /// The line, counted from 1.
  public let line: UInt

  /// Makes a site; the defaults are the place of the call.
  @inlinable
  public init(fileID: StaticString = #fileID, line: UInt = #line) {
    self.fileID = fileID
    self.line = line
  }

  /// The site as compilers print it: `App/Analytics.swift:12`.
  public var description: String { "\(fileID):\(line)" }
}

extension HookSite: Hashable {
  /// Whether both name the same line of the same file.
  public static func == (left: HookSite, right: HookSite) -> Bool {
    left.description == right.description
  }

  /// Hashes the file and the line.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(description)
  }
}
