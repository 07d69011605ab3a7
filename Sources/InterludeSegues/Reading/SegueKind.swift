/// How a segue brings its destination in, as the storyboard names it.
///
/// The list is open: a kind that this version does not know is kept as `other`.
public enum SegueKind: Sendable, Hashable {
  /// A containment link between a container and its child, such as a root view controller.
  case relationship
  /// An adaptive push.
  case show
  /// An adaptive replacement of a split view's detail.
  case showDetail
  /// A modal presentation.
  case presentation
  /// A popover presentation.
  case popoverPresentation
  /// A child placed in a container view.
  case embed
  /// A way back to an earlier controller, through an exit.
  case unwind
  /// A segue whose class performs it.
  case custom
  /// The push that came before `show`; watch apps still use it.
  case push
  /// The presentation that came before `presentation`; macOS and watch apps still use it.
  case modal
  /// The popover that came before `popoverPresentation`; macOS apps still use it.
  case popover
  /// A sheet on a macOS window.
  case sheet
  /// The replacement that came before `showDetail`.
  case replace
  /// A kind that this version does not know.
  case other(String)

  /// Makes the kind that a storyboard writes as `name`.
  public init(_ name: String) {
    self = Self.known[name] ?? .other(name)
  }

  /// The word that storyboards use for the kind.
  public var name: String {
    switch self {
    case .relationship: "relationship"
    case .show: "show"
    case .showDetail: "showDetail"
    case .presentation: "presentation"
    case .popoverPresentation: "popoverPresentation"
    case .embed: "embed"
    case .unwind: "unwind"
    case .custom: "custom"
    case .push: "push"
    case .modal: "modal"
    case .popover: "popover"
    case .sheet: "sheet"
    case .replace: "replace"
    case .other(let name): name
    }
  }

  private static let known: [String: SegueKind] = {
    let kinds: [SegueKind] = [
      .relationship, .show, .showDetail, .presentation, .popoverPresentation, .embed, .unwind,
      .custom, .push, .modal, .popover, .sheet, .replace,
    ]
    return Dictionary(uniqueKeysWithValues: kinds.map { ($0.name, $0) })
  }()
}
