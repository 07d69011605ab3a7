extension InspectReport.Contents {
  /// The contents as lines of a table.
  var lines: [String] {
    var table = Table()
    table.add("runtime", runtime ?? "none")
    table.add("version", version ?? "none")
    table.add("initial", initial ?? "none")
    table.add("scenes", String(scenes))
    table.add("controllers", String(controllers))
    table.add("placeholders", String(placeholders))
    table.add("exits", String(exits))
    table.add("segues", segueLine)
    table.add("segue actions", String(segueActions))
    table.add("segue identifiers", String(segueIdentifiers))
    return table.lines(indent: 2)
  }

  /// The number of segues, and of each kind, the most frequent first.
  private var segueLine: String {
    let total = String(segues.values.reduce(0, +))
    guard !segues.isEmpty else { return total }
    let kinds = segues.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return "\(total) (\(kinds.map { "\($0.key) \($0.value)" }.joined(separator: ", ")))"
  }
}
