/// The tables of documents, made of a run.
package struct Tables: Sendable {
  let results: Results
  /// The machine, the toolchain and the day, for people.
  let machine: String

  package init(_ results: Results, machine: String) {
    self.results = results
    self.machine = machine
  }

  /// A document whose tables cannot be written.
  package struct Unmarked: Error, Equatable, CustomStringConvertible {
    package let description: String
  }

  /// Writes the tables of a document anew, each between its markers.
  ///
  /// A table stands between `<!-- benchmarks: NAME -->` and `<!-- end -->`; names are `machine`,
  /// `goals`, `speed` and `figures`.
  package func replacing(in document: String) throws(Unmarked) -> String {
    var rest = document[...]
    var result = ""
    while let start = rest.firstRange(of: Self.start) {
      let name = rest[start.upperBound...].prefix { $0 != " " }
      guard let end = rest[start.upperBound...].firstRange(of: Self.end) else {
        throw Unmarked(description: "the table '\(name)' has no end, '\(Self.end)'")
      }
      guard let text = text(of: String(name)) else {
        throw Unmarked(description: "there is no table '\(name)'")
      }
      result += rest[..<start.lowerBound] + "\(Self.start)\(name) -->\n\(text)\n\(Self.end)"
      rest = rest[end.upperBound...]
    }
    return result + rest
  }

  private static let start = "<!-- benchmarks: "
  private static let end = "<!-- end -->"

  private func text(of name: String) -> String? {
    switch name {
    case "machine": machine
    case "goals": goals
    case "speed": speed
    case "figures": "```\n\(Report(results).text)\n```"
    default: nil
    }
  }

  private var goals: String {
    markdown(
      ["operation", "goal", "measured", "met", "benchmark"],
      Goal.all.map { $0.cells(results) })
  }

  private func markdown(_ header: [String], _ rows: [[String]]) -> String {
    ([header, header.map { _ in "---" }] + rows)
      .map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }

  private var speed: String {
    markdown(
      ["operation", "ns", "× bare method", "× the best rival in the run"],
      SpeedRow.all.map { $0.cells(results) })
  }
}
