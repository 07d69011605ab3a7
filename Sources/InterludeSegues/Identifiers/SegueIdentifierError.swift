/// Why the identifiers that a class lists and those of its storyboard do not fit together.
///
/// Its text is one sentence that says what is wrong, with which name, and what to do.
public enum SegueIdentifierError: Error, Sendable, Hashable {
  /// The segue has no identifier.
  case missing(SegueReference, type: String)
  /// The type does not list the segue's identifier.
  case unknown(SegueReference, type: String)
  /// The type lists identifiers that no segue has, or segues have identifiers that it does not list.
  case mismatch(ControllerReference, type: String, withoutSegue: [String], withoutCase: [String])
}

extension SegueIdentifierError: CustomStringConvertible {
  /// One sentence: what is wrong, with which name, and what to do.
  public var description: String {
    switch self {
    case .missing(let segue, let type):
      "\(segue) has no identifier, so it is none of '\(type)'; "
        + "give it one in Interface Builder, or ask for the known identifier"
    case .unknown(let segue, let type):
      "\(segue) has an identifier that '\(type)' does not list; add a case for it"
    case .mismatch(let controller, let type, let withoutSegue, let withoutCase):
      "'\(type)' and the segues of \(controller) differ: "
        + Self.clauses(withoutSegue, withoutCase).joined(separator: ", and ")
        + "; correct one of them"
    }
  }

  private static func clauses(_ withoutSegue: [String], _ withoutCase: [String]) -> [String] {
    var clauses: [String] = []
    if !withoutSegue.isEmpty { clauses.append("no segue has \(quoted(withoutSegue))") }
    if !withoutCase.isEmpty { clauses.append("no case lists \(quoted(withoutCase))") }
    return clauses
  }
}

extension SegueIdentifierError {
  /// Whether the storyboard or the caller is at fault: the caller, whose type can list whatever the storyboard has.
  public var family: StoryboardError.Family { .misuse }

  /// The place in a storyboard that the error is about; nil where there is none.
  public var place: StoryboardPlace? {
    switch self {
    case .missing(let segue, _), .unknown(let segue, _): segue.place
    case .mismatch(let controller, _, _, _): controller.place
    }
  }
}
