import Foundation

/// The table at the end of a run.
struct Report {
  let measurements: [Measurement]

  var text: String {
    let header = [
      "benchmark", "size", "threads", "subject", "ns/op", "× floor", "× best rival", "bytes",
    ]
    let rows = measurements.map { measurement in
      [
        measurement.name, String(measurement.size), String(measurement.threads),
        measurement.subject, number(measurement.nsPerOperation.median),
        measurement.ratioToFloor.map(number) ?? "",
        measurement.ratioToBestRival.map(number) ?? "",
        measurement.bytesPerSubject.map(number) ?? "",
      ]
    }
    return table([header] + rows)
  }

  func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return try encoder.encode(measurements)
  }

  private func number(_ value: Double) -> String {
    String(format: value < 10 ? "%.2f" : "%.1f", value)
  }

  private func table(_ rows: [[String]]) -> String {
    let columns = rows.first?.count ?? 0
    let widths = (0..<columns).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }
        .joined(separator: "  ")
    }.joined(separator: "\n")
  }
}
