/// The options and operands of one call, checked against a command's description.
package struct Arguments: Sendable, Hashable {
  /// What was given beside options, in order.
  package private(set) var operands: [String] = []
  /// Whether `--help` was given.
  private(set) var wantsHelp = false
  private var flags: Set<String> = []
  private var values: [String: String] = [:]

  /// Whether an option without value was given.
  package func has(_ name: String) -> Bool { flags.contains(name) }

  /// The value of an option.
  package func value(_ name: String) -> String? { values[name] }

  /// Sorts the words after a command's name.
  ///
  /// Options and operands may come in any order. After `--`, every word is an operand; so is a lone `-`.
  ///
  /// - Throws: ``Misuse`` that names the first wrong word.
  init(_ words: [String], for command: some Command) throws(Misuse) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      if word == "--help" || word == "-h" {
        wantsHelp = true
      } else {
        try take(word, &rest, for: command)
      }
    }
    if !wantsHelp { try checkCount(for: command) }
  }

  private mutating func take(
    _ word: String, _ rest: inout ArraySlice<String>, for command: some Command
  ) throws(Misuse) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let given = parts.count == 2 ? String(parts[1]) : nil
    guard let option = command.options.first(where: { "--\($0.name)" == parts[0] }) else {
      let known = (command.options.map(\.name) + ["help"]).map { "--\($0)" }
      throw Misuse(
        Suggestion(for: String(parts[0]), among: known)
          .sentence("unknown option", help: "segue \(command.name) --help"))
    }
    guard let placeholder = option.value else {
      guard given == nil else { throw Misuse("'--\(option.name)' takes no value; leave it out") }
      flags.insert(option.name)
      return
    }
    guard let value = given ?? rest.popFirst(), !value.isEmpty else {
      throw Misuse("'--\(option.name)' needs a value; write '--\(option.name) \(placeholder)'")
    }
    guard values.updateValue(value, forKey: option.name) == nil else {
      throw Misuse("'--\(option.name)' is given twice; leave one out")
    }
  }

  private func checkCount(for command: some Command) throws(Misuse) {
    let call = "segue \(command.name) \(command.operands)"
    if operands.contains("") {
      throw Misuse("an argument is empty; write '\(call)'")
    }
    if operands.count < command.operandCount.lowerBound {
      throw Misuse("'\(command.name)' needs more arguments; write '\(call)'")
    }
    if operands.count > command.operandCount.upperBound {
      let extra = operands[command.operandCount.upperBound]
      throw Misuse("'\(extra)' is one argument too many; write '\(call)'")
    }
  }
}
