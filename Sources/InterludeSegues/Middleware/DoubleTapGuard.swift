public import Interlude

/// Keeps a segue from being performed again while its transition is under way, as a double tap would.
///
/// The transition of a segue begins with its `prepare` and ends when the window has passed, when its destination is no longer
/// where the segue had put it, or when the app says that it has ended. A segue that is performed again before that is quietly left out: nothing is prepared, no closure runs, and
/// the outcome is `.notPrepared`. Another segue of the same controller, and the same segue of another controller, pass.
///
/// ```swift
/// let taps = DoubleTapGuard()
/// try taps.attach()
/// try list.performSegue(withIdentifier: "showDetail")   // performed
/// try list.performSegue(withIdentifier: "showDetail")   // notPrepared
/// ```
/// Embeds bring in children without a transition and are never left out. A segue that throws, or that a hook further in
/// keeps from being prepared, has no transition.
///
/// *Order:* see ``SegueHookName``.
///
/// *Threads:* the main actor.
@MainActor
public final class DoubleTapGuard {
  /// How long a transition is taken to last.
  public let window: Duration
  /// How many performs were left out.
  public private(set) var ignoredCount = 0

  private let now: @MainActor () -> ContinuousClock.Instant
  /// The transitions of each source.
  private let begun = ObjectTable<[SegueKey: Transition]>()

  /// Makes a guard.
  ///
  /// - Parameters:
  ///   - window: How long a transition is taken to last; a little more than UIKit's own take if not given.
  ///   - now: Tells the time; a test gives its own.
  public init(
    window: Duration = .milliseconds(600),
    now: @escaping @MainActor () -> ContinuousClock.Instant = { .now }
  ) {
    self.window = window
    self.now = now
  }

  /// Attaches the guard to ``SceneController/prepareForSegue``.
  ///
  /// - Parameters:
  ///   - scope: Whose segues it looks at; all if not given.
  ///   - fileID: The file that plans name.
  ///   - line: The line that plans name.
  /// - Returns: The registration, which takes the guard away.
  /// - Throws: `OrderCycle` when other hooks have placed themselves so that there is no place for it.
  /// - Complexity: That of attaching a hook.
  @discardableResult
  public func attach(
    _ scope: Scope<SceneController> = .everywhere, fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(OrderCycle) -> Registration {
    try SceneController.prepareForSegue.around(
      scope, name: SegueHookName.doubleTapGuard,
      order: .inside(SegueHookName.log, SegueHookName.breadcrumbs, SegueHookName.gate),
      when: { _, preparation in preparation.segue.kind != .embed }, fileID: fileID, line: line
    ) { [self] source, preparation, next in
      let key = SegueKey(preparation.segue)
      guard begin(key, of: preparation.segue, from: source) else { return }
      defer {
        if preparation.isComplete {
          begun[source]?[key]?.isPrepared = true
        } else {
          end(key, from: source)
        }
      }
      try next(preparation)
    }
  }

  /// Says that the transitions from a controller have ended, so that its segues can be performed again.
  ///
  /// - Complexity: O(1).
  public func endTransitions(from source: AnyObject) {
    begun[source] = nil
  }

  /// Whether a segue may begin, for a platform that asks before it makes the segue; its transition is under way then.
  ///
  /// - Parameters:
  ///   - identifier: The segue's identifier; segues without one cannot be told apart and are never left out.
  ///   - source: The controller that the segue begins at.
  /// - Returns: False while a transition of the same segue is under way.
  /// - Complexity: O(*n*) in the source's transitions under way.
  public func admits(_ identifier: String, from source: AnyObject) -> Bool {
    identifier.isEmpty || begin(SegueKey(identifier: identifier), of: nil, from: source)
  }

  /// Notes that a transition begins, unless it is under way.
  private func begin(_ key: SegueKey, of segue: Segue?, from source: AnyObject) -> Bool {
    let time = now()
    var open = (begun[source] ?? [:]).filter {
      $0.value.began.duration(to: time) < window && !$0.value.isUndone
    }
    guard open[key] == nil else {
      ignoredCount += 1
      return false
    }
    open[key] = Transition(began: time, segue: segue)
    begun[source] = open
    return true
  }

  private func end(_ key: SegueKey, from source: AnyObject) {
    begun[source]?[key] = nil
  }
}

/// A transition under way.
@MainActor
private struct Transition {
  let began: ContinuousClock.Instant
  /// Whether the segue has been prepared, and so been performed or is being so.
  var isPrepared = false
  /// Whether its end can be told by where the destination is.
  private let isWatched: Bool
  private weak let destination: SceneController?

  /// Custom segues put their destination wherever they like, and unwind segues lead to one that was there before.
  init(began: ContinuousClock.Instant, segue: Segue?) {
    self.began = began
    isWatched = segue.map { $0.kind != .custom && $0.kind != .unwind } ?? false
    destination = segue?.destination
  }

  /// Whether the destination has been popped, dismissed or unwound from since.
  var isUndone: Bool {
    guard isPrepared, isWatched else { return false }
    guard let destination else { return true }
    return destination.parent == nil && destination.presentingController == nil
      && destination.rootWindow == nil
  }
}
