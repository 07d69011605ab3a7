import Foundation

/// What is at a path, links followed.
struct FileItem {
  /// The kinds of things that a path can lead to.
  enum Kind: Equatable {
    /// A file that has an end, with its size in bytes.
    case file(size: Int)
    /// A folder.
    case folder
    /// A device, a pipe or a socket.
    case other
  }

  let path: String
  let kind: Kind

  /// Looks at what is at a path.
  ///
  /// - Throws: ``StoryboardError`` where nothing is there, or it cannot be looked at.
  init(at path: String) throws(StoryboardError) {
    guard FileManager.default.fileExists(atPath: path) else {
      throw StoryboardError(.missing, file: path)
    }
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    do {
      let attributes = try FileManager.default.attributesOfItem(atPath: target)
      kind =
        switch attributes[.type] as? FileAttributeType {
        case .typeRegular: .file(size: (attributes[.size] as? NSNumber)?.intValue ?? 0)
        case .typeDirectory: .folder
        default: .other
        }
    } catch {
      throw StoryboardError(.unreadable(error.localizedDescription), file: path)
    }
    self.path = path
  }

  /// The bytes of a file.
  ///
  /// - Throws: ``StoryboardError`` where it is no file, has more than `limit` bytes, or cannot be read.
  func content(limit: Int) throws(StoryboardError) -> [UInt8] {
    switch kind {
    case .folder: throw StoryboardError(.isFolder, file: path)
    case .other: throw StoryboardError(.unreadable("it is no regular file"), file: path)
    case .file(let size) where size > limit:
      throw StoryboardError(.tooLarge(bytes: size, limit: limit), file: path)
    case .file: break
    }
    do {
      return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw StoryboardError(.unreadable(error.localizedDescription), file: path)
    }
  }
}
