/// Looks for the controller that an unwind segue leads back to; nothing is performed.
///
/// ```swift
/// let search = UnwindSearch(UnwindSource(source: detail, action: "unwindToList:"))
/// print(search.target() is SongListController)   // true
/// ```
/// The nearest controller wins where several have the action.
///
/// *Threads:* the main actor.
@MainActor
public struct UnwindSearch {
  private let origin: UnwindSource
  private let rule: UnwindRule

  /// Makes a search.
  ///
  /// - Parameters:
  ///   - origin: The source, the action and the sender.
  ///   - rule: The order in which controllers are asked.
  public init(_ origin: UnwindSource, rule: UnwindRule = .nearest) {
    self.origin = origin
    self.rule = rule
  }

  /// Finds the destination.
  ///
  /// - Returns: The controller; nil where none can be unwound to.
  /// - Complexity: O(*n*) in the number of controllers that are asked.
  public func target() -> SceneController? {
    var next = origin.source.holder
    var asked: Set<ObjectIdentifier> = []
    while let holder = next {
      if let found = target(below: holder, &asked) { return found }
      next = holder.holder
    }
    return nil
  }

  private func target(
    below holder: SceneController, _ asked: inout Set<ObjectIdentifier>
  ) -> SceneController? {
    switch rule {
    case .nearest: nearest(in: holder, &asked)
    case .classic: holder.children.first(where: accepts) ?? (accepts(holder) ? holder : nil)
    }
  }

  /// The first one among the children that a controller allows, with theirs, then the controller itself.
  ///
  /// None is asked twice, whatever a subclass calls its children.
  private func nearest(
    in controller: SceneController, _ asked: inout Set<ObjectIdentifier>
  ) -> SceneController? {
    guard asked.insert(ObjectIdentifier(controller)).inserted else { return nil }
    for child in controller.allowedChildrenForUnwinding(from: origin) {
      if let found = nearest(in: child, &asked) { return found }
    }
    return accepts(controller) ? controller : nil
  }

  private func accepts(_ controller: SceneController) -> Bool {
    controller.canPerformUnwind(origin.action, from: origin.source, sender: origin.sender)
  }
}
