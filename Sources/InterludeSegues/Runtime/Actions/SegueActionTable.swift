/// The segue actions of classes, found by selector; a class is asked once.
@MainActor
struct SegueActionTable {
  private static var tables: [ObjectIdentifier: SegueActionTable] = [:]

  private let actions: [String: SegueAction]
  /// The selectors, in the order in which the class lists them.
  let selectors: [String]

  /// The actions of a controller's class, those of its superclasses included where it lists them.
  static func of(_ controller: SceneController) -> SegueActionTable {
    let type = type(of: controller)
    if let known = tables[ObjectIdentifier(type)] { return known }
    let table = SegueActionTable(type.segueActions)
    tables[ObjectIdentifier(type)] = table
    return table
  }

  private init(_ list: [SegueAction]) {
    selectors = list.map(\.selector).uniqued()
    actions = Dictionary(list.map { ($0.selector, $0) }) { _, later in later }
  }

  /// The action with a selector; of several, the one listed last.
  subscript(selector: String) -> SegueAction? { actions[selector] }
}
