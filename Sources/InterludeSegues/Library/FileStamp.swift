import Foundation

/// What tells that a file has changed, without reading it.
struct FileStamp: Equatable {
  private let size: Int?
  private let modified: Date?
  private let number: Int?

  /// Looks at a file, links followed; every field is nil where it cannot be looked at.
  init(at path: String) {
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: target)
    size = (attributes?[.size] as? NSNumber)?.intValue
    modified = attributes?[.modificationDate] as? Date
    number = (attributes?[.systemFileNumber] as? NSNumber)?.intValue
  }
}
