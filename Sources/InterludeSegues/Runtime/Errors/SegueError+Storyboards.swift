/// The sentences about classes, storyboards and references.
extension SegueError {
  var classSentence: String {
    switch self {
    case .unknownClass(let name, let controller):
      "the class '\(name)' of \(controller) is unknown; "
        + "link its module, register it with 'ControllerFactory', or allow plain controllers"
    case .notAController(let name, let controller):
      "the class '\(name)' of \(controller) is not a 'SceneController'; "
        + "derive it from one, or register another class for it"
    case .declined(let controller):
      "'init(coder:)' of \(controller) returned nil; return a controller"
    case .wrongClass(let expected, let controller):
      "\(controller) is not a '\(expected)'; ask for a class that it is"
    default: storyboardSentence
    }
  }

  var storyboardSentence: String {
    switch self {
    case .unknownIdentifier(let name, let file, let existing):
      "\(storyboard(file)) has no controller with the identifier '\(name)'; "
        + (existing.isEmpty ? "give it one in Interface Builder" : "it has \(quoted(existing))")
    case .noInitialController(let file, let name):
      "\(storyboard(file)) "
        + (name.map { "has not got its initial controller '\($0)'" }
          ?? "has no initial controller")
        + "; set one in Interface Builder, or ask for a controller by identifier"
    case .noController(let name, let file, let existing):
      "\(storyboard(file)) has no controller of the class '\(name)'; "
        + (existing.isEmpty ? "set it in Interface Builder" : "it has \(quoted(existing))")
    case .ambiguousClass(let name, let file, let candidates):
      "\(storyboard(file)) has several controllers of the class '\(name)', on lines "
        + list(candidates.compactMap { $0.place.map { "\($0.line)" } }) + "; ask by identifier"
    case .unknownStoryboard(let name, let existing):
      "no storyboard '\(name)' was loaded; "
        + (existing.isEmpty ? "load its file or folder" : "there is \(quoted(existing))")
    case .ambiguousStoryboard(let name, let candidates):
      "several storyboards are named '\(name)': \(quoted(candidates)); ask by path"
    default: structureSentence
    }
  }

  private var structureSentence: String {
    switch self {
    case .unresolvedReference(let place, let dangling):
      "the storyboard reference (\(place)) \(dangling.clause)"
    case .cycle(let path):
      "controllers lead back to where they began: "
        + path.map { "'\($0.name)'" }.joined(separator: " → ")
        + "; remove one of the relationships or references"
    case .endlessEmbeds(let path):
      "embeds lead back to where they began: "
        + path.map { "'\($0.name)'" }.joined(separator: " → ")
        + "; remove one of them, or deny it in 'shouldPerformSegue'"
    case .tooLarge(let controller, let limit):
      "\(controller) would bring in more than \(limit) controllers; remove relationships"
    default: ""
    }
  }

  private func storyboard(_ file: String) -> String { "storyboard '\(fileName(of: file))'" }
}

extension SegueError.Obstacle {
  /// The rest of the sentence that begins with the segue.
  var clause: String {
    switch self {
    case .relationship:
      "is a relationship, so its child is made with its parent; take the child from the parent"
    case .unknownClass(let name):
      "is of the class '\(name)', which is unknown; link its module, register it with "
        + "'ControllerFactory', or allow plain controllers"
    case .notASegue(let name):
      "is of the class '\(name)', which is not a 'Segue'; derive it from one, or register another "
        + "class for it"
    case .noPerform(nil):
      "is a custom segue without a class; name one in Interface Builder"
    case .noPerform(let name?):
      "is a custom segue, and its class '\(name)' does not override 'perform()'; override it "
        + "without calling 'super'"
    case .exit:
      "leads to an exit and does not unwind; make it an unwind segue in Interface Builder"
    }
  }
}

extension SegueError.Dangling {
  /// The rest of the sentence that begins with the reference.
  var clause: String {
    switch self {
    case .nothingNamed:
      "names no storyboard and no identifier; set them in Interface Builder"
    case .otherBundle(let bundle, let name, let existing):
      "leads to \(name.map { "storyboard '\($0)' in " } ?? "")the bundle '\(bundle)', "
        + "which was not loaded; load its folder as a bundle"
        + (existing.isEmpty ? "" : ", there is \(quoted(existing))")
    case .noStoryboard(let name, let bundle, let existing):
      "leads to storyboard '\(name)'\(bundle.map { " in the bundle '\($0)'" } ?? ""), "
        + "which was not loaded; "
        + (existing.isEmpty ? "load the folder that has it" : "there is \(quoted(existing))")
    case .severalStoryboards(let name, let candidates):
      "leads to storyboard '\(name)', and several have the name: \(quoted(candidates)); rename one"
    case .noIdentifier(let name, let file):
      "leads to '\(name)', which storyboard '\(fileName(of: file))' does not have; "
        + "correct the identifier"
    case .noInitialController(let file):
      "leads to the initial controller of storyboard '\(fileName(of: file))', which has none; "
        + "set one, or name an identifier"
    }
  }
}
