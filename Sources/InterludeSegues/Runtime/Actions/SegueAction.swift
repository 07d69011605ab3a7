/// A method of a source that makes the destination of its segues, as `@IBSegueAction` marks them on Apple's platforms.
///
/// A class lists its actions by the selectors that stand in the storyboard. The closure or method takes as many arguments as
/// it needs: the coder, the sender, the segue's identifier.
///
/// ```swift
/// class BookListController: SceneController {
///   override class var segueActions: [SegueAction] {
///     [SegueAction("showPreview:", BookListController.showPreview)]
///   }
///   func showPreview(_ coder: SceneCoder) -> PreviewController? {
///     PreviewController(coder: coder, book: selected)
///   }
/// }
/// ```
/// *Order:* after the source was asked, before `init(coder:)`, which runs where the action returns nil.
///
/// *Threads:* the main actor.
///
/// - Source: `@IBSegueAction`, Xcode 11; selectors as Interface Builder writes them.
@MainActor
public struct SegueAction {
  /// The selector, such as `showPreview:` or `makeDetailWithCoder:sender:segueIdentifier:`.
  public let selector: String
  /// Makes the destination; nil where the action returns nil.
  let make: (SceneController, SceneCoder, Any?, String?) throws(SegueError) -> SceneController?

  /// Makes an action of a closure that takes the source and the coder.
  ///
  /// - Parameters:
  ///   - selector: The selector, as it stands in the storyboard.
  ///   - action: Makes the destination with the coder, or returns nil. Listed by a class that is no `Source`, it ends the
  ///     segue with ``SegueError/wrongClass(expected:controller:)``.
  public init<Source: SceneController, Destination: SceneController>(
    _ selector: String, _ action: @escaping @MainActor (Source, SceneCoder) -> Destination?
  ) {
    self.selector = selector
    make = { source, coder, _, _ throws(SegueError) in action(try fitting(source), coder) }
  }

  /// Makes an action of a closure that takes the source, the coder and the sender.
  ///
  /// - Parameters:
  ///   - selector: The selector, as it stands in the storyboard.
  ///   - action: Makes the destination with the coder, or returns nil.
  public init<Source: SceneController, Destination: SceneController>(
    _ selector: String, _ action: @escaping @MainActor (Source, SceneCoder, Any?) -> Destination?
  ) {
    self.selector = selector
    make = { source, coder, sender, _ throws(SegueError) in
      action(try fitting(source), coder, sender)
    }
  }

  /// Makes an action of a closure that takes the source, the coder, the sender and the segue's identifier.
  ///
  /// - Parameters:
  ///   - selector: The selector, as it stands in the storyboard.
  ///   - action: Makes the destination with the coder, or returns nil.
  public init<Source: SceneController, Destination: SceneController>(
    _ selector: String,
    _ action: @escaping @MainActor (Source, SceneCoder, Any?, String?) -> Destination?
  ) {
    self.selector = selector
    make = { source, coder, sender, identifier throws(SegueError) in
      action(try fitting(source), coder, sender, identifier)
    }
  }
}

extension SegueAction {
  /// Makes an action of a method that takes the coder; overrides of the method are found.
  ///
  /// - Parameters:
  ///   - selector: The selector, as it stands in the storyboard.
  ///   - method: The method, such as `BookListController.showPreview`.
  public init<Source: SceneController, Destination: SceneController>(
    _ selector: String,
    _ method: @escaping @MainActor (Source) -> @MainActor (SceneCoder) -> Destination?
  ) {
    self.init(selector) { (source: Source, coder) in method(source)(coder) }
  }

  /// Makes an action of a method that takes the coder and the sender; overrides of the method are found.
  ///
  /// - Parameters:
  ///   - selector: The selector, as it stands in the storyboard.
  ///   - method: The method, such as `BookListController.showPreview`.
  public init<Source: SceneController, Destination: SceneController>(
    _ selector: String,
    _ method: @escaping @MainActor (Source) -> @MainActor (SceneCoder, Any?) -> Destination?
  ) {
    self.init(selector) { (source: Source, coder, sender) in method(source)(coder, sender) }
  }

  /// Makes an action of a method that takes the coder, the sender and the segue's identifier; overrides are found.
  ///
  /// - Parameters:
  ///   - selector: The selector, as it stands in the storyboard.
  ///   - method: The method, such as `BookListController.showPreview`.
  public init<Source: SceneController, Destination: SceneController>(
    _ selector: String,
    _ method:
      @escaping @MainActor (Source) -> @MainActor (SceneCoder, Any?, String?) -> Destination?
  ) {
    self.init(selector) { (source: Source, coder, sender, identifier) in
      method(source)(coder, sender, identifier)
    }
  }
}

/// The source as an object of the class that an action takes.
@MainActor
private func fitting<Source: SceneController>(
  _ source: SceneController
) throws(SegueError) -> Source {
  guard let fitting = source as? Source else {
    throw .wrongClass(expected: "\(Source.self)", controller: source.reference)
  }
  return fitting
}
