/// Rows of cells, set in columns that are as wide as their widest cell.
package struct Table: Sendable {
  private var rows: [[String]] = []

  /// Makes an empty table.
  package init() {}

  /// Adds a row; rows may differ in length.
  package mutating func add(_ cells: String...) {
    rows.append(cells)
  }

  /// The lines, each after an indent and without spaces at its end.
  ///
  /// - Complexity: O(*n*) in the number of characters.
  package func lines(indent: Int = 0) -> [String] {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.count)
      }
    }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        cell + String(repeating: " ", count: widths[column] - cell.count)
      }
      let line = String(repeating: " ", count: indent) + cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}
