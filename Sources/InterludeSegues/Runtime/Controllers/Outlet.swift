/// A property of a controller that a storyboard connects to an element, as `@IBOutlet` marks one on Apple's platforms.
///
/// There are no views here, so an outlet is told which element it is for. A class that lists its outlets is asked for every
/// one that its storyboard connects, and a name that it does not list is an error; one that lists none is not asked.
///
/// ```swift
/// class SongController: SceneController {
///   var labels: [String] = []
///   override class var outlets: [Outlet]? {
///     [
///       Outlet("playButton"),
///       Outlet("labels") { (song: SongController, outlet) in song.labels.append(outlet.destinationID) },
///     ]
///   }
/// }
/// ```
/// *Order:* names are compared as soon as the controller is made; closures run before the runtime attributes, in document
/// order.
///
/// *Threads:* the main actor.
@MainActor
public struct Outlet {
  /// The name of the property, as it stands in the storyboard.
  public let property: String
  /// The class that the closure takes.
  let owner: SceneController.Type
  private let body: (SceneController, OutletDescription) -> Void

  /// Makes an outlet that is there and does nothing.
  ///
  /// - Parameter property: The name of the property, as it stands in the storyboard.
  public init(_ property: String) {
    self.property = property
    owner = SceneController.self
    body = { _, _ in }
  }

  /// Makes an outlet of a closure that is told of the element; once for each element of a collection.
  ///
  /// - Parameters:
  ///   - property: The name of the property, as it stands in the storyboard.
  ///   - connect: Takes the controller and the connection. Listed by a class that is no `Controller`, it keeps the controller
  ///     from being made: ``SegueError/wrongClass(expected:controller:)``.
  public init<Controller: SceneController>(
    _ property: String, _ connect: @escaping @MainActor (Controller, OutletDescription) -> Void
  ) {
    self.property = property
    owner = Controller.self
    body = { controller, outlet in (controller as? Controller).map { connect($0, outlet) } }
  }

  func connect(_ controller: SceneController, _ outlet: OutletDescription) {
    body(controller, outlet)
  }
}

/// The outlets of classes, found by property; a class is asked once.
@MainActor
struct OutletTable {
  private static var tables: [ObjectIdentifier: OutletTable?] = [:]

  private let outlets: [String: Outlet]
  /// The properties, in the order in which the class lists them.
  let properties: [String]

  /// The outlets of a controller's class; nil where it lists none.
  static func of(_ controller: SceneController) -> OutletTable? {
    let type = type(of: controller)
    if let known = tables[ObjectIdentifier(type)] { return known }
    let table = type.outlets.map(OutletTable.init)
    tables[ObjectIdentifier(type)] = .some(table)
    return table
  }

  private init(_ list: [Outlet]) {
    properties = list.map(\.property).uniqued()
    outlets = Dictionary(list.map { ($0.property, $0) }) { _, later in later }
  }

  /// The outlet of a property; of several, the one listed last.
  subscript(property: String) -> Outlet? { outlets[property] }
}

extension SceneController {
  /// Compares what the storyboard connects with what the class lists.
  func checkOutlets() throws(SegueError) {
    guard let outlets = coder?.place.description.outlets, !outlets.isEmpty,
      let table = OutletTable.of(self)
    else { return }
    for outlet in outlets {
      guard let own = table[outlet.property] else {
        throw .unknownOutlet(
          outlet.property, line: outlet.line, controller: reference, existing: table.properties)
      }
      guard own.owner.isClass(of: self) else {
        throw .wrongClass(expected: "\(own.owner)", controller: reference)
      }
    }
  }

  /// Tells the controller of the elements that its outlets are for.
  func connectOutlets() {
    guard let outlets = coder?.place.description.outlets, !outlets.isEmpty,
      let table = OutletTable.of(self)
    else { return }
    for outlet in outlets {
      SegueTrace.note(.outlet, self, outlet.property)
      table[outlet.property]?.connect(self, outlet)
    }
  }
}
