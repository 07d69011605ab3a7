import SegueToolKit
import Synchronization

/// Keeps what a command writes.
final class Recorder: Sendable {
  private let text = Mutex("")
  /// How many writes are taken before the others fail.
  private let limit: Int
  /// How the others fail.
  private let error: SinkError
  private let count = Atomic(0)

  init(limit: Int = .max, error: SinkError = .closed) {
    self.limit = limit
    self.error = error
  }

  /// Everything written so far.
  var written: String { text.withLock { $0 } }

  /// The number of writes that were tried.
  var attempts: Int { count.load(ordering: .relaxed) }

  func sink(isTerminal: Bool = false) -> Sink {
    Sink(isTerminal: isTerminal) { text throws(SinkError) in
      let earlier = self.count.add(1, ordering: .relaxed).oldValue
      guard earlier < self.limit else { throw self.error }
      self.text.withLock { $0 += text }
    }
  }
}

/// What one call of the tool wrote and returned.
@MainActor
struct Call {
  let status: CommandStatus
  let output: String
  let errors: String

  /// Runs the tool; as in a pipe unless said otherwise.
  init(_ words: String..., tool: Tool = .standard, isTerminal: Bool = false) {
    let output = Recorder()
    let errors = Recorder()
    let console = Console(output: output.sink(), errors: errors.sink(isTerminal: isTerminal))
    status = tool.run(words, console)
    self.output = output.written
    self.errors = errors.written
  }
}
