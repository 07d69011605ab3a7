/// The place in the source that attached a hook.
public struct HookSite: Sendable, CustomStringConvertible {
  /// The module and the file, as `#fileID` gives them: `App/Analytics.swift`.
  public let fileID: StaticString

  @usableFromInline let storedLine: UInt32

  /// The line, counted from 1.
  @inlinable public var line: UInt { UInt(storedLine) }

  /// Makes a site; the defaults are the place of the call.
  @inlinable
  public init(fileID: StaticString = #fileID, line: UInt = #line) {
    self.fileID = fileID
    storedLine = UInt32(clamping: line)
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
