import InterludeSegues

/// The list of formulas, whose segues the compiler knows: `prepare` has a case for each, or does not compile.
final class FormulaListController: SceneController, SegueHandling {
  enum SegueIdentifier: String, CaseIterable {
    case showFormula
    case editFormula
  }

  override class var unwindActions: [UnwindAction] {
    [UnwindAction("unwindToFormulas:", FormulaListController.unwindToFormulas)]
  }

  var formulas = [
    Formula(name: "Circle", text: "π r²"), Formula(name: "Energy", text: "m c²"),
  ]
  private(set) var lines: [String] = []

  /// Shows a formula, as a tap on its row does.
  func show(_ formula: Formula) throws {
    try performSegue(.showFormula, sender: formula)
  }

  /// Edits a formula; the closure gets the editor out of its navigation controller.
  func edit(_ formula: Formula) throws {
    try performSegue(.editFormula, sender: formula) { (editor: FormulaEditor) in
      editor.focus = "text"
    }
  }

  override func prepare(for segue: Segue, sender: Any?) throws {
    switch try segueIdentifier(for: segue) {
    case .showFormula:
      (segue.destination as? FormulaController)?.formula = sender as? Formula
    case .editFormula:
      let editor = segue.destination.contentControllers.first as? FormulaEditor
      editor?.formula = sender as? Formula
    }
    note("prepares \(try segueIdentifier(for: segue))")
  }

  /// Takes an edited formula back.
  func unwindToFormulas(_ segue: Segue) {
    guard let editor = segue.source as? FormulaEditor, let formula = editor.formula else { return }
    formulas = formulas.map { $0.name == formula.name ? formula : $0 }
    note("takes back '\(formula.name)': \(formula.text)")
  }

  /// Adds a line.
  func note(_ line: String) {
    lines.append(line)
  }
}
