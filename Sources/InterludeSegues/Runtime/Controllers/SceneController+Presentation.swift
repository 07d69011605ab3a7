extension SceneController {
  /// Presents a controller, in place of one that this controller presents already.
  ///
  /// A controller that has a parent is taken from it. Presenting the controller itself, or one that contains or presents it,
  /// does nothing.
  ///
  /// - Complexity: O(*n*) in the depth.
  public func present(_ controller: SceneController) {
    guard canHold(controller) else { return }
    dismissPresented()
    controller.presentingController?.dismissPresented()
    if controller.parent != nil { controller.removeContent() }
    // Being told to move, a controller may have presented or moved others itself.
    guard canHold(controller), presentedController == nil, controller.holder == nil else { return }
    SegueTrace.note(.present, controller, className)
    controller.presentingController = self
    presentedController = controller
  }

  /// Ends the presentation of the controller that this one presents, if there is one.
  public func dismissPresented() {
    guard let presented = presentedController else { return }
    SegueTrace.note(.dismiss, presented, className)
    presented.presentingController = nil
    presentedController = nil
  }
}
