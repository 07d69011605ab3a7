extension SceneController {
  /// Connects the outlets, hands over the runtime attributes, then wakes the controller.
  func awake() {
    connectOutlets()
    for attribute in coder?.place.description.runtimeAttributes ?? [] {
      SegueTrace.note(.attribute, self, attribute.keyPath)
      setRuntimeAttribute(attribute)
    }
    SegueTrace.note(.awakeFromNib, self)
    awakeFromNib()
  }
}
