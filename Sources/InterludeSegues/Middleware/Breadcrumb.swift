/// One step that a user took, without the controllers themselves.
public struct Breadcrumb: Sendable, Hashable, CustomStringConvertible {
  /// The class of the source.
  public let source: String
  /// The class of the destination.
  public let destination: String
  /// The segue's identifier; nil for a segue that has none.
  public let identifier: String?
  /// The kind of segue.
  public let kind: SegueKind

  @MainActor
  init(_ segue: Segue) {
    source = segue.source.className
    destination = segue.destination.className
    identifier = segue.identifier
    kind = segue.kind
  }

  /// From where to where, and how: `SongListController → SongDetailController by 'showDetail'`.
  public var description: String {
    "\(source) → \(destination) by " + (identifier.map { "'\($0)'" } ?? kind.name)
  }
}
