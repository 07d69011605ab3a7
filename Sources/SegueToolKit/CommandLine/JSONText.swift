import Foundation

/// The tool's JSON: sorted keys, one value a line, slashes as they are.
package enum JSONText {
  /// Encodes a value.
  ///
  /// - Parameter value: What to encode.
  /// - Returns: JSON without a line end.
  /// - Throws: The error of the value, if it cannot be encoded.
  package static func encode(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
