import Foundation

/// The table at the end of a run.
package struct Report {
  let results: Results

  package init(_ results: Results) {
    self.results = results
  }

  package var text: String {
    let header = [
      "benchmark", "size", "threads", "subject", "ns/op", "× floor", "× best rival", "allocs/op",
      "bytes",
    ]
    let rows = results.measurements.map { measurement in
      [
        measurement.name, String(measurement.size), String(measurement.threads),
        measurement.subject, measurement.nsPerOperation.median.short,
        measurement.ratioToFloor?.short ?? "", measurement.ratioToBestRival?.short ?? "",
        measurement.allocationsPerOperation?.short ?? "", measurement.bytesPerSubject?.short ?? "",
      ]
    }
    return table([header] + rows)
  }

  private func table(_ rows: [[String]]) -> String {
    let columns = rows.first?.count ?? 0
    let widths = (0..<columns).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = row.indices.map { pad(row[$0], to: widths[$0], isText: $0 == 0 || $0 == 3) }
      return String(cells.joined(separator: "  ").reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }

  private func pad(_ cell: String, to width: Int, isText: Bool) -> String {
    let space = String(repeating: " ", count: width - cell.count)
    return isText ? cell + space : space + cell
  }
}

extension Double {
  /// As many digits as the value is worth.
  package var short: String {
    if self == rounded() && magnitude < 1e9 { return String(Int(self)) }
    return magnitude < 10
      ? String(format: "%.2f", self)
      : String(format: magnitude < 1_000 ? "%.1f" : "%.0f", self)
  }
}
