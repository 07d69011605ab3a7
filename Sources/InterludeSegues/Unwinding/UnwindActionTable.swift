/// The unwind actions of classes, found by selector; a class is asked once.
@MainActor
struct UnwindActionTable {
  private static var tables: [ObjectIdentifier: UnwindActionTable] = [:]

  private let actions: [String: UnwindAction]

  /// The actions of a controller's class, those of its superclasses included where it lists them.
  static func of(_ controller: SceneController) -> UnwindActionTable {
    let type = type(of: controller)
    if let known = tables[ObjectIdentifier(type)] { return known }
    let table = UnwindActionTable(type.unwindActions)
    tables[ObjectIdentifier(type)] = table
    return table
  }

  private init(_ list: [UnwindAction]) {
    actions = Dictionary(list.map { ($0.selector, $0) }) { _, later in later }
  }

  /// The action with a selector; of several, the one listed last.
  subscript(selector: String) -> UnwindAction? { actions[selector] }
}
