extension Storyboard {
  /// The controller that an object stands for, references followed; nil for an exit.
  func resolve(_ object: SegueDestination) throws(SegueError) -> StoryboardController? {
    var storyboard = self
    var object = object
    var path: [ControllerReference] = []
    while true {
      switch object {
      case .controller(let description):
        return StoryboardController(storyboard: storyboard, description: description)
      case .exit:
        return nil
      case .placeholder(let placeholder):
        let step = storyboard.reference(to: placeholder)
        if let start = path.firstIndex(of: step) { throw .cycle(path[start...] + [step]) }
        path.append(step)
        (storyboard, object) = try storyboard.follow(placeholder)
      }
    }
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

  /// The storyboard that a reference names: its own, the one beside it, or the only one of the name in the bundle.
  private func storyboard(of placeholder: PlaceholderDescription) throws(SegueError) -> Storyboard {
    let bundle = placeholder.bundleIdentifier ?? index.bundle
    guard bundle == index.bundle || set.bundles.contains(bundle ?? "") else {
      throw dangling(
        placeholder,
        .otherBundle(bundle ?? "", storyboard: placeholder.storyboardName, existing: set.bundles))
    }
    guard let name = placeholder.storyboardName else {
      if placeholder.referencedIdentifier != nil, bundle == index.bundle { return self }
      throw dangling(placeholder, .nothingNamed)
    }
    let found = candidates(set.indexes(named: name, inBundle: bundle))
    guard let only = found.first else {
      let others = set.otherNames(than: self.name, inBundle: bundle)
      throw dangling(placeholder, .noStoryboard(name, bundle: bundle, existing: others))
    }
    guard found.count == 1 else {
      throw dangling(placeholder, .severalStoryboards(name, candidates: found.map(\.document.file)))
    }
    return Storyboard(index: only, set: set)
  }

  /// The storyboards that stand beside this one, if any do; of several languages of one, the one that fits best.
  private func candidates(_ all: [StoryboardIndex]) -> [StoryboardIndex] {
    let own = StoryboardPath(document.file)
    let paths = all.map { (index: $0, path: StoryboardPath($0.document.file)) }
    let beside = paths.filter { $0.path.folder == own.folder }
    let found = beside.isEmpty ? paths : beside
    guard Set(found.map(\.path.folder)).count == 1, found.allSatisfy({ $0.path.language != nil })
    else { return found.map(\.index) }
    for language in [own.language, "Base", "en"] {
      if let best = found.first(where: { $0.path.language == language }) { return [best.index] }
    }
    return found.prefix(1).map(\.index)
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
}

extension StoryboardSet {
  /// At most eight names of other storyboards of a bundle, for an error.
  fileprivate func otherNames(than name: String, inBundle bundle: String?) -> [String] {
    Array(
      indexes.lazy.filter { $0.bundle == bundle }.map(\.name).filter { $0 != name }.prefix(8))
  }
}
