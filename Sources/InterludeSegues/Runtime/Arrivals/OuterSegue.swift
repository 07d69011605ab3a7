/// The segue on whose behalf controllers are made.
///
/// Segue actions of relationships inside the destination go to its source, as they do on Apple's platforms.
@MainActor
final class OuterSegue {
  let source: SceneController
  let segue: SegueDescription
  let sender: Any?

  init(source: SceneController, segue: SegueDescription, sender: Any?) {
    self.source = source
    self.segue = segue
    self.sender = sender
  }
}
