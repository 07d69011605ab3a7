/// A method that unwind segues lead back to, as `@IBAction func …(_ segue: UIStoryboardSegue)` is one on Apple's platforms.
///
/// A class lists its actions by the selectors that stand in storyboards.
///
/// ```swift
/// class SongListController: SceneController {
///   override class var unwindActions: [UnwindAction] {
///     [UnwindAction("unwindToList:", SongListController.unwindToList)]
///   }
///   func unwindToList(_ segue: Segue) { print("back from \(type(of: segue.source))") }
/// }
/// ```
/// *Order:* after the source's `prepare`, before the transition.
///
/// *Threads:* the main actor.
@MainActor
public struct UnwindAction {
  /// The selector, such as `unwindToList:`.
  public let selector: String
  private let body: (SceneController, Segue) throws -> Void

  /// Makes an action of a closure that takes the destination and the segue.
  ///
  /// - Parameters:
  ///   - selector: The selector, as it stands in the storyboard.
  ///   - action: Runs when the segue has found its way; where it throws, no transition follows. Listed by a class that
  ///     is no `Destination`, it ends the segue with ``SegueError/wrongClass(expected:controller:)``.
  public init<Destination: SceneController>(
    _ selector: String, _ action: @escaping @MainActor (Destination, Segue) throws -> Void
  ) {
    self.selector = selector
    body = { destination, segue in
      guard let fitting = destination as? Destination else {
        throw SegueError.wrongClass(
          expected: "\(Destination.self)", controller: destination.reference)
      }
      try action(fitting, segue)
    }
  }

  /// Makes an action of a method that takes the segue; overrides of the method are found.
  ///
  /// - Parameters:
  ///   - selector: The selector, as it stands in the storyboard.
  ///   - method: The method, such as `SongListController.unwindToList`.
  public init<Destination: SceneController>(
    _ selector: String,
    _ method: @escaping @MainActor (Destination) -> @MainActor (Segue) throws -> Void
  ) {
    self.init(selector) { (destination: Destination, segue) in try method(destination)(segue) }
  }

  package func run(_ destination: SceneController, _ segue: Segue) throws {
    try body(destination, segue)
  }
}
