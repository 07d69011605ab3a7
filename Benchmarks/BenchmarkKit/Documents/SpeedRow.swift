/// A row of the table of speeds: one operation, or the same at two sizes.
struct SpeedRow: Sendable {
  let operation: String
  let benchmark: String
  let sizes: [Int]

  static let all = [
    SpeedRow(operation: "call, no hook attached", benchmark: "call-unhooked", sizes: [0]),
    SpeedRow(
      operation: "call on an object without hooks, 100,000 others have one",
      benchmark: "call-unhooked-among-hooked", sizes: [100_000]),
    SpeedRow(operation: "one before / ten befores", benchmark: "call-before", sizes: [1, 10]),
    SpeedRow(operation: "one around / five arounds", benchmark: "call-around", sizes: [1, 5]),
    SpeedRow(
      operation: "a closure for one object and one call: store, run, clear",
      benchmark: "perform-cycle", sizes: [1]),
  ]

  /// The row as cells of a table.
  func cells(_ results: Results) -> [String] {
    let ours = sizes.map { results[benchmark, $0] }
    func cell(_ value: (Measurement) -> Double?) -> String {
      ours.map { $0.flatMap(value)?.short ?? "–" }.joined(separator: " / ")
    }
    let rivals = sizes.compactMap { results.bestRival(benchmark, $0) }
    let names = rivals.count == 2 && rivals[0] == rivals[1] ? [rivals[0]] : rivals
    return [
      operation, cell(\.nsPerOperation.median), cell(\.ratioToFloor),
      cell(\.ratioToBestRival) + " (\(names.joined(separator: " / ")))",
    ]
  }
}

extension Results {
  /// The subject with the smallest median among what is neither ours nor the floor.
  fileprivate func bestRival(_ benchmark: String, _ size: Int) -> String? {
    measurements.filter {
      $0.name == benchmark && $0.size == size && !$0.isOurs && $0.subject != "bare method"
    }
    .min { $0.nsPerOperation.median < $1.nsPerOperation.median }?.subject
  }
}
