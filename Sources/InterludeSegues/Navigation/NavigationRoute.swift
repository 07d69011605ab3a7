/// A way from the initial controller of a storyboard to a screen, by segues; for the tests of an app.
///
/// ```swift
/// let route = try NavigationRoute(from: storyboard)
/// let player = try route.follow("showDetail", "showPlayer").arrive(at: PlayerController.self)
/// #expect(player.queue.isEmpty)
/// ```
/// A step begins at the nearest controller that has the segue: the screen that was reached last, what it presents, what its
/// containers display, such as the selected tab, what else they contain, and the containers around it with what these present. The
/// segue of a control is triggered as a tap does: `shouldPerformSegue` is asked, with the element as sender, and an override of
/// `performSegue` is not called. The segue of a controller is performed by its identifier. Hooks, segue actions and
/// `prepare` run as they do in the app.
///
/// The route owns the controllers; keep it as long as they are needed.
///
/// *Threads:* the main actor.
@MainActor
public final class NavigationRoute {
  /// The controller that the way began at.
  public let root: SceneController
  /// The controller that was reached last.
  public private(set) var screen: SceneController
  /// The screens that were reached, in order, each with the segue that led there.
  public private(set) var trace: [String]

  /// Begins at the initial controller of a storyboard.
  ///
  /// - Parameter storyboard: The storyboard.
  /// - Throws: ``NavigationFailure`` where there is none, or it cannot be made.
  public convenience init(from storyboard: Storyboard) throws(NavigationFailure) {
    do throws(SegueError) {
      self.init(from: try storyboard.instantiateInitialController())
    } catch {
      throw NavigationFailure(reason: .notStarted(error), trace: [])
    }
  }

  /// Begins at a controller.
  public init(from root: SceneController) {
    self.root = root
    screen = root
    trace = [root.className]
  }

  /// Performs segues one after the other.
  ///
  /// - Parameter steps: The segues.
  /// - Returns: This route.
  /// - Throws: ``NavigationFailure``, with the trace, at the first that cannot be performed.
  /// - Complexity: O(*n*) in the number of steps, screens in sight and their segues.
  @discardableResult
  public func follow(_ steps: NavigationStep...) throws(NavigationFailure) -> NavigationRoute {
    for step in steps { try follow(step) { _ in } }
    return self
  }

  /// Performs a segue with a closure that configures it.
  ///
  /// - Parameters:
  ///   - step: The segue.
  ///   - configure: Runs with the segue, its destination made.
  /// - Returns: This route.
  /// - Throws: ``NavigationFailure``, with the trace, where it cannot be performed.
  @discardableResult
  public func follow(
    _ step: NavigationStep, configure: @escaping @MainActor (Segue) throws -> Void
  ) throws(NavigationFailure) -> NavigationRoute {
    let (source, segue) = try start(of: step)
    var reached: SceneController?
    let outcome: SegueOutcome
    do {
      outcome = try source.walk(segue) { object in
        reached = object.destination
        try configure(object)
      }
    } catch {
      throw failure(.threw(step, "\(error)"))
    }
    guard outcome == .performed, let reached else { throw failure(.notPerformed(step, outcome)) }
    screen = reached
    trace.append("\(reached.className) by \(step)")
    return self
  }

  /// Finds the screen that the way was to lead to, through containers and in what the screen presents.
  ///
  /// - Parameter type: The class of the screen.
  /// - Returns: The screen.
  /// - Throws: ``NavigationFailure``, with the trace, where the way has led elsewhere.
  public func arrive<Screen: SceneController>(
    at type: Screen.Type
  ) throws(NavigationFailure) -> Screen {
    let expected = String(describing: type)
    var tried: [String] = []
    for place in NavigationSight.presentations(from: screen) {
      switch LookThrough<ScenePlatform, Screen>().find(in: place) {
      case .one(let found): return found
      case .none(let paths): tried += paths
      case .several(let paths): throw failure(.wrongScreen(expected: expected, tried: paths))
      }
    }
    throw failure(.wrongScreen(expected: expected, tried: tried))
  }

  private func failure(_ reason: NavigationFailure.Reason) -> NavigationFailure {
    NavigationFailure(reason: reason, trace: trace)
  }

  /// The controller and segue that a step means.
  private func start(
    of step: NavigationStep
  ) throws(NavigationFailure) -> (SceneController, SegueDescription) {
    for level in NavigationSight(screen).levels {
      let found = level.flatMap { controller in
        step.segues(of: controller).map { (controller, $0) }
      }
      if found.count > 1 {
        throw failure(
          .ambiguous(step, candidates: found.map { SegueReference($0.1, of: $0.0) }))
      }
      if let only = found.first { return only }
    }
    throw failure(.noSegue(step, existing: NavigationSight(screen).segueNames))
  }
}

extension SceneController {
  /// Performs a segue as a user or the controller's own code does.
  fileprivate func walk(
    _ segue: SegueDescription, configure: @escaping @MainActor (Segue) throws -> Void
  ) throws -> SegueOutcome {
    if segue.source.id == segue.controllerID {
      return try performSegue(segue, configure: configure)
    }
    return try trigger(segue, sender: nil, fileID: #fileID, line: #line, configure: configure)
  }
}
