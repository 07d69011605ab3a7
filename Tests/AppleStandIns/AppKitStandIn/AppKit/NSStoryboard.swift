public import Foundation
public import Interlude

/// - Source: "NSStoryboardSegue". Its ends are view controllers or window controllers, so they are typed `Any`.
@MainActor
open class NSStoryboardSegue: SentinelHolder {
  /// - Source: "NSStoryboardSegue.Identifier".
  public typealias Identifier = String
  /// Stands in for the associated object that any `NSObject` gets.
  public nonisolated let sentinel = Sentinel()
  /// - Source: "identifier".
  open var identifier: Identifier? { givenIdentifier }
  /// - Source: "sourceController".
  open var sourceController: Any { givenSource }
  /// - Source: "destinationController".
  open var destinationController: Any { givenDestination }

  private let givenIdentifier: Identifier?
  private let givenSource: Any
  private let givenDestination: Any

  /// - Source: "init(identifier:source:destination:)".
  public init(
    identifier: Identifier, source sourceController: Any,
    destination destinationController: Any
  ) {
    givenIdentifier = identifier
    givenSource = sourceController
    givenDestination = destinationController
  }

  /// - Source: "perform()"; what the plain class does depends on the kind; the stand-in shows a sheet.
  open func perform() {
    guard let source = sourceController as? NSViewController,
      let destination = destinationController as? NSViewController
    else { return }
    source.presentAsSheet(destination)
  }
}

/// - Source: "NSStoryboard".
@MainActor
open class NSStoryboard {
  /// - Source: "NSStoryboard.Name".
  public typealias Name = String
  /// - Source: "NSStoryboard.SceneIdentifier".
  public typealias SceneIdentifier = String

  let scenes: [Scene]
  let initial: String?

  /// - Source: "init(name:bundle:)": an unknown name raises an exception.
  public init(name: NSStoryboard.Name, bundle storyboardBundleOrNil: Bundle?) {
    let found = Self.standIns[name]
    if found == nil { NSException.raise("Could not find a storyboard named '\(name)'") }
    scenes = found?.scenes ?? []
    initial = found?.initial
  }

  /// - Source: "instantiateInitialController()": nil where there is none.
  open func instantiateInitialController() -> Any? { initial.map { make(scene: $0) { _ in nil } } }

  /// - Source: "instantiateController(withIdentifier:)": an unknown identifier raises an exception.
  open func instantiateController(withIdentifier identifier: NSStoryboard.SceneIdentifier) -> Any {
    make(scene: identifier) { _ in nil }
  }

  /// - Source: "instantiateController(identifier:creator:)", for view controllers.
  open func instantiateController<Controller: NSViewController>(
    identifier: NSStoryboard.SceneIdentifier, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    let made = make(scene: identifier) { creator?($0) }
    guard let controller = made as? Controller else {
      preconditionFailure("AppKit traps here: \(made) is not a \(Controller.self)")
    }
    return controller
  }

  /// - Source: "instantiateController(identifier:creator:)", for window controllers.
  open func instantiateController<Controller: NSWindowController>(
    identifier: NSStoryboard.SceneIdentifier, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    let made = make(scene: identifier) { creator?($0) }
    guard let controller = made as? Controller else {
      preconditionFailure("AppKit traps here: \(made) is not a \(Controller.self)")
    }
    return controller
  }

  // What follows stands in for compiled storyboards.

  /// The storyboards that there are, by name.
  static var standIns: [String: NSStoryboard] = [:]

  /// A storyboard from scenes given in code.
  public init(standIn scenes: [Scene], initial: String?) {
    self.scenes = scenes
    self.initial = initial
  }

  /// Lets `init(name:bundle:)` find this storyboard.
  public func standInRegister(as name: String) { Self.standIns[name] = self }

  /// A scene: what makes its controller, what it contains, and the scenes that its segues lead to.
  public struct Scene {
    let identifier: String
    let children: [String]
    let segues: [String: String]
    let make: @MainActor (NSCoder) -> NSResponder?

    /// Describes a scene.
    public init(
      _ identifier: String, children: [String] = [], segues: [String: String] = [:],
      make: @escaping @MainActor (NSCoder) -> NSResponder?
    ) {
      self.identifier = identifier
      self.children = children
      self.segues = segues
      self.make = make
    }
  }

  /// Makes a scene's controller by a creator, else by its class, with its children.
  func make(scene identifier: String, creator: (NSCoder) -> NSResponder?) -> NSResponder {
    guard let scene = scenes.first(where: { $0.identifier == identifier }) else {
      NSException.raise(
        "Storyboard (\(self)) doesn't contain a controller with identifier '\(identifier)'")
      return NSViewController()
    }
    let coder = SceneCoder(scene)
    let controller = creator(coder) ?? scene.make(coder) ?? NSViewController()
    for child in scene.children {
      guard let child = make(scene: child, creator: { _ in nil }) as? NSViewController else {
        continue
      }
      controller.take(child)
    }
    controller.madeBy = self
    return controller
  }
}

extension NSResponder {
  /// Takes the child of a relationship.
  func take(_ child: NSViewController) {
    switch self {
    case let window as NSWindowController: window.contentViewController = child
    case let tabs as NSTabViewController: tabs.tabViewItems.append(.init(viewController: child))
    case let split as NSSplitViewController:
      split.splitViewItems.append(.init(viewController: child))
    default: break
    }
  }

  /// Performs a segue of the scene: the destination is made, then the segue object, then the source is prepared, then
  /// the segue performs.
  ///
  /// The sender crosses Objective-C as an object, so a value comes back in a box.
  func run(_ identifier: String, sender: Any?, prepare: (NSStoryboardSegue, Any?) -> Void) {
    guard let destination = scene?.segues[identifier], let madeBy else {
      return NSException.raise("Receiver (\(self)) has no segue with identifier '\(identifier)'")
    }
    let segue = NSStoryboardSegue(
      identifier: identifier, source: self,
      destination: madeBy.make(scene: destination) { _ in nil })
    prepare(segue, sender.map { $0 as AnyObject })
    segue.perform()
  }
}

extension NSViewController {
  /// Performs the segue of a control, as a click on it does: the source is asked first, with the control as the sender.
  public func standInClick(_ identifier: String, sender: Any?) {
    guard shouldPerformSegue(withIdentifier: identifier, sender: sender) else { return }
    run(identifier, sender: sender) { segue, sender in prepare(for: segue, sender: sender) }
  }
}

/// The coder that a scene's controller is made with.
final class SceneCoder: NSCoder {
  let scene: NSStoryboard.Scene
  init(_ scene: NSStoryboard.Scene) { self.scene = scene }
}

/// What the stand-in does where AppKit raises an Objective-C exception, which Swift cannot catch: it notes the reason.
@MainActor
public enum NSException {
  /// The reasons of what was raised.
  public private(set) static var raised: [String] = []
  static func raise(_ reason: String) { raised.append(reason) }
}
