/// Makes a closure for a controller of a class into one for a segue.
///
/// The controller is looked for in the segue's destination and in what its containers show. What the closure captured
/// is let go as soon as its body has returned.
///
/// *Threads:* the main actor.
@MainActor
public final class TypedClosure<Platform: SeguePlatform, Destination> {
  private let closure: ConfigureClosure<Destination>

  /// Keeps a closure until ``forSegue`` is called, once.
  public init(_ configure: consuming @escaping @MainActor (Destination) throws -> Void) {
    closure = ConfigureClosure(consume configure)
  }

  /// Finds the controller, then runs the closure with it; throws a ``SegueError`` where it cannot be found.
  public var forSegue: @MainActor (Platform.SegueObject) throws -> Void {
    { [closure] segue in
      try closure.run(try LookThrough<Platform, Destination>().target(of: segue))
    }
  }
}
