extension Storyboard {
  /// References that lead to references are followed this often.
  private static let referenceLimit = 16

  /// The controller that an object stands for, references followed; nil for an exit.
  func resolve(_ object: SegueDestination) throws(SegueError) -> StoryboardController? {
    var storyboard = self
    var object = object
    var first: PlaceholderDescription?
    for _ in 0...Self.referenceLimit {
      switch object {
      case .controller(let description):
        return StoryboardController(storyboard: storyboard, description: description)
      case .exit:
        return nil
      case .placeholder(let placeholder):
        first = first ?? placeholder
        (storyboard, object) = try storyboard.follow(placeholder)
      }
    }
    throw .cycle(first.map { [reference(to: $0)] } ?? [])
  }

  /// The object that a reference names, and its storyboard.
  private func follow(
    _ placeholder: PlaceholderDescription
  ) throws(SegueError) -> (Storyboard, SegueDestination) {
    let target = try storyboard(of: placeholder)
    let file = target.document.file
    if let identifier = placeholder.referencedIdentifier {
      guard let object = target.index.object(withIdentifier: identifier) else {
        throw dangling(placeholder, .noIdentifier(identifier, storyboard: file))
      }
      return (target, object)
    }
    guard let id = target.document.initialControllerID, let object = target.index.object(withID: id)
    else {
      throw dangling(placeholder, .noInitialController(storyboard: file))
    }
    return (target, object)
  }

  /// The storyboard that a reference names: its own, the one beside it, or the only one of the name.
  private func storyboard(of placeholder: PlaceholderDescription) throws(SegueError) -> Storyboard {
    if let bundle = placeholder.bundleIdentifier {
      throw dangling(placeholder, .otherBundle(bundle, storyboard: placeholder.storyboardName))
    }
    guard let name = placeholder.storyboardName else {
      if placeholder.referencedIdentifier != nil { return self }
      throw dangling(placeholder, .nothingNamed)
    }
    let all = set.indexes(named: name)
    let beside = all.filter { folder(of: $0.document.file) == folder(of: document.file) }
    let found = beside.isEmpty ? all : beside
    guard let only = found.first else {
      throw dangling(placeholder, .noStoryboard(name, existing: set.otherNames(than: self.name)))
    }
    guard found.count == 1 else {
      throw dangling(placeholder, .severalStoryboards(name, candidates: found.map(\.document.file)))
    }
    return Storyboard(index: only, set: set)
  }

  private func dangling(
    _ placeholder: PlaceholderDescription, _ reason: SegueError.Dangling
  ) -> SegueError {
    .unresolvedReference(place(of: placeholder), reason)
  }

  private func place(of placeholder: PlaceholderDescription) -> StoryboardPlace {
    StoryboardPlace(
      file: document.file, line: placeholder.line, column: placeholder.column)
  }

  private func reference(to placeholder: PlaceholderDescription) -> ControllerReference {
    ControllerReference(
      name: placeholder.storyboardIdentifier ?? placeholder.storyboardName ?? placeholder.id,
      place: place(of: placeholder))
  }

  private func folder(of path: String) -> Substring {
    path.lastIndex(of: "/").map { path[..<$0] } ?? ""
  }
}

extension StoryboardSet {
  /// At most eight names of other storyboards, for an error.
  fileprivate func otherNames(than name: String) -> [String] {
    Array(indexes.lazy.map(\.name).filter { $0 != name }.prefix(8))
  }
}
