/// A value that Interface Builder sets on an object by key path when the object is made.
public struct RuntimeAttribute: Sendable, Hashable {
  /// The key path that the value goes to.
  public let keyPath: String
  /// The type that Interface Builder shows, such as `string`, `number`, `boolean` or `color`.
  public let type: String
  /// The value where it is one word or text; nil for `nil` and for values made of parts.
  ///
  /// It comes from the attribute's own `value`, else from its child's `value`, else from the child's text.
  public let value: String?
  /// The tag of the child element that holds the value, such as `integer` or `color`.
  public let element: String?
  /// What that child says: the components of a colour, the `x` and `y` of a point, and so on.
  public let parts: [String: String]
  /// The line of the attribute's start tag, from 1.
  public let line: Int

  init(
    attributes: [String: String], element: String?, parts: [String: String], text: String, line: Int
  ) {
    keyPath = attributes["keyPath"] ?? ""
    type = attributes["type"] ?? ""
    value = attributes["value"] ?? parts["value"] ?? (text.isEmpty ? nil : text)
    self.element = element
    self.parts = parts
    self.line = line
  }
}
