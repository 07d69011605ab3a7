/// What stands before the first element of an XML text.
struct XMLProlog {
  /// The encoding that the XML declaration names.
  private(set) var encoding: String?
  /// Where a document type declaration begins.
  private(set) var documentType: Int?

  /// Reads declarations, comments and instructions, and stops at the first element.
  ///
  /// - Complexity: O(*n*) in the length of the prolog.
  init(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while true {
      rest = rest.drop(while: Self.isSpace)
      if rest.starts(with: Self.comment) {
        rest = Self.drop(rest.dropFirst(4), past: Self.commentEnd)
      } else if rest.starts(with: Self.instruction) {
        let after = Self.drop(rest, past: Self.instructionEnd)
        if rest.startIndex == 0 { encoding = Self.encoding(in: rest[..<after.startIndex]) }
        rest = after
      } else {
        if rest.starts(with: Self.declaration) { documentType = rest.startIndex }
        return
      }
    }
  }

  /// Whether a byte is white space in XML.
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  private static func drop(_ text: ArraySlice<UInt8>, past end: [UInt8]) -> ArraySlice<UInt8> {
    var rest = text
    while !rest.isEmpty, !rest.starts(with: end) { rest = rest.dropFirst() }
    return rest.dropFirst(end.count)
  }

  /// The value of `encoding` in an XML declaration.
  private static func encoding(in declaration: ArraySlice<UInt8>) -> String? {
    let text = String(decoding: declaration, as: UTF8.self)
    guard let word = text.firstRange(of: "encoding") else { return nil }
    let value = text[word.upperBound...].drop { $0 != "'" && $0 != "\"" }
    guard let quote = value.first else { return nil }
    return String(value.dropFirst().prefix { $0 != quote })
  }

  private static let comment = Array("<!--".utf8)
  private static let commentEnd = Array("-->".utf8)
  private static let instruction = Array("<?".utf8)
  private static let instructionEnd = Array("?>".utf8)
  private static let declaration = Array("<!".utf8)
}
