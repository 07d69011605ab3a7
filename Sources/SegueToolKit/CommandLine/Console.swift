/// The two sinks of a command.
package struct Console: Sendable {
  /// What the command was asked for.
  package let output: Sink
  /// Errors and progress.
  package let errors: Sink

  /// Makes a console.
  package init(output: Sink, errors: Sink) {
    self.output = output
    self.errors = errors
  }

  /// The console of the process.
  package static var standard: Console {
    Console(output: .standardOutput, errors: .standardError)
  }
}
