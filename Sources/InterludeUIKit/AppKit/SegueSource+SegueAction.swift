#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  internal import InterludeSegues

  extension SegueSource {
    /// Makes the destination of a segue action, with an initialiser of its own.
    ///
    /// ```swift
    /// @IBSegueAction func makeDetail(_ coder: NSCoder) -> DetailController? {
    ///   makeDestination { DetailController(coder: coder, song: song) }
    /// }
    /// ```
    /// A nil means to AppKit that `init(coder:)` is to make the controller, and not that the segue is off. So a nil is
    /// reported. The hooks of ``AppKitPlatform/awakening`` run with the controller.
    ///
    /// - Parameters:
    ///   - action: The name of the segue action, for reports.
    ///   - make: Makes the controller with the coder that the action was given.
    /// - Returns: What `make` returned.
    /// - Complexity: O(*n*) in the number of hooks.
    public func makeDestination<Destination: NSResponder>(
      _ action: StaticString = #function, _ make: () -> Destination?
    ) -> Destination? {
      AppKitPlatform.makeDestination(from: self, action: "\(action)", make: make)
    }
  }
#endif
