import Foundation
import SegueToolKit
import Testing

/// Compares what `inspect` says with a table that another parser made of the same files.
@MainActor
@Suite(.enabled(if: Corpus.isPresent, "the folder of real storyboards is not here"))
struct InspectCorpusTests {
  /// The part of the tool's JSON that the table has too.
  private struct Report: Decodable {
    struct Fault: Decodable {
      let line: Int?
    }

    let file: String
    let ok: Bool
    let error: Fault?
    let runtime: String?
    let version: String?
    let initial: String?
    let scenes: Int?
    let controllers: Int?
    let placeholders: Int?
    let exits: Int?
    let segues: [String: Int]?
    let segueActions: Int?
    let segueIdentifiers: Int?

    /// The cells of the table's row.
    var row: [String: String] {
      let kinds = (segues ?? [:]).sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }
      return [
        "targetRuntime": runtime ?? "",
        "docVersion": version ?? "",
        "initialViewController": initial ?? "",
        "scenes": text(scenes),
        "controllers": text(controllers),
        "placeholders": text(placeholders),
        "exits": text(exits),
        "segue_kinds": kinds.joined(separator: ","),
        "segues": text(segues?.values.reduce(0, +)),
        "segue_actions": text(segueActions),
        "segues_with_identifier": text(segueIdentifiers),
      ]
    }

    private func text(_ number: Int?) -> String { number.map(String.init) ?? "" }
  }

  @Test
  func `inspect agrees with the table on every file`() throws {
    let folder = Corpus.path("")
    let call = Call("inspect", "--json", String(folder.dropLast()))
    let reports = try JSONDecoder().decode([Report].self, from: Data(call.output.utf8))
    let rows = try Corpus.table("index.tsv")
    #expect(!rows.isEmpty)
    #expect(reports.map(\.file) == rows.map { folder + ($0["file"] ?? "") })
    #expect(call.status == (rows.contains { $0["wellformed"] != "ok" } ? .findings : .success))
    for (report, row) in zip(reports, rows) { compare(report, with: row) }
  }

  private func compare(_ report: Report, with row: [String: String]) {
    #expect(report.ok == (row["wellformed"] == "ok"), "\(report.file)")
    if report.ok {
      let differing = report.row.filter { row[$0.key] != $0.value }
      #expect(differing == [:], "\(report.file): \(row)")
    } else {
      let line = "line \(report.error?.line ?? 0),"
      #expect(row["wellformed"]?.contains(line) == true, "\(report.file): \(line)")
    }
  }
}
