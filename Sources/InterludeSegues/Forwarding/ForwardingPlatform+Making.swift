internal import Interlude

extension ForwardingPlatform {
  /// Makes the destination of a segue action, for the framework to lead the segue to.
  ///
  /// A nil means to a framework that `init(coder:)` is to make the controller; where that is not meant, the report says so.
  ///
  /// - Parameters:
  ///   - source: The controller whose segue action runs.
  ///   - action: The name of the segue action, for reports.
  ///   - make: Makes the controller with the coder that the action was given.
  /// - Returns: The controller; nil where `make` returned nil, or a hook of ``awakening`` threw, which is reported.
  /// - Complexity: O(*n*) in the number of hooks.
  public static func makeDestination<Destination>(
    from source: Controller, action: String, make: () -> Destination?
  ) -> Destination? {
    let maker = Arrival.Maker.segueAction(action)
    guard let made = make() else {
      reports(source, .declined(maker, expected: String(describing: Destination.self)))
      return nil
    }
    guard let controller = made as? Controller else { return made }
    do throws(SegueError) {
      try awakening(controller, FrameworkArrival(way: .segue, maker: maker, identifier: nil))
    } catch {
      reports(source, .notAwakened(error))
    }
    return made
  }

  /// Wakes a controller that a call of this module has made, and checks its class.
  ///
  /// - Parameters:
  ///   - made: What the framework made.
  ///   - identifier: The controller's storyboard identifier.
  ///   - maker: What made it.
  ///   - way: What asked for it.
  /// - Returns: The controller.
  /// - Throws: ``LibraryError/notMade(_:)`` where it is of another class or a hook of ``awakening`` throws.
  /// - Complexity: O(*n*) in the number of hooks.
  public static func awaken<Made>(
    _ made: Controller, identifier: String?, by maker: Arrival.Maker, way: Arrival.Way
  ) throws(LibraryError) -> Made {
    guard let controller = made as? Made else {
      throw .notMade(
        .wrongClass(
          expected: String(describing: Made.self),
          controller: ControllerReference(name: className(of: made), place: nil)))
    }
    do throws(SegueError) {
      try awakening(made, FrameworkArrival(way: way, maker: maker, identifier: identifier))
    } catch {
      throw .notMade(error)
    }
    return controller
  }
}
