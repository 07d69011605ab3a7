#if canImport(UIKit) && !os(watchOS)
  internal import Interlude
  public import InterludeSegues
  public import UIKit

  @available(visionOS, deprecated: 1.0, message: "visionOS deprecates Interface Builder products")
  @MainActor
  extension CompiledStoryboards {
    /// Makes the one controller whose identifier is the name of a class.
    ///
    /// ```swift
    /// let player = try CompiledStoryboards(bundle: .main).instantiateController(PlayerController.self) {
    ///   PlayerController(coder: $0, song: song)
    /// }
    /// ```
    /// *Order:* the identifier is looked up, then UIKit makes the controller, then the hooks of
    /// ``UIKit/UIViewController/awakening`` run.
    ///
    /// - Parameters:
    ///   - type: The class.
    ///   - creator: Makes the controller with the coder in place of `init(coder:)`. Where it returns nil, `init(coder:)`
    ///     runs and a report says so. UIKit raises an exception for one that was made without the coder.
    /// - Returns: A new controller.
    /// - Throws: `LibraryError`: there is none, there are several, or it is of another class.
    /// - Complexity: O(*n*) in storyboards and identifiers, besides what UIKit does.
    public func instantiateController<Controller: UIViewController>(
      _ type: Controller.Type, creator: ((NSCoder) -> Controller?)? = nil
    ) throws(LibraryError) -> Controller {
      try instantiateController(withIdentifier: String(describing: type), creator: creator)
    }

    /// Makes the one controller with a storyboard identifier.
    ///
    /// - Parameters:
    ///   - identifier: The identifier, as Interface Builder shows it.
    ///   - storyboard: The name of the storyboard; any where none is given.
    ///   - creator: Makes the controller with the coder in place of `init(coder:)`.
    /// - Returns: A new controller.
    /// - Throws: `LibraryError`: there is none, there are several, or it is of another class.
    /// - Complexity: O(*n*) in storyboards and identifiers, besides what UIKit does.
    public func instantiateController<Controller: UIViewController>(
      withIdentifier identifier: String, inStoryboard storyboard: String? = nil,
      creator: ((NSCoder) -> Controller?)? = nil
    ) throws(LibraryError) -> Controller {
      let compiled = try self.storyboard(withIdentifier: identifier, named: storyboard)
      var making = Making(creator)
      let made: UIViewController = UIStoryboard(name: compiled.name, bundle: bundle)
        .instantiateViewController(identifier: identifier) { making.make($0) }
      return try making.finish(made, identifier: identifier, way: .identifier)
    }

    /// Makes the controller that a storyboard begins with.
    ///
    /// - Parameters:
    ///   - storyboard: The name of the storyboard.
    ///   - creator: Makes the controller with the coder in place of `init(coder:)`.
    /// - Returns: A new controller.
    /// - Throws: `LibraryError/notMade(_:)`: no such storyboard, no initial controller, or one of another class.
    /// - Complexity: O(*n*) in the number of storyboards, besides what UIKit does.
    public func instantiateInitialController<Controller: UIViewController>(
      ofStoryboard storyboard: String, creator: ((NSCoder) -> Controller?)? = nil
    ) throws(LibraryError) -> Controller {
      let compiled = try storyboardWithInitialController(named: storyboard)
      var making = Making(creator)
      let made: UIViewController? = UIStoryboard(name: compiled.name, bundle: bundle)
        .instantiateInitialViewController { making.make($0) }
      guard let made else {
        throw .notMade(.noInitialController(storyboard: "\(storyboard).storyboard", named: nil))
      }
      return try making.finish(made, identifier: nil, way: .initial)
    }
  }

  /// One controller that a creator may make.
  @available(visionOS, deprecated: 1.0, message: "visionOS deprecates Interface Builder products")
  @MainActor
  private struct Making<Controller: UIViewController> {
    private let creator: ((NSCoder) -> Controller?)?
    private var declined = false

    init(_ creator: ((NSCoder) -> Controller?)?) { self.creator = creator }

    /// Runs the creator; nil makes UIKit use `init(coder:)`.
    mutating func make(_ coder: NSCoder) -> UIViewController? {
      let made = creator?(coder)
      declined = creator != nil && made == nil
      return made
    }

    /// Reports a creator that returned nil, then wakes the controller.
    func finish(
      _ made: UIViewController, identifier: String?, way: Arrival.Way
    ) throws(LibraryError) -> Controller {
      if declined {
        UIKitPlatform.reports(
          made, .declined(.creator, expected: String(describing: Controller.self)))
      }
      return try UIKitPlatform.awaken(
        made, identifier: identifier, by: creator == nil || declined ? .coder : .creator, way: way)
    }
  }
#endif
