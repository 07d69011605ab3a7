/// The element that owns a segue: a control, a cell, a gesture recogniser or the controller itself.
public struct SourceElement: Sendable, Hashable {
  /// The object identifier, unique in its storyboard; empty where the element has none.
  public let id: String
  /// The name of the XML element, such as `button`.
  public let tag: String
  /// The label that its author gave it in Interface Builder.
  public let userLabel: String?
  /// The role that the element plays in its parent, such as `rightBarButtonItem`.
  public let key: String?

  init(tag: String, attributes: [String: String]) {
    self.tag = tag
    id = attributes["id"] ?? ""
    userLabel = attributes["userLabel"]
    key = attributes["key"]
  }
}
