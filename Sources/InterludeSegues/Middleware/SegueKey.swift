/// Tells the segues of one controller apart.
struct SegueKey: Sendable, Hashable {
  private let id: String
  private let identifier: String?
  private let kind: SegueKind

  @MainActor
  init(_ segue: Segue) {
    id = segue.description?.id ?? ""
    identifier = segue.identifier
    kind = segue.kind
  }

  init(identifier: String) {
    id = ""
    self.identifier = identifier
    kind = .other("")
  }
}
