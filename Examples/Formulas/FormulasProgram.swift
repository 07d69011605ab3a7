internal import Foundation
import Interlude
import InterludeSegues

/// Shows a formula, edits another and takes it back; then finds screens by class in several storyboards.
@main
@MainActor
package enum FormulasProgram {
  static func main() throws {
    for line in try transcript() { print(line) }
  }

  /// Runs the program.
  package static func transcript() throws -> [String] {
    let library = StoryboardLibrary(folders: [Bundle.module.resourcePath ?? "Resources"])
    let route = try NavigationRoute(
      from: library.storyboards.storyboard(named: "Formulas"))
    let list = try route.arrive(at: FormulaListController.self)
    try list.checkSegueIdentifiers()
    let trail = BreadcrumbTrail()
    try withHook(try trail.attach()) { () throws in try run(list) }
    for crumb in trail.crumbs { list.note("crumb: \(crumb)") }
    find(in: library, list)
    list.note("nothing is left: \(SceneController.ledger.isEmpty)")
    return list.lines
  }

  private static func run(_ list: FormulaListController) throws {
    try list.show(list.formulas[0])
    let shown = list.navigationController?.topController as? FormulaController
    list.note("shows '\(shown?.formula?.name ?? "")'")
    list.navigationController?.pop()
    try list.edit(list.formulas[1])
    let editor = list.presentedController?.contentControllers.first as? FormulaEditor
    list.note("edits '\(editor?.formula?.name ?? "")' at its \(editor?.focus ?? "")")
    try editor?.finish(with: "γ m c²")
    list.note("presents \(list.presentedController == nil ? "nothing" : "something")")
  }

  /// Finds screens by class, without knowing their storyboards.
  private static func find(in library: StoryboardLibrary, _ list: FormulaListController) {
    let converter = try? library.instantiateController(ConverterController.self)
    list.note("converter from '\(converter?.storyboard?.name ?? "nowhere")'")
    let lost = try? library.instantiateController(ofClass: "GraphController")
    list.note("graph: \(lost == nil ? "nil" : "made")")
    do {
      _ = try library.instantiateController(ofClass: "GraphController")
    } catch {
      list.note("\(error)")
    }
  }
}
