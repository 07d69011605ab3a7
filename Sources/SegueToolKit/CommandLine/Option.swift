/// An option that a command takes.
package struct Option: Sendable, Hashable {
  /// The long name, without its two hyphens.
  package let name: String
  /// What stands for the value in help; nil for an option without value.
  package let value: String?
  /// What the option does, in a few words.
  package let help: String

  /// Makes an option that is there or not.
  package static func flag(_ name: String, _ help: String) -> Option {
    Option(name: name, value: nil, help: help)
  }

  /// Makes an option that takes a value, as `--name VALUE` or `--name=VALUE`.
  package static func value(_ name: String, _ value: String, _ help: String) -> Option {
    Option(name: name, value: value, help: help)
  }

  /// The option as help shows it.
  var synopsis: String { value.map { "--\(name) \($0)" } ?? "--\(name)" }
}
