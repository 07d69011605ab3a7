/// The two sinks of a command.
package struct Console: Sendable {
  /// What the command was asked for.
  package let output: Sink
  /// Errors and progress.
  package let errors: Sink

  /// Makes a console; errors that nobody reads are dropped, and do not end the work.
  package init(output: Sink, errors: Sink) {
    self.output = output
    self.errors = errors.quiet
  }

  /// Writes the last text of a command that has done its work; a reader that has gone is not missed.
  ///
  /// - Returns: The status that the work has.
  /// - Throws: ``SinkError`` where the text cannot be written.
  func finish(_ text: String, _ status: CommandStatus) throws(SinkError) -> CommandStatus {
    try output.quiet.writeLine(text)
    return status
  }

  /// The console of the process.
  package static var standard: Console {
    Console(output: .standardOutput, errors: .standardError)
  }
}
