/// Makes a closure for a controller of a class into one for a segue.
@MainActor
final class TypedClosure<Destination: SceneController> {
  private let closure: ConfigureClosure<Destination>

  init(_ configure: consuming @escaping @MainActor (Destination) throws -> Void) {
    closure = ConfigureClosure(consume configure)
  }

  /// Finds the controller, then runs the closure with it; throws a ``SegueError`` where it cannot be found.
  var forSegue: @MainActor (Segue) throws -> Void {
    { [closure] segue in
      try closure.run(try LookThrough<Destination>().target(of: segue))
    }
  }
}
