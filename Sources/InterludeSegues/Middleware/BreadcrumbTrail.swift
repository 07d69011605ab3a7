public import Interlude

/// Records the last steps that a user took, to go with a crash report.
///
/// ```swift
/// let trail = BreadcrumbTrail(capacity: 20)
/// try trail.attach()
/// try list.performSegue(withIdentifier: "showDetail")
/// print(trail.crumbs)   // [SongListController → SongDetailController by 'showDetail']
/// ```
/// A segue counts when everything inside of the trail's hook has run; one that was denied or thrown out of leaves no
/// crumb. No controller is kept.
///
/// *Order:* see ``SegueHookName``.
///
/// *Threads:* the main actor.
@MainActor
public final class BreadcrumbTrail {
  /// The most crumbs that are kept.
  public let capacity: Int
  /// The last steps, the oldest first.
  public private(set) var crumbs: [Breadcrumb] = []

  /// Makes an empty trail.
  ///
  /// - Parameter capacity: The most crumbs to keep; older ones are let go.
  public init(capacity: Int = 100) {
    self.capacity = max(0, capacity)
  }

  /// Attaches the trail to ``SceneController/prepareForSegue``.
  ///
  /// - Parameters:
  ///   - scope: Whose segues it records; all if not given.
  ///   - fileID: The file that plans name.
  ///   - line: The line that plans name.
  /// - Returns: The registration, which ends the recording.
  /// - Throws: `OrderCycle` when other hooks have placed themselves so that there is no place for it.
  /// - Complexity: That of attaching a hook.
  @discardableResult
  public func attach(
    _ scope: Scope<SceneController> = .everywhere, fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(OrderCycle) -> Registration {
    try attach(to: ScenePlatform.self, scope, fileID: fileID, line: line)
  }

  /// Attaches the trail to a platform's prepare pipeline.
  ///
  /// - Parameters:
  ///   - platform: The platform; where it does not tell the kinds of its segues, embeds leave crumbs too.
  ///   - scope: Whose segues it records; all if not given.
  ///   - fileID: The file that plans name.
  ///   - line: The line that plans name.
  /// - Returns: The registration, which ends the recording.
  /// - Throws: `OrderCycle` when other hooks have placed themselves so that there is no place for it.
  /// - Complexity: That of attaching a hook.
  @discardableResult
  public func attach<Platform: SeguePlatform>(
    to platform: Platform.Type, _ scope: Scope<Platform.Controller> = .everywhere,
    fileID: StaticString = #fileID, line: UInt = #line
  ) throws(OrderCycle) -> Registration {
    try platform.prepareForSegue.after(
      scope, name: SegueHookName.breadcrumbs,
      order: .inside(SegueHookName.log).outside(SegueHookName.gate, SegueHookName.doubleTapGuard),
      when: { _, preparation in platform.reference(to: preparation.segue).kind != .embed },
      fileID: fileID, line: line
    ) { [self] _, preparation, _ in
      if preparation.isComplete { add(Breadcrumb(preparation.segue, on: platform)) }
    }
  }

  /// Lets go of every crumb.
  public func clear() {
    crumbs = []
  }

  /// - Complexity: O(*n*) in the capacity once the trail is full.
  private func add(_ crumb: Breadcrumb) {
    crumbs.append(crumb)
    if crumbs.count > capacity { crumbs.removeFirst(crumbs.count - capacity) }
  }
}
