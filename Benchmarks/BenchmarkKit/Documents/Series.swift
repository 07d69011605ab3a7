/// The columns from which charts are drawn: a block for each subject of a benchmark.
package struct Series: Sendable {
  let results: Results

  package init(_ results: Results) {
    self.results = results
  }

  /// The names of the benchmarks, in the order of the run.
  package var names: [String] {
    var seen: Set<String> = []
    return results.measurements.map(\.name).filter { seen.insert($0).inserted }
  }

  /// The blocks of a benchmark, two empty lines apart: the subject, and rows of size, threads, and the
  /// smallest, middle and largest time.
  package func blocks(of name: String) -> String {
    let rows = results.measurements.filter { $0.name == name }
    var seen: Set<String> = []
    let subjects = rows.map(\.subject).filter { seen.insert($0).inserted }
    return subjects.map { subject in
      let lines = rows.filter { $0.subject == subject }.map(\.columns)
      return (["\"\(subject)\""] + lines).joined(separator: "\n") + "\n"
    }.joined(separator: "\n\n")
  }
}

extension Measurement {
  fileprivate var columns: String {
    let time = nsPerOperation
    return "\(size) \(threads) \(time.min) \(time.median) \(time.max)"
  }
}
