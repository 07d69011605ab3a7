/// An outlet of a controller, as its file describes it: a property, and the element that is put into it.
public struct OutletDescription: Sendable, Hashable {
  /// The name of the property.
  public let property: String
  /// The object identifier of the element; it need not be one of the file.
  public let destinationID: String
  /// Whether the element is one of several that the property holds.
  public let isCollection: Bool
  /// The line of the outlet's start tag, from 1.
  public let line: Int

  init(tag: String, attributes: [String: String], line: Int) {
    property = attributes["property"] ?? ""
    destinationID = attributes["destination"] ?? ""
    isCollection = tag == "outletCollection"
    self.line = line
  }
}
