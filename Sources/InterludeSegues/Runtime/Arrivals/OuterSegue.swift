/// The segue on whose behalf controllers are made.
///
/// Segue actions of relationships inside the destination go to its source, as they do on Apple's platforms.
struct OuterSegue {
  let source: SceneController
  let segue: SegueDescription
  let sender: Any?
}
