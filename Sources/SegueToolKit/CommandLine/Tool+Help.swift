extension Tool {
  /// The text of `segue --help`.
  var help: String {
    var table = Table()
    for command in commands { table.add(command.name, command.summary) }
    return """
      Usage: segue COMMAND …

      Looks into Interface Builder storyboards, and runs their segues.

      Commands:
      \(table.lines(indent: 2).joined(separator: "\n"))

      Options:
        --help     Show this, or with a command, that command's help.
        --version  Show the version.

      Exit status: 0 when all is well, 1 on findings or failures, 2 on misuse.

      """
  }

  /// The text of `segue COMMAND --help`.
  static func help(of command: some Command) -> String {
    var table = Table()
    for option in command.options { table.add(option.synopsis, option.help) }
    table.add("--help", "Show this.")
    return """
      Usage: segue \(command.name) [OPTION…] \(command.operands)

      \(command.summary)

      Options:
      \(table.lines(indent: 2).joined(separator: "\n"))

      """
  }
}
