/// A child and the relationship that brought it in.
struct ChildLink {
  /// The relationship's name, such as `rootViewController`; nil for a child that code added.
  let relationship: String?
  let controller: SceneController
}
