public import Interlude

/// Tells of every segue that comes to its `prepare`, and of what became of it there.
///
/// ```swift
/// try SegueLog { print($0) }.attach()
/// try list.performSegue(withIdentifier: "showDetail")
/// // segue 'showDetail' of controller 'SongListController' (Main.storyboard:30) to 'SongDetailController': prepared
/// ```
/// *Order:* see ``SegueHookName``.
///
/// *Threads:* the main actor.
@MainActor
public struct SegueLog {
  private let write: @MainActor (Entry) -> Void

  /// Makes a log.
  ///
  /// - Parameter write: Gets each entry when everything inside of the log has returned or thrown.
  public init(_ write: @escaping @MainActor (Entry) -> Void) {
    self.write = write
  }

  /// Attaches the log to ``SceneController/prepareForSegue``.
  ///
  /// - Parameters:
  ///   - scope: Whose segues it tells of; all if not given.
  ///   - fileID: The file that plans name.
  ///   - line: The line that plans name.
  /// - Returns: The registration, which ends the log.
  /// - Throws: `OrderCycle` when other hooks have placed themselves so that there is no place for it.
  /// - Complexity: That of attaching a hook.
  @discardableResult
  public func attach(
    _ scope: Scope<SceneController> = .everywhere, fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(OrderCycle) -> Registration {
    try attach(to: ScenePlatform.self, scope, fileID: fileID, line: line)
  }

  /// Attaches the log to a platform's prepare pipeline.
  ///
  /// - Parameters:
  ///   - platform: The platform.
  ///   - scope: Whose segues it tells of; all if not given.
  ///   - fileID: The file that plans name.
  ///   - line: The line that plans name.
  /// - Returns: The registration, which ends the log.
  /// - Throws: `OrderCycle` when other hooks have placed themselves so that there is no place for it.
  /// - Complexity: That of attaching a hook.
  @discardableResult
  public func attach<Platform: SeguePlatform>(
    to platform: Platform.Type, _ scope: Scope<Platform.Controller> = .everywhere,
    fileID: StaticString = #fileID, line: UInt = #line
  ) throws(OrderCycle) -> Registration {
    try platform.prepareForSegue.finally(
      scope, name: SegueHookName.log,
      order: .outside(SegueHookName.breadcrumbs, SegueHookName.gate, SegueHookName.doubleTapGuard),
      fileID: fileID, line: line
    ) { [write] _, preparation, outcome in
      write(Entry(preparation, outcome, on: platform))
    }
  }
}
