import InterludeSegues

/// One formula.
final class FormulaController: SceneController {
  var formula: Formula?
}

/// Edits a formula, and goes back with it.
final class FormulaEditor: SceneController, SegueHandling {
  enum SegueIdentifier: String, CaseIterable { case done }

  var formula: Formula?
  var focus = "name"

  /// Takes the new text and goes back to whoever takes formulas back.
  func finish(with text: String) throws {
    formula?.text = text
    try performSegue(.done)
  }
}

/// A tool from another storyboard.
final class ConverterController: SceneController {}
