extension SceneController {
  /// Presents a controller, in place of one that this controller presents already.
  public func present(_ controller: SceneController) {
    dismissPresented()
    controller.presentingController?.presentedController = nil
    controller.presentingController = self
    presentedController = controller
  }

  /// Ends the presentation of the controller that this one presents, if there is one.
  public func dismissPresented() {
    presentedController?.presentingController = nil
    presentedController = nil
  }
}
