/// One segue of a way through the screens of an app.
///
/// A string literal is a segue's identifier. Where two screens in sight have one, the class of the source tells them apart.
public struct NavigationStep: Sendable, Hashable, ExpressibleByStringLiteral {
  /// What names the segue.
  enum Name: Sendable, Hashable {
    case identifier(String)
    case destination(String)
    case object(String)
    case element(String)
  }

  let name: Name
  let source: String?

  /// The segue with an identifier, from whichever screen in sight has it.
  public init(stringLiteral identifier: String) {
    self = .segue(identifier)
  }

  /// The segue with an identifier.
  ///
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - source: The class of the controller that it begins at, as the storyboard names it; any if not given.
  /// - Returns: The step.
  public static func segue(_ identifier: String, from source: String? = nil) -> NavigationStep {
    NavigationStep(name: .identifier(identifier), source: source)
  }

  /// The segue to a class, which needs no identifier.
  ///
  /// - Parameters:
  ///   - destination: The class of its destination, as the storyboard names it; containers are not looked through.
  ///   - source: The class of the controller that it begins at; any if not given.
  /// - Returns: The step.
  public static func segue(to destination: String, from source: String? = nil) -> NavigationStep {
    NavigationStep(name: .destination(destination), source: source)
  }

  /// The segue with an object identifier, which every segue has.
  ///
  /// - Parameters:
  ///   - object: The object identifier, as it stands in the storyboard.
  ///   - source: The class of the controller that it begins at; any if not given.
  /// - Returns: The step.
  public static func segue(object: String, from source: String? = nil) -> NavigationStep {
    NavigationStep(name: .object(object), source: source)
  }

  /// The segue of a control, cell or gesture recogniser, which needs no identifier.
  ///
  /// - Parameters:
  ///   - element: The element's object identifier, or the label that its author gave it.
  ///   - source: The class of the controller that it begins at; any if not given.
  /// - Returns: The step.
  public static func tap(_ element: String, from source: String? = nil) -> NavigationStep {
    NavigationStep(name: .element(element), source: source)
  }

  private init(name: Name, source: String?) {
    self.name = name
    self.source = source
  }

  /// The segues of a controller that the step can mean.
  @MainActor
  func segues(of controller: SceneController) -> [SegueDescription] {
    guard let place = controller.place, source == nil || source == controller.className else {
      return []
    }
    let segues = place.description.segues.filter { $0.kind != .relationship }
    switch name {
    case .identifier(let identifier):
      return Array(segues.filter { $0.name == identifier }.prefix(1))
    case .object(let id): return segues.filter { $0.id == id }
    case .element(let element):
      let taps = segues.filter { $0.kind != .embed && $0.source.id != $0.controllerID }
      let named = taps.filter { $0.source.id == element }
      return named.isEmpty ? taps.filter { $0.source.userLabel == element } : named
    case .destination(let type):
      return segues.filter { segue in
        (try? place.destination(of: segue))?.description.customClass == type
      }
    }
  }
}

extension NavigationStep: CustomStringConvertible {
  /// What sentences say: `segue 'showDetail' from 'SongListController'`.
  public var description: String {
    let segue =
      switch name {
      case .identifier(let identifier): "segue '\(identifier)'"
      case .destination(let type): "segue to '\(type)'"
      case .object(let id): "segue with the object identifier '\(id)'"
      case .element(let element): "segue of '\(element)'"
      }
    return segue + (source.map { " from '\($0)'" } ?? "")
  }
}
