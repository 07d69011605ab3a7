/// Finds the processing instructions of an XML text, which mean nothing in a storyboard.
///
/// Foundation's parser on Linux ends the process where it meets one without data, `<?name?>`. So all of them are turned into
/// spaces before it sees them; lines and columns stay what they were. What is no well-formed instruction is left to the
/// parser, which says so.
///
/// - Complexity: O(*n*) in the length of the text; a text that has none is only looked through once.
struct XMLInstructions {
  private var bytes: [UInt8]
  private var offset = 0

  /// The text without its instructions.
  ///
  /// - Parameter bytes: A text without byte order mark.
  /// - Returns: As many bytes.
  static func removed(from bytes: [UInt8]) -> [UInt8] {
    let isDeclared = bytes.starts(with: declaration)
    guard hasMark(isDeclared ? Array(bytes.dropFirst(begin.count)) : bytes) else { return bytes }
    var text = XMLInstructions(bytes: bytes)
    text.remove()
    return text.bytes
  }

  /// Whether a text has the two bytes that instructions begin with.
  ///
  /// A search that ends early, or branches, costs several times as much for each byte.
  private static func hasMark(_ bytes: [UInt8]) -> Bool {
    let (first, second) = (begin[0], begin[1])
    var previous: UInt8 = 0
    let difference = bytes.reduce(UInt8.max) { least, byte in
      defer { previous = byte }
      return min(least, (previous ^ first) | (byte ^ second))
    }
    return difference == 0
  }

  private mutating func remove() {
    if bytes.starts(with: Self.declaration) { skip(past: Self.end) }
    while let mark = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) {
      offset = mark
      if isNext(Self.comment) {
        offset += Self.comment.count
        skip(past: Self.commentEnd)
      } else if isNext(Self.data) {
        skip(past: Self.dataEnd)
      } else if isNext(Self.begin) {
        removeInstruction()
      } else {
        skipTag()
      }
    }
  }

  /// Turns the instruction that begins here into spaces, line ends aside, if it is one.
  private mutating func removeInstruction() {
    let start = offset
    skip(past: Self.end)
    let name = bytes[(start + 2)..<max(start + 2, offset - 2)]
      .prefix { !XMLProlog.isSpace($0) && $0 != UInt8(ascii: "?") }
    let isClosed = offset - start >= 4 && bytes[..<offset].suffix(2).elementsEqual(Self.end)
    guard isClosed, name.first.map(Self.beginsName) ?? false, !name.elementsEqual("xml".utf8)
    else { return }
    for index in start..<offset where bytes[index] != UInt8(ascii: "\n") {
      bytes[index] = UInt8(ascii: " ")
    }
  }

  /// Goes behind a tag; what looks like a mark in its attributes is none.
  private mutating func skipTag() {
    var quote: UInt8?
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: ">") {
        return
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
    }
  }

  private mutating func skip(past end: [UInt8]) {
    while offset < bytes.count, !isNext(end) { offset += 1 }
    offset = min(offset + end.count, bytes.count)
  }

  private func isNext(_ text: [UInt8]) -> Bool { bytes[offset...].starts(with: text) }

  private static func beginsName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: ":"), 0x80...:
      true
    default: false
    }
  }

  private static let declaration = Array("<?xml ".utf8)
  private static let begin = Array("<?".utf8)
  private static let end = Array("?>".utf8)
  private static let comment = Array("<!--".utf8)
  private static let commentEnd = Array("-->".utf8)
  private static let data = Array("<![CDATA[".utf8)
  private static let dataEnd = Array("]]>".utf8)
}
