extension SegueHandling where Self: SceneController, SegueIdentifier: CaseIterable {
  /// Compares the cases of the identifiers' type with the segues of the storyboard; for a test of the app.
  ///
  /// ```swift
  /// try storyboard.instantiateController(FormulaListController.self).checkSegueIdentifiers()
  /// ```
  /// Segues without identifier do not count, nor do relationships.
  ///
  /// - Throws: ``SegueIdentifierError/mismatch(_:type:withoutSegue:withoutCase:)``, with every name that is only on one
  ///   side.
  /// - Complexity: O(*n*) in the number of segues and cases.
  public func checkSegueIdentifiers() throws(SegueIdentifierError) {
    let names = segues.filter { $0.kind != .relationship }.compactMap(\.name).uniqued()
    let cases = SegueIdentifier.allCases.map(\.rawValue)
    let withoutSegue = cases.filter { !names.contains($0) }
    let withoutCase = names.filter { !cases.contains($0) }
    guard withoutSegue.isEmpty, withoutCase.isEmpty else {
      throw .mismatch(
        reference, type: Self.identifierTypeName, withoutSegue: withoutSegue,
        withoutCase: withoutCase)
    }
  }
}
