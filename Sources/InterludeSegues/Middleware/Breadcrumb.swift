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
  init<Platform: SeguePlatform>(_ segue: Platform.SegueObject, on platform: Platform.Type) {
    let reference = platform.reference(to: segue)
    source = platform.source(of: segue).map(platform.className) ?? reference.controller.name
    destination = platform.destinationName(of: segue)
    identifier = reference.identifier
    kind = reference.kind
  }

  /// From where to where, and how: `SongListController → SongDetailController by 'showDetail'`.
  public var description: String {
    "\(source) → \(destination) by " + (identifier.map { "'\($0)'" } ?? kind.name)
  }
}
