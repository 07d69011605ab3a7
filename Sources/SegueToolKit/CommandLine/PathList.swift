internal import Foundation
package import InterludeSegues

/// The storyboards that the operands of a command stand for, each once.
///
/// A file stands for itself, a folder for every storyboard below it. What cannot be listed takes its place in the list as
/// an error and does not stop the others.
package struct PathList: Sendable {
  /// The paths of files, and errors about operands and folders, in the order of the operands.
  package let entries: [Result<String, StoryboardError>]

  /// Looks at each operand; of two ways to write the path of one file, the first is kept.
  package init(_ operands: [String]) {
    var places = Places()
    entries = operands.flatMap(Self.entries(of:)).filter { entry in
      switch entry {
      case .success(let file): places.insert(file)
      case .failure(let error): places.insert(error.file)
      }
    }
  }

  private static func entries(of operand: String) -> [Result<String, StoryboardError>] {
    do throws(StoryboardError) {
      let files = try StoryboardFiles(at: operand)
      return files.problems.map { .failure($0) } + files.paths.map { .success($0) }
    } catch {
      return [.failure(error)]
    }
  }
}

/// The places in the file system that paths lead to: a folder with its links followed, and a name in it.
private struct Places {
  private var seen: Set<String> = []
  /// The folders as they were written, and where they are.
  private var folders: [String: String] = [:]

  /// Adds the place of a path.
  ///
  /// - Returns: Whether it is new.
  mutating func insert(_ path: String) -> Bool {
    let url = URL(fileURLWithPath: path)
    let written = url.deletingLastPathComponent()
    let folder = folders[written.path] ?? written.resolvingSymlinksInPath().path
    folders[written.path] = folder
    return seen.insert(folder + "/" + url.lastPathComponent).inserted
  }
}
