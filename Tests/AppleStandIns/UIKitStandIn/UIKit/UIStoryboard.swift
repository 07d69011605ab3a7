public import Foundation

/// - Source: "UIStoryboard".
@MainActor
open class UIStoryboard {
  let scenes: [Scene]
  let initial: String?

  /// - Source: "init(name:bundle:)": an unknown name raises an exception.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    let found = Self.standIns[name]
    if found == nil { NSException.raise("Could not find a storyboard named '\(name)'") }
    scenes = found?.scenes ?? []
    initial = found?.initial
  }

  /// - Source: "instantiateInitialViewController()": nil where there is none.
  open func instantiateInitialViewController() -> UIViewController? {
    initial.map { make(scene: $0) { _ in nil } }
  }

  /// - Source: "instantiateInitialViewController(creator:)".
  open func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    initial.flatMap { make(scene: $0) { creator?($0) } as? ViewController }
  }

  /// - Source: "instantiateViewController(withIdentifier:)": an unknown identifier raises an exception.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(scene: identifier) { _ in nil }
  }

  /// - Source: "instantiateViewController(identifier:creator:)".
  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let made = make(scene: identifier) { creator?($0) }
    guard let controller = made as? ViewController else {
      preconditionFailure("UIKit traps here: \(made) is not a \(ViewController.self)")
    }
    return controller
  }

  // What follows stands in for compiled storyboards.

  /// The storyboards that there are, by name.
  static var standIns: [String: UIStoryboard] = [:]

  /// A storyboard from scenes given in code.
  public init(standIn scenes: [Scene], initial: String?) {
    self.scenes = scenes
    self.initial = initial
  }

  /// Lets `init(name:bundle:)` find this storyboard.
  public func standInRegister(as name: String) { Self.standIns[name] = self }

  /// A scene: what makes its controller, and what the controller contains and leads to.
  public struct Scene {
    /// The storyboard identifier.
    public var identifier: String
    /// Makes the controller by its class's `init(coder:)`.
    public var make: @MainActor (NSCoder) -> UIViewController?
    /// The scenes that relationships bring in.
    public var children: [String]
    /// The segues.
    public var segues: [Segue]

    /// Describes a scene.
    public init(
      _ identifier: String, children: [String] = [], segues: [Segue] = [],
      make: @escaping @MainActor (NSCoder) -> UIViewController?
    ) {
      self.identifier = identifier
      self.children = children
      self.segues = segues
      self.make = make
    }
  }

  /// A segue of a scene.
  public struct Segue {
    /// The segue's identifier.
    public var identifier: String?
    /// The scene that it leads to.
    public var destination: String
    /// The class of the segue object.
    public var type: UIStoryboardSegue.Type
    /// The segue action, called on the source.
    public var action: (@MainActor (UIViewController, NSCoder, Any?) -> UIViewController?)?

    /// Describes a segue.
    public init(
      _ identifier: String?, to destination: String,
      type: UIStoryboardSegue.Type = UIStoryboardSegue.self,
      action: (@MainActor (UIViewController, NSCoder, Any?) -> UIViewController?)? = nil
    ) {
      self.identifier = identifier
      self.destination = destination
      self.type = type
      self.action = action
    }
  }

  /// Makes a scene's controller by a creator, else by its class, with its children.
  func make(scene identifier: String, creator: (NSCoder) -> UIViewController?) -> UIViewController {
    guard let scene = scenes.first(where: { $0.identifier == identifier }) else {
      NSException.raise(
        "Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)'")
      return UIViewController()
    }
    let coder = SceneCoder(scene)
    let controller = creator(coder) ?? scene.make(coder) ?? UIViewController()
    for child in scene.children { controller.adopt(make(scene: child) { _ in nil }) }
    controller.madeBy = self
    controller.awakeFromNib()
    return controller
  }
}

/// The coder that a scene's controller is made with.
final class SceneCoder: NSCoder {
  let scene: UIStoryboard.Scene
  init(_ scene: UIStoryboard.Scene) { self.scene = scene }
}
