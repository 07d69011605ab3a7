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
  /// What the storyboard says; nil for a segue that was made in code.
  public let description: SegueDescription?

  /// Makes a segue in code.
  public init(
    identifier: String?, kind: SegueKind, source: SceneController, destination: SceneController
  ) {
    self.identifier = identifier
    self.kind = kind
    self.source = source
    self.destination = destination
    description = nil
  }

  init(_ description: SegueDescription, source: SceneController, destination: SceneController) {
    identifier = description.name
    kind = description.kind
    self.source = source
    self.destination = destination
    self.description = description
  }

  /// Brings the destination in, as the kind says.
  ///
  /// A show pushes where the source is in a navigation controller; a show of a detail replaces the last column where it is
  /// in a split view controller; an embed adds a child; an unwind goes back to the destination; everything else, and each of these where the container is
  /// missing, presents.
  open func perform() {
    switch kind {
    case .show, .push: show()
    case .showDetail, .replace: showDetail()
    case .embed: source.addChild(destination)
    case .unwind: UnwindTransition(segue: self).run()
    default: source.present(destination)
    }
  }

  private func show() {
    if let navigation = source.navigationController {
      navigation.push(destination)
    } else {
      source.present(destination)
    }
  }

  private func showDetail() {
    if let split = source.splitViewController {
      split.showDetail(destination)
    } else {
      show()
    }
  }
}
