/// The sentences about elements and about controllers that code makes.
extension SegueError {
  var elementSentence: String {
    switch self {
    case .unknownElement(let name, let controller, let existing):
      "\(controller) has no element '\(name)' with a segue for the event; "
        + (existing.isEmpty
          ? "connect one in Interface Builder" : "elements with segues are \(list(existing))")
    case .ambiguousElement(let name, let controller, let candidates):
      "\(controller) has several segues for the element '\(name)': "
        + "\(list(candidates.map(\.name))); name the element by its object identifier"
    default: ""
    }
  }

  var makingSentence: String {
    switch self {
    case .unknownSegueAction(let selector, let segue, let existing):
      "\(segue) names the segue action '\(selector)', which '\(segue.controller.name)' does not "
        + "list in 'segueActions'; "
        + (existing.isEmpty ? "add it there" : "it lists \(quoted(existing))")
    case .wrongKind(let made, let expected, let maker, let controller):
      "\(maker) for \(controller) made a '\(made)', which is not a '\(expected)'; "
        + "make a '\(expected)', or change the class in Interface Builder"
    case .foreignCoder(let made, let maker, let controller):
      "\(maker) for \(controller) made a '\(made)' without the coder that it was given; "
        + "hand that coder to 'super.init(coder:)'"
    case .unknownOutlet(let property, let line, let controller, let existing):
      "line \(line) connects the outlet '\(property)' of \(controller), whose class does not list it "
        + "in 'outlets'; "
        + (existing.isEmpty ? "add it there" : "it lists \(quoted(existing)): add it")
        + ", or take the connection out in Interface Builder"
    case .notInjected(let why, let controller):
      "\(controller) was not given what it needs: \(why)"
    default: ""
    }
  }
}

extension Arrival.Maker: CustomStringConvertible {
  /// What sentences say, such as `the segue action 'showPreview:'`.
  public var description: String {
    switch self {
    case .coder: "'init(coder:)'"
    case .factory(let name): "the closure registered as '\(name)'"
    case .creator: "the creator"
    case .segueAction(let selector): "the segue action '\(selector)'"
    }
  }
}
