import BenchmarkKit
import Foundation

/// What the program does beside running benchmarks: it reads runs that were written before.
enum Command: String {
  case compare
  case tables
  case series

  func run(_ words: [String]) throws {
    switch self {
    case .compare: try compare(words)
    case .tables: try writeTables(words)
    case .series: try writeSeries(words)
    }
  }

  /// Something got worse.
  struct Worse: Error, CustomStringConvertible {
    let description: String
  }

  private func compare(_ words: [String]) throws {
    guard words.count == 2 else { throw misuse("two files, OLD.json and NEW.json") }
    let comparison = Comparison(try Results(file: words[0]), try Results(file: words[1]))
    print(comparison)
    if !comparison.isClean { throw Worse(description: "something got worse") }
  }

  private func writeTables(_ words: [String]) throws {
    guard words.count >= 3 else { throw misuse("RESULTS.json, MACHINE and documents") }
    let tables = Tables(try Results(file: words[0]), machine: words[1])
    for file in words.dropFirst(2) {
      let document = try String(contentsOfFile: file, encoding: .utf8)
      try tables.replacing(in: document).write(toFile: file, atomically: true, encoding: .utf8)
    }
  }

  private func writeSeries(_ words: [String]) throws {
    guard words.count == 2 else { throw misuse("RESULTS.json and a folder") }
    let series = Series(try Results(file: words[0]))
    for name in series.names {
      try series.blocks(of: name)
        .write(toFile: "\(words[1])/\(name).dat", atomically: true, encoding: .utf8)
    }
  }

  private func misuse(_ needs: String) -> Options.Misuse {
    Options.Misuse(message: "'\(rawValue)' needs \(needs); see --help")
  }
}
