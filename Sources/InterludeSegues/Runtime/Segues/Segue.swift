/// One segue that is being performed: from a source to a destination that was made for it.
///
/// *Threads:* the main actor.
@MainActor
open class Segue {
  /// The identifier; nil for a segue that has none.
  public let identifier: String?
  /// How the destination is brought in.
  public let kind: SegueKind
  /// The controller that the segue begins at.
  public let source: SceneController
  /// The controller that the segue leads to, containers included.
  public let destination: SceneController
  /// What the storyboard says; nil for a segue that was made in code, and until `init` has returned.
  public internal(set) var description: SegueDescription?

  /// Whether a plain segue stands in for a class that is not known.
  var isStandIn = false
  /// Whether a custom segue has come to the base class's `perform()`, which does not know what to do.
  private var lacksPerform = false

  /// Makes a segue; the runtime makes those of storyboards, of the class that the storyboard names.
  public required init(
    identifier: String?, kind: SegueKind, source: SceneController, destination: SceneController
  ) {
    self.identifier = identifier
    self.kind = kind
    self.source = source
    self.destination = destination
  }

  /// Brings the destination in, as the kind says; a class of its own overrides it, whatever the kind.
  ///
  /// A show pushes where the source is in a navigation controller, and replaces the first column where it is in a split
  /// view controller; a show of a detail replaces the last column there; an embed adds a child; an unwind goes back;
  /// everything else, and each of these where the container is missing, presents. A custom segue does nothing unless its
  /// class overrides this.
  open func perform() {
    switch kind {
    case .show, .push: source.show(destination, sender: self)
    case .showDetail, .replace: source.showDetail(destination, sender: self)
    case .embed: embed()
    case .unwind: UnwindTransition(segue: self).run()
    case .custom where !isStandIn: lacksPerform = true
    default: source.present(destination)
    }
  }

  private func embed() {
    source.addChild(destination)
    if destination.parent === source { destination.callDidMove() }
  }

  /// Performs the segue for the runtime, and refuses a custom segue that cannot be.
  func run() throws(SegueError) {
    SegueTrace.note(.perform, source, eventName)
    perform()
    guard lacksPerform else { return }
    let name = type(of: self) == Segue.self ? nil : String(describing: type(of: self))
    throw .notPerformable(reference, .noPerform(name))
  }

  /// What traces call the segue: its identifier, else its object identifier.
  var eventName: String? { identifier ?? description?.id }
}
