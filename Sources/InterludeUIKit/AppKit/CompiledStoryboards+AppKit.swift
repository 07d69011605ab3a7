#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  internal import Interlude
  public import InterludeSegues

  @MainActor
  extension CompiledStoryboards {
    /// Makes the one controller whose identifier is the name of a class.
    ///
    /// *Order:* the identifier is looked up, then AppKit makes the controller, then the hooks of
    /// ``AppKitPlatform/awakening`` run.
    ///
    /// - Parameter type: The class, of a view controller or a window controller.
    /// - Returns: A new controller.
    /// - Throws: `LibraryError`: there is none, there are several, or it is of another class.
    /// - Complexity: O(*n*) in storyboards and identifiers, besides what AppKit does.
    public func instantiateController<Controller: NSResponder>(
      _ type: Controller.Type
    ) throws(LibraryError) -> Controller {
      try instantiateController(withIdentifier: String(describing: type))
    }

    /// Makes the one controller with a storyboard identifier.
    ///
    /// - Parameters:
    ///   - identifier: The identifier, as Interface Builder shows it.
    ///   - storyboard: The name of the storyboard; any where none is given.
    /// - Returns: A new controller.
    /// - Throws: `LibraryError`: there is none, there are several, or it is of another class.
    /// - Complexity: O(*n*) in storyboards and identifiers, besides what AppKit does.
    public func instantiateController<Controller: NSResponder>(
      withIdentifier identifier: String, inStoryboard storyboard: String? = nil
    ) throws(LibraryError) -> Controller {
      let compiled = try self.storyboard(withIdentifier: identifier, named: storyboard)
      let made = NSStoryboard(name: compiled.name, bundle: bundle)
        .instantiateController(withIdentifier: identifier)
      return try finish(made, identifier: identifier, by: .coder, way: .identifier)
    }

    /// Makes the controller that a storyboard begins with.
    ///
    /// - Parameter storyboard: The name of the storyboard.
    /// - Returns: A new controller.
    /// - Throws: `LibraryError/notMade(_:)`: no such storyboard, no initial controller, or one of another class.
    /// - Complexity: O(*n*) in the number of storyboards, besides what AppKit does.
    public func instantiateInitialController<Controller: NSResponder>(
      ofStoryboard storyboard: String
    ) throws(LibraryError) -> Controller {
      let compiled = try storyboardWithInitialController(named: storyboard)
      let made = NSStoryboard(name: compiled.name, bundle: bundle).instantiateInitialController()
      return try finish(made, identifier: nil, by: .coder, way: .initial)
    }

    /// Makes the one view controller whose identifier is the name of a class, by a closure.
    ///
    /// - Parameters:
    ///   - type: The class.
    ///   - creator: Makes the controller with the coder in place of `init(coder:)`. Where it returns nil, `init(coder:)`
    ///     runs and a report says so.
    ///     AppKit stops the program where it returns nil and the scene is of the other kind, window or view controller.
    /// - Returns: A new controller.
    /// - Throws: `LibraryError`: there is none, there are several, or it is of another class.
    /// - Complexity: O(*n*) in storyboards and identifiers, besides what AppKit does.
    public func instantiateController<Controller: NSViewController>(
      _ type: Controller.Type, creator: @escaping (NSCoder) -> Controller?
    ) throws(LibraryError) -> Controller {
      let identifier = String(describing: type)
      let compiled = try storyboard(withIdentifier: identifier)
      var declined = false
      let made: NSViewController = NSStoryboard(name: compiled.name, bundle: bundle)
        .instantiateController(identifier: identifier) { coder in
          let made = creator(coder)
          declined = made == nil
          return made
        }
      return try created(made, identifier: identifier, declined: declined)
    }

    /// Makes the one window controller whose identifier is the name of a class, by a closure.
    ///
    /// - Parameters:
    ///   - type: The class.
    ///   - creator: Makes the controller with the coder in place of `init(coder:)`. Where it returns nil, `init(coder:)`
    ///     runs and a report says so.
    ///     AppKit stops the program where it returns nil and the scene is of the other kind, window or view controller.
    /// - Returns: A new controller.
    /// - Throws: `LibraryError`: there is none, there are several, or it is of another class.
    /// - Complexity: O(*n*) in storyboards and identifiers, besides what AppKit does.
    public func instantiateController<Controller: NSWindowController>(
      _ type: Controller.Type, creator: @escaping (NSCoder) -> Controller?
    ) throws(LibraryError) -> Controller {
      let identifier = String(describing: type)
      let compiled = try storyboard(withIdentifier: identifier)
      var declined = false
      let made: NSWindowController = NSStoryboard(name: compiled.name, bundle: bundle)
        .instantiateController(identifier: identifier) { coder in
          let made = creator(coder)
          declined = made == nil
          return made
        }
      return try created(made, identifier: identifier, declined: declined)
    }

    /// Reports a creator that returned nil, then wakes the controller.
    private func created<Controller: NSResponder>(
      _ made: NSResponder, identifier: String, declined: Bool
    ) throws(LibraryError) -> Controller {
      if declined {
        AppKitPlatform.reports(
          made, .declined(.creator, expected: String(describing: Controller.self)))
      }
      return try finish(
        made, identifier: identifier, by: declined ? .coder : .creator, way: .identifier)
    }

    /// Wakes what AppKit made, which is typed `Any`.
    private func finish<Controller: NSResponder>(
      _ made: Any?, identifier: String?, by maker: Arrival.Maker, way: Arrival.Way
    ) throws(LibraryError) -> Controller {
      guard let controller = made as? NSResponder else {
        throw .notMade(
          .wrongClass(
            expected: String(describing: Controller.self),
            controller: ControllerReference(name: identifier ?? "initial", place: nil)))
      }
      return try AppKitPlatform.awaken(controller, identifier: identifier, by: maker, way: way)
    }
  }
#endif
