import Foundation

/// The storyboards below a folder.
///
/// Every file whose name ends in `.storyboard` counts, in hidden folders too, except the `._` files that macOS leaves on
/// other file systems. Links to folders are not followed, so loops end.
public struct StoryboardFiles: Sendable, Hashable {
  /// The paths of the files, each beginning with the folder as it was given, sorted.
  public let paths: [String]
  /// One error for each folder below that could not be listed.
  public let problems: [StoryboardError]
  /// The folders that were left out, sorted.
  let skipped: [String]

  /// Finds the storyboards below a folder, or takes a single file whatever its name.
  ///
  /// - Parameter path: A folder or a file.
  /// - Throws: ``StoryboardError`` where nothing is at the path, where it cannot be listed, or where no storyboard is
  ///   below it.
  /// - Complexity: O(*n* log *n*) in the number of files below the folder.
  public init(at path: String) throws(StoryboardError) {
    try self.init(at: path) { _ in false }
    guard !paths.isEmpty || !problems.isEmpty else {
      throw StoryboardError(.noStoryboards, file: path)
    }
  }

  /// Finds the storyboards below a folder, of which there may be none, and leaves folders out by name.
  init(at path: String, skipping skips: @escaping (String) -> Bool) throws(StoryboardError) {
    guard try FileItem(at: path).kind == .folder else {
      paths = [path]
      problems = []
      skipped = []
      return
    }
    var walk = Walk(skips: skips)
    try walk.list(path)
    while let folder = walk.folders.popLast() { walk.listOrNote(folder) }
    paths = walk.files.sorted()
    problems = walk.problems.sorted { $0.file < $1.file }
    skipped = walk.skipped.sorted()
  }

  /// The state of a search.
  private struct Walk {
    let skips: (String) -> Bool
    var folders: [String] = []
    var skipped: [String] = []
    var files: [String] = []
    var problems: [StoryboardError] = []

    /// Sorts the entries of a folder into files and folders still to list.
    mutating func list(_ folder: String) throws(StoryboardError) {
      let names: [String]
      do {
        names = try FileManager.default.contentsOfDirectory(atPath: folder)
      } catch {
        throw StoryboardError(.unreadable(error.localizedDescription), file: folder)
      }
      let prefix = folder.hasSuffix("/") ? folder : folder + "/"
      for name in names { take(name, at: prefix + name) }
    }

    mutating func listOrNote(_ folder: String) {
      do throws(StoryboardError) {
        try list(folder)
      } catch {
        problems.append(error)
      }
    }

    private mutating func take(_ name: String, at path: String) {
      let type = try? FileManager.default.attributesOfItem(atPath: path)[.type]
      if type as? FileAttributeType == .typeDirectory {
        if skips(name) { skipped.append(path) } else { folders.append(path) }
      } else if name.hasSuffix(".storyboard"), !name.hasPrefix("._"), name != ".storyboard" {
        files.append(path)
      }
    }
  }
}
