/// Something that went wrong where no call is under way that could throw or return it.
///
/// Its text is one sentence that says what is wrong, with which name, and what to do.
public enum SegueReport: Sendable {
  /// The framework performed the segue, and the controller's prepare did not come to the hooks.
  case notForwarded(controller: ControllerReference, segue: String, advice: String)
  /// The framework performed the segue or another one, and no prepare came to the hooks with what the call had given; the
  /// controller's class leads its prepare there.
  case notMatched(controller: ControllerReference, segue: String)
  /// The hooks, or the source's own prepare, threw for a segue that no perform call triggered; it went on all the same.
  case thrown(any Error, segue: SegueReference)
  /// A creator or segue action returned nil, so the framework made the controller by `init(coder:)`.
  case declined(Arrival.Maker, expected: String)
  /// A hook could not give a segue action's controller what it needs; it is handed out all the same.
  case notAwakened(SegueError)
}

extension SegueReport: CustomStringConvertible {
  /// One sentence: what is wrong, with which name, and what to do.
  public var description: String {
    switch self {
    case .notForwarded(let controller, let segue, let advice):
      "\(controller) did not lead its prepare for segue '\(segue)' to the hooks, so no closure ran; "
        + advice
    case .notMatched(let controller, let segue):
      "no prepare of \(controller) came to the hooks with the identifier '\(segue)' and the sender of "
        + "the call, so its closure did not run; check the identifier, and hand both on unchanged "
        + "where 'performSegue' or 'prepare' is overridden"
    case .thrown(let error as SegueError, let segue):
      "\(segue) went on although its prepare threw: \(error)"
    case .thrown(let error, let segue):
      "\(segue) went on although its prepare threw '\(error)'; catch it in the hook that throws it"
    case .declined(let maker, let expected):
      "\(maker) returned nil in place of a '\(expected)', so 'init(coder:)' made the controller; "
        + "return a controller made with the coder"
    case .notAwakened(let error): "a segue went on although its controller is not ready: \(error)"
    }
  }

  /// Prints the report in debug builds; does nothing in others.
  public func printInDebugBuilds() {
    #if DEBUG
      print("Interlude: \(self)")
    #endif
  }
}
