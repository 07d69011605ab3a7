public import ObjectiveC

/// - Source: "UIStoryboardSegue".
@MainActor
open class UIStoryboardSegue: ObjectiveC.NSObject {
  /// - Source: "identifier".
  open var identifier: String? { givenIdentifier }
  /// - Source: "source".
  open var source: UIViewController { givenSource }
  /// - Source: "destination".
  open var destination: UIViewController { givenDestination }

  private let givenIdentifier: String?
  private let givenSource: UIViewController
  private let givenDestination: UIViewController

  /// - Source: "init(identifier:source:destination:)"; required, so that the stand-in can make a class that it is given.
  public required init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    givenIdentifier = identifier
    givenSource = source
    givenDestination = destination
    super.init(standIn: ())
  }

  /// - Source: "perform()"; what the plain class does depends on the kind, which the stand-in leaves out: it shows.
  open func perform() { source.show(destination, sender: source) }
}

/// - Source: "UIStoryboardUnwindSegueSource".
@MainActor
open class UIStoryboardUnwindSegueSource {
  /// - Source: "source".
  open var source: UIViewController { givenSource }
  /// - Source: "unwindAction".
  open var unwindAction: Selector { givenAction }
  /// - Source: "sender".
  open var sender: Any? { givenSender }

  private let givenSource: UIViewController
  private let givenAction: Selector
  private let givenSender: Any?

  /// The runtime makes these; apps cannot.
  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    givenSource = source
    givenAction = unwindAction
    givenSender = sender
  }
}
