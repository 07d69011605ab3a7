/// A controller class that says by which identifier segues lead to it, where that is not the class's own name.
///
/// A framework that does not tell which segues a controller has can be asked for one by identifier only. So
/// `performSegue(to:)` performs the segue that is named as the class is, unless the class adopts this.
@MainActor
public protocol SegueNamed: AnyObject {
  /// The identifier of segues that lead to the class.
  static var segueIdentifier: String { get }
}

extension SeguePlatform {
  /// The identifier of segues that lead to a class: the one that it gives as ``SegueNamed``, else its name.
  public static func segueIdentifier<Destination>(to type: Destination.Type) -> String {
    (type as? any SegueNamed.Type)?.segueIdentifier ?? String(describing: type)
  }
}
