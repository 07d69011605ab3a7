/// What a command tells the shell.
package enum CommandStatus: Int32, Sendable {
  /// All is well.
  case success = 0
  /// The command did its work and found something, or part of the work failed.
  case findings = 1
  /// The command was called in a way that makes no sense.
  case misuse = 2
}
