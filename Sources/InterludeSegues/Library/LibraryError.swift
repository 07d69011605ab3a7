/// Why a library cannot give a controller.
///
/// Its text is one sentence that says what is wrong, with which name, and what to do.
public enum LibraryError: Error, Sendable, Hashable {
  /// No storyboard has such a controller. So many were searched, so many could not be read, and these names exist.
  case notFound(LibraryQuery, storyboards: Int, unreadable: Int, existing: [String])
  /// Several storyboards, or one, have such controllers.
  case ambiguous(LibraryQuery, candidates: [ControllerReference])
  /// The controller is there and cannot be made.
  case notMade(SegueError)
}

extension LibraryError: CustomStringConvertible {
  /// One sentence: what is wrong, with which name, and what to do.
  public var description: String {
    switch self {
    case .notFound(let query, let count, let unreadable, let existing):
      "no controller has \(query) in \(Self.counted(count, "storyboard"))"
        + (unreadable == 0 ? "" : ", and \(unreadable) could not be read")
        + (existing.isEmpty ? "; set it in Interface Builder" : "; there is \(quoted(existing))")
    case .ambiguous(let query, let candidates):
      "several controllers have \(query): "
        + list(candidates.map { "'\($0.name)'" + ($0.place.map { " (\($0.location))" } ?? "") })
        + "; ask one storyboard for it, or name the module where the modules differ"
    case .notMade(let error): "\(error)"
    }
  }

  private static func counted(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
  }
}

extension LibraryError {
  /// Whether the storyboards or the caller is at fault.
  public var family: StoryboardError.Family {
    switch self {
    case .notFound, .ambiguous: .misuse
    case .notMade(let error): error.family
    }
  }

  /// The place in a storyboard that the error is about; nil where there is none.
  public var place: StoryboardPlace? {
    switch self {
    case .notFound: nil
    case .ambiguous(_, let candidates): candidates.first?.place
    case .notMade(let error): error.place
    }
  }
}
