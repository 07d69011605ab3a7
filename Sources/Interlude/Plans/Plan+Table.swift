extension Plan {
  /// The plan as a table with a line for each hook, outermost first.
  ///
  /// ```
  ///    kind    name    order            scope       runs  once  why            site
  /// 1  before  log     first            everywhere  3           outermost      App/Log.swift:12
  /// 2  around  filter  0, inside "log"  object      0     once  inside of 1    App/Screen.swift:40
  /// ```
  public var table: String {
    let header = ["", "kind", "name", "order", "scope", "runs", "once", "why", "site"]
    let rows = entries.enumerated().map { index, entry in
      ["\(index + 1)"] + entry.cells
    }
    return TextTable(rows: [header] + rows).text
  }

  /// The plan as it nests: each hook around what is indented below it, with why it stands there.
  ///
  /// ```
  /// Player.play
  /// └ 1. before "log", everywhere (outermost), App/Log.swift:12, run 3 times
  ///   └ 2. around "filter", object (inside of 1), once, App/Screen.swift:40, not run
  ///     └ original
  /// ```
  public var tree: String {
    let steps = entries.enumerated().map { index, entry in
      let place = "\(index + 1). \(entry.title), \(entry.scope) (\(entry.why))"
      return ([place] + (entry.isOneShot ? ["once"] : []) + ["\(entry.site)", entry.runs])
        .joined(separator: ", ")
    }
    let lines = (steps + (hasOriginal ? ["original"] : [])).enumerated().map { depth, step in
      String(repeating: "  ", count: depth) + "└ " + step
    }
    return ([hookPoint] + lines).joined(separator: "\n")
  }

  /// The one-shots of the plan: they wait for a call.
  public var pendingOneShots: [Entry] { entries.filter(\.isOneShot) }
}

extension Plan.Entry {
  /// The reason for its place in words.
  fileprivate var why: String { reason.map { "\($0)" } ?? "" }

  /// The hook in a table, the number apart.
  fileprivate var cells: [String] {
    let order = ([order.order.description] + order.constraints).joined(separator: ", ")
    return [
      label, name ?? "", order, "\(scope)", "\(timesRun)", isOneShot ? "once" : "", why,
      "\(site)",
    ]
  }
}

/// Cells in columns as wide as they have to be.
private struct TextTable {
  let rows: [[String]]

  var text: String {
    let widths = (rows.first ?? []).indices.map { column in
      rows.map { $0[column].count }.max() ?? 0
    }
    return rows.map { line($0, widths) }.joined(separator: "\n")
  }

  /// The cells of a row, padded; nothing but text at the end of the line.
  private func line(_ row: [String], _ widths: [Int]) -> String {
    let padded = zip(row, widths).map { cell, width in
      cell + String(repeating: " ", count: width - cell.count)
    }
    var line = padded.joined(separator: "  ")
    while line.last == " " { line.removeLast() }
    return line
  }
}
