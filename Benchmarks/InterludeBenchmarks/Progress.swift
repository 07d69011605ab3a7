import BenchmarkKit
import Foundation

/// Says on a terminal, and only there, what is being measured.
struct Progress {
  private let isTerminal = isatty(STDERR_FILENO) == 1

  func show(_ benchmarkCase: Case, pass: Int, of passes: Int) {
    let threads = benchmarkCase.threads == 1 ? "" : ", \(benchmarkCase.threads) threads"
    write("[\(pass + 1)/\(passes)] \(benchmarkCase.name) \(benchmarkCase.size)\(threads)")
  }

  func clear() { write("") }

  private func write(_ text: String) {
    guard isTerminal else { return }
    FileHandle.standardError.write(Data("\r\u{1B}[K\(text)".utf8))
  }
}
