/// A framework's controllers and segues, as far as typed closures and the module's hooks have to know them.
///
/// ``ScenePlatform`` is that of the portable runtime. Another framework's is an enumeration without cases that answers
/// these questions; it gets the ledger, the search through containers, the errors and the middleware with it.
///
/// *Threads:* the main actor.
@MainActor
public protocol SeguePlatform {
  /// What segues lead from and to.
  associatedtype Controller: AnyObject
  /// One segue that is being performed.
  associatedtype SegueObject: AnyObject

  /// Remembers the perform calls from every controller.
  static var ledger: SegueLedger<Controller, SegueObject> { get }

  /// The controller that a segue begins at; nil where the framework does not say.
  static func source(of segue: SegueObject) -> Controller?

  /// The controller that a segue leads to, containers included; nil where the framework does not say.
  static func destination(of segue: SegueObject) -> Controller?

  /// What a container shows, in which typed destinations are looked for; empty for any other controller.
  static func content(of controller: Controller) -> [Controller]

  /// The name of a controller's class, for errors and logs.
  static func className(of controller: Controller) -> String

  /// Names a segue in an error.
  static func reference(to segue: SegueObject) -> SegueReference
}

extension SeguePlatform {
  /// The hook point around every prepare.
  public static var prepareForSegue: SegueLedger<Controller, SegueObject>.Pipeline {
    ledger.pipeline
  }

  /// The name of the controller's own class, unless the platform knows a better one.
  public static func className(of controller: Controller) -> String {
    String(describing: type(of: controller))
  }

  /// The name of the class that a segue leads to.
  static func destinationName(of segue: SegueObject) -> String {
    destination(of: segue).map(className) ?? "nothing"
  }
}
