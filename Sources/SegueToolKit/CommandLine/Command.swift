/// One word of the tool, such as `inspect`.
///
/// A command is a value that describes itself; parsing, help and misuse are the tool's work. To add one, write a type
/// in a file of its own and name it in `Tool.standard`.
package protocol Command: Sendable {
  /// The word that calls the command.
  var name: String { get }
  /// What the command does, in one line.
  var summary: String { get }
  /// What the command cannot do without, as help shows it, such as `PATH…`.
  var operands: String { get }
  /// How many words the command takes beside options.
  var operandCount: ClosedRange<Int> { get }
  /// The options, without `--help`.
  var options: [Option] { get }

  /// Does the work, on the main actor, where controllers live.
  ///
  /// - Parameters:
  ///   - arguments: Options and operands that fit the description.
  ///   - console: Where to write.
  /// - Returns: What to tell the shell.
  /// - Throws: ``Misuse`` where the arguments make no sense together,
  ///   ``SinkError`` where nobody reads any more, or the text cannot be written.
  @MainActor func run(_ arguments: Arguments, _ console: Console) throws -> CommandStatus
}
