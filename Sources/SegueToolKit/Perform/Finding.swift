internal import InterludeSegues

/// What is wrong with a file, or with what a person asked of it.
struct Finding: Error, Sendable, Hashable {
  /// The file, with line and column where they are known, joined by colons.
  let location: String
  /// One sentence: what, which, what to do.
  let message: String

  /// The finding as tools print it: `file:line:column: error: sentence`.
  var diagnostic: String { "\(location): error: \(message)" }
}

extension Finding {
  /// Puts an error into the words of the tool.
  ///
  /// - Returns: nil for an error that is not about the file.
  init?(_ error: any Error, in file: String) {
    switch error {
    case let finding as Finding:
      self = finding
    case let error as StoryboardError where error.reason == .isFolder:
      location = error.location
      message = "'\(file)' is a folder; give a file, or look for one with 'segue inspect \(file)'"
    case let error as StoryboardError:
      location = error.location
      message = error.message
    case let error as SegueError:
      location = error.place?.location ?? file
      message = "\(error)"
    default:
      return nil
    }
  }
}
