/// A JSON object as text, with its keys in the order in which they were added.
struct JSONObject {
  private var members: [String] = []

  var text: String { "{" + members.joined(separator: ",") + "}" }

  func adding(_ key: String, _ value: String) -> JSONObject {
    adding(key, text: Self.quoted(value))
  }

  func adding(_ key: String, number: String) -> JSONObject {
    adding(key, text: number)
  }

  func adding(_ key: String, _ object: JSONObject) -> JSONObject {
    adding(key, text: object.text)
  }

  private func adding(_ key: String, text: String) -> JSONObject {
    var copy = self
    copy.members.append(Self.quoted(key) + ":" + text)
    return copy
  }

  /// A string between quotes, with everything escaped that JSON does not allow in one.
  ///
  /// - Source: RFC 8259, section 7.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case "\u{0}"..."\u{1F}":
        let hex = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
