extension SceneController {
  /// Performs the segue of a control, cell or gesture recogniser, as a tap on it does.
  ///
  /// The source is asked first, and an override of `performSegue(withIdentifier:sender:)` is not called.
  ///
  /// ```swift
  /// try list.trigger(element: "Add Button")
  /// try list.trigger(element: "iK2-7r-pQx", event: "accessoryAction", sender: cell)
  /// ```
  /// *Order:* ``shouldPerformSegue(withIdentifier:sender:)``, then as
  /// ``performSegue(withIdentifier:sender:position:askShouldPerform:fileID:line:configure:)``.
  ///
  /// - Parameters:
  ///   - element: The element's object identifier, else the label that its author gave it.
  ///   - event: The event, such as `accessoryAction`; nil for the usual one.
  ///   - sender: The control; nil for the ``SourceElement`` that describes it.
  ///   - fileID: The file that the closure is listed with in a plan.
  ///   - line: The line that the closure is listed with in a plan.
  ///   - configure: Runs with the segue, its destination made; nil for none.
  /// - Returns: What happened; `.denied` where the source said no.
  /// - Throws: ``SegueError/unknownElement(_:controller:existing:)`` or
  ///   ``SegueError/ambiguousElement(_:controller:candidates:)``, else as a perform call.
  /// - Source: Apple, "Using Segues"; order as traced on iOS 26.1, `docs/segues/order.md`.
  /// - Complexity: O(*n*) in the controller's segues and in the controllers that are made.
  @discardableResult
  public func trigger(
    element: String, event: String? = nil, sender: Any? = nil,
    fileID: StaticString = #fileID, line: UInt = #line,
    configure: (@MainActor (Segue) throws -> Void)? = nil
  ) throws -> SegueOutcome {
    guard let place else {
      throw SegueError.notFromStoryboard(controller: reference, segue: "of '\(element)'")
    }
    return try trigger(
      try place.segue(of: element, event: event), sender: sender, fileID: fileID, line: line,
      configure: configure)
  }

  /// Performs a segue as its control does when it is tapped.
  func trigger(
    _ segue: SegueDescription, sender: Any?, fileID: StaticString, line: UInt,
    configure: (@MainActor (Segue) throws -> Void)?
  ) throws -> SegueOutcome {
    let sender: Any = sender ?? segue.source
    return try Self.ledger.perform(
      from: self, identifier: segue.name, sender: sender,
      ask: { [self] in asks(segue.name, sender: sender) }, fileID: fileID, line: line,
      closure: configure.map { SegueClosure($0) }
    ) { [self] ticket in
      try run(segue, sender: sender, ticket: ticket)
    }
  }

}

extension StoryboardController {
  /// The one segue of an element for an event.
  fileprivate func segue(
    of element: String, event: String?
  ) throws(SegueError) -> SegueDescription {
    let triggered = description.segues.filter {
      $0.kind != .relationship && $0.kind != .embed && $0.source.id != description.id
    }
    let named = triggered.filter { $0.source.id == element }
    let own = named.isEmpty ? triggered.filter { $0.source.userLabel == element } : named
    let found = own.filter { $0.trigger == event }
    guard let first = found.first else {
      throw .unknownElement(
        element, controller: reference, existing: triggered.map(\.elementName).uniqued())
    }
    guard found.count == 1 else {
      throw .ambiguousElement(
        element, controller: reference,
        candidates: found.map { storyboard.reference(to: $0, of: description) })
    }
    return first
  }
}

extension SegueDescription {
  /// What lists call the segue's element and its event.
  fileprivate var elementName: String {
    "'\(source.userLabel ?? source.id)'" + (trigger.map { " on '\($0)'" } ?? "")
  }
}
