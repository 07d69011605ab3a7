import Foundation
import Testing

/// The cases of one other implementation.
///
/// They are recorded beside the tests; the environment may name a folder with fresh ones.
struct OracleFile {
  let name: String
  let lines: [Substring]

  init(_ name: String) throws {
    self.name = name
    let folder = ProcessInfo.processInfo.environment["INTERLUDE_ORACLES"] ?? Self.recorded
    let text = try String(contentsOfFile: "\(folder)/\(name).jsonl", encoding: .utf8)
    lines = text.split(separator: "\n")
  }

  private static let recorded =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Cases").path

  /// Replays every case and expects that nothing differs from what was recorded.
  func expectNoMismatch(replaying replay: (OracleCase) throws -> [OracleCall]) throws {
    var mismatches: [String] = []
    for line in lines {
      let oracle = try JSONDecoder().decode(OracleCase.self, from: Data(line.utf8))
      let ours = try replay(oracle)
      if ours != oracle.calls { mismatches.append("\(line)\n  here: \(ours)") }
    }
    mismatches.sort { $0.count < $1.count }
    print("oracle \(name): \(lines.count) cases, \(mismatches.count) mismatches")
    #expect(lines.count >= 2000)
    for mismatch in mismatches.prefix(3) { Issue.record("\(mismatch)") }
  }
}
