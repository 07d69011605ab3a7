extension WalkReport {
  /// The report as lines of a table.
  var lines: [String] {
    var table = Table()
    table.add("storyboards", String(storyboards))
    table.add("unreadable", String(unreadable))
    table.add("controllers", String(controllers))
    if unmade > 0 { table.add("unmade", String(unmade)) }
    table.add("segues", String(segues))
    table.add("made with parent", String(madeWithParent))
    table.add("performed", String(performed))
    table.add("configured", String(configured))
    table.add("not performed", notPerformableLine)
    table.add("leftover", String(leftover))
    table.add("failures", String(failures.count))
    return table.lines()
  }

  /// The number of segues that were not performed, and of each reason.
  private var notPerformableLine: String {
    let reasons = Reason.allCases.compactMap { reason in
      notPerformable[reason].map { "\(reason.words) \($0)" }
    }
    let total = String(notPerformable.values.reduce(0, +))
    return reasons.isEmpty ? total : "\(total) (\(reasons.joined(separator: ", ")))"
  }
}

extension WalkReport.Reason {
  fileprivate var words: String {
    switch self {
    case .noWayBack: "no way back"
    case .noController: "no controller"
    case .noPerform: "custom without class"
    case .unresolvedReference: "unresolved reference"
    case .noSource: "no source"
    case .failed: "failed"
    }
  }
}
