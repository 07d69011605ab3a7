/// The tool: a set of commands and what they have in common.
package struct Tool: Sendable {
  /// The version that `--version` prints.
  package static let version = "0.1.0"
  /// The tool with all its commands.
  package static let standard = Tool([
    InspectCommand(), PerformCommand(), WalkCommand(),
  ])

  let commands: [any Command]

  /// Makes a tool of commands, in the order that help lists them.
  package init(_ commands: [any Command]) {
    self.commands = commands
  }

  /// Runs one call.
  ///
  /// It never throws: misuse, and text that cannot be written, are told on the error sink; a sink that nobody reads ends
  /// the call quietly.
  ///
  /// - Parameters:
  ///   - words: The arguments after the name of the program.
  ///   - console: Where to write.
  /// - Returns: What to tell the shell.
  @MainActor
  package func run(_ words: [String], _ console: Console) -> CommandStatus {
    do {
      return try call(words, console)
    } catch let misuse as Misuse {
      try? console.errors.writeLine("segue: error: \(misuse.message)")
      return .misuse
    } catch SinkError.closed {
      return .success
    } catch let error as SinkError {
      if let message = error.message { try? console.errors.writeLine("segue: error: \(message)") }
      return .findings
    } catch {
      try? console.errors.writeLine("segue: error: \(error)")
      return .findings
    }
  }

  @MainActor
  private func call(_ words: [String], _ console: Console) throws -> CommandStatus {
    guard let word = words.first else {
      throw Misuse("a command is needed; see 'segue --help'")
    }
    switch word {
    case "--help", "-h":
      try console.output.write(help)
      return .success
    case "--version":
      try console.output.writeLine("segue \(Self.version)")
      return .success
    default:
      return try call(word, Array(words.dropFirst()), console)
    }
  }

  @MainActor
  private func call(_ word: String, _ rest: [String], _ console: Console) throws -> CommandStatus {
    guard let command = commands.first(where: { $0.name == word }) else {
      let what = word.hasPrefix("-") ? "unknown option" : "unknown command"
      let known = commands.map(\.name) + ["--help", "--version"]
      throw Misuse(Suggestion(for: word, among: known).sentence(what, help: "segue --help"))
    }
    let arguments = try Arguments(rest, for: command)
    guard !arguments.wantsHelp else {
      try console.output.write(Self.help(of: command))
      return .success
    }
    return try command.run(arguments, console)
  }
}
